internal import ActionLinks

/// Finds links with more layers than are read.
enum NestingTooDeep: LinkRule {
  static let rule = Rule(
    "nesting-too-deep", .error, cwe: 674, section: .nesting,
    title: "The link is nested too deeply",
    rationale: """
      Real links have three layers, a few more behind a mail gateway. Deeper ones exist to exhaust \
      readers that follow every layer, or to hide what is inside from those that stop earlier.
      """,
    badExample: """
      https://a.example.com/?link=https://b.example.com/?link%3Dhttps://c.example.com/?link\
      %253Dhttps://d.example.com/?link%25253Dhttps://e.example.com/?link\
      %2525253Dhttps://f.example.com/?link%252525253Dhttps://g.example.com/?mode\
      %25252525253DsignIn
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Wrap the action URL once, in one Hosting link.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.link.exceedsLayerLimit, let innermost = subject.layers.last else { return }
    // Wrapped URLs are followed before the continue URL, so one of them is what is too deep.
    let unread = [LinkParameter.deepLinkID, .link, .continueURL].lazy
      .compactMap { innermost.last($0) }.first { !$0.rawValue.isEmpty && $0.isWellFormed }
    reporter.report(
      rule, "the link has more than \(subject.layers.count) layers; the rest was not read",
      layer: innermost.index, range: unread.flatMap { innermost.valueRange($0) })
  }
}

internal import ActionLinks
internal import URLStandard

/// Finds links whose query follows the host without a slash.
enum EmptyPathBeforeQuery: LinkRule {
  static let rule = Rule(
    "empty-path-before-query", .warning, section: .link,
    title: "No '/' stands between the host and the query",
    rationale: """
      The standard allows it and browsers add the slash. Mail apps and the matching of universal \
      links compare the text as it is, so that such a link does not open the app.
      """,
    badExample: """
      https://example-app.page.link?link=https://example-app.firebaseapp.com/__/auth/action?apiKey\
      %3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://example-app.page.link/?link=https://example-app.firebaseapp.com/__/auth/action?apiKey\
      %3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Write '/' before the '?'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    // Only the outermost link is handed from one app to another.
    let layer = subject.outermost
    guard layer.url?.isSpecial == true, let end = layer.authority?.range.upperBound,
      let query = layer.layer.queryRange, query.lowerBound == end + 1
    else { return }
    reporter.report(
      rule, "'?' follows the host at once", layer: layer.index, range: layer.range(end..<end + 1))
  }
}

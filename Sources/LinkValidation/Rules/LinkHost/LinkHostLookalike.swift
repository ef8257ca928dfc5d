internal import DomainNames

internal import ActionLinks
internal import URLStandard

/// Finds hosts made to look like a link domain or like Firebase.
enum LinkHostLookalike: LinkRule {
  static let rule = Rule(
    "link-host-lookalike", .error, cwe: 1007, section: .link,
    title: "The host of the link looks like another",
    rationale: """
      People judge a link by a glance at its host, and careless checks by a suffix or substring of \
      it. A link domain inside a longer host, a letter changed, or a hyphen for a dot passes both.
      """,
    badExample: """
      https://example-app.firebaseapp.com.evil.example/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Do not follow the link. If the host is yours, add it to 'linkDomains'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers where !layer.isListed {
      guard let host = layer.host, layer.url?.isSpecial == true,
        let lookalike = subject.policy.lookalike(of: host)
      else { continue }
      let original =
        switch lookalike.original {
        case .linkDomain: "a link domain of the project"
        case .firebase: "a host of Firebase"
        }
      let how =
        switch lookalike.resemblance {
        case .containsName: "has \(original) inside it"
        case .oneEdit: "is one letter away from \(original)"
        case .dotsAndHyphens: "is \(original) with a hyphen for a dot"
        case .sameSkeleton: "looks the same as \(original)"
        }
      reporter.report(
        rule, "the host \(how), and is none", layer: layer.index, range: layer.hostRange)
    }
  }
}

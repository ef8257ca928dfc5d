/// Finds layers of a link that are sent without TLS.
enum LinkInsecureHTTP: LinkRule {
  static let rule = Rule(
    "link-insecure-http", .error, cwe: 319, section: .link,
    title: "The link is plain http",
    rationale: """
      Whoever sits on the way reads the code out of an http request, and can answer it with a page \
      of their own. That holds for each address the code passes through, mail gateways included.
      """,
    badExample: """
      http://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Use https; a click tracker that rewrites links to http has to be switched off.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    // The continue URL's own rule is `continue-url-insecure-http`.
    for layer in subject.linkLayers where layer.scheme == "http" {
      if layer.isOnLoopback && subject.policy.source.allowLoopback { continue }
      reporter.report(
        rule, "the scheme is http, not https", layer: layer.index, range: layer.schemeRange)
    }
  }
}

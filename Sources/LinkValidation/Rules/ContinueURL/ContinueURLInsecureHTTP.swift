/// Finds continue URLs without TLS.
enum ContinueURLInsecureHTTP: LinkRule {
  static let rule = Rule(
    "continue-url-insecure-http", .warning, cwe: 319, section: .continueURL,
    title: "The continue URL is http",
    rationale: """
      Whoever sits between the user and the host reads and changes what is sent there: the page, and \
      whatever the handler attached to the URL. On the machine itself nobody does, so that a \
      development server passes while the policy allows loopback hosts.
      """,
    badExample: ContinueURLExample.continuing(to: "http://app.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Use https.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers where layer.scheme == "http" {
      if subject.policy.source.allowLoopback, let host = layer.host, Loopback.contains(host) {
        continue
      }
      reporter.report(
        rule, "the continue URL is not protected by TLS", layer: layer.index,
        range: layer.schemeRange)
    }
  }
}

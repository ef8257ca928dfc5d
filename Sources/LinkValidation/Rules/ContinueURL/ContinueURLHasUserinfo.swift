/// Finds continue URLs with something before an `@` of the authority.
enum ContinueURLHasUserinfo: LinkRule {
  static let rule = Rule(
    "continue-url-has-userinfo", .error, cwe: 601, section: .continueURL,
    title: "The continue URL has user information before its host",
    rationale: """
      What stands before the last `@` is a user name, however much it looks like a host: \
      `https://app.example.com@evil.example/` leads to `evil.example`. Real credentials do not \
      belong in a mailed link either.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com@evil.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/@ann/finish"),
    remedy: "Remove everything up to the @ from the authority.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      guard let userinfo = layer.authority?.userinfo else { continue }
      reporter.report(
        rule, "user information stands before the continue URL's host", layer: layer.index,
        range: layer.range(userinfo.lowerBound..<userinfo.upperBound + 1))
    }
  }
}

internal import ActionLinks

/// Finds continue URLs on other ports than the scheme's own.
enum ContinueURLNondefaultPort: LinkRule {
  static let rule = Rule(
    "continue-url-nondefault-port", .note, section: .continueURL,
    title: "The continue URL names a port",
    rationale: """
      Authorized domains have no ports: any service on the host may be meant, also one that somebody \
      else runs there.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com:8443/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Leave the port out in production; continueURLPrefixes can pin one.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers where layer.layer.port != nil {
      reporter.report(
        rule, "the continue URL names another port than its scheme's own", layer: layer.index,
        range: layer.range(layer.authority?.port))
    }
  }
}

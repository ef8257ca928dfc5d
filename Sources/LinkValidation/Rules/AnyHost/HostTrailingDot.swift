internal import DomainNames

/// Finds hosts that end in a dot.
enum HostTrailingDot: LinkRule {
  static let rule = Rule(
    "host-trailing-dot", .warning, cwe: 1289, section: .host,
    title: "A host ends in a dot",
    rationale: """
      The name system finds the same host with the root's dot and without it, but cookies, \
      certificates, lists and the app's association files compare names as they stand: the page is \
      the same and is not trusted, or the check is passed by.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com./finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write the host without the dot at its end.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.trailingDot, "ends in a dot")
    }
  }
}

internal import DomainNames

/// Finds hosts with a character of which the two IDNA standards make different names.
enum HostDeviationCharacter: LinkRule {
  static let rule = Rule(
    "host-deviation-character", .error, cwe: 1289, section: .host,
    title: "A host is two names by standard",
    rationale: """
      IDNA2003 turned 'ß' to 'ss', final sigma to sigma and dropped the joiners; IDNA2008 keeps \
      them. An old reader and a new one open different domains, which may have different owners.
      """,
    badExample: ContinueURLExample.continuing(to: "https://stra\u{DF}e.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://strasse.example/finish"),
    remedy: """
      Write the host as A-labels, and register both names.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(
        .deviationCharacter, "is another name by IDNA2003 than by IDNA2008",
        severity: host.isListed ? .warning : .error)
    }
  }
}

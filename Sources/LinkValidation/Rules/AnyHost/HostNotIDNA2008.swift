internal import DomainNames

/// Finds hosts with characters that IDNA2008 does not allow.
enum HostNotIDNA2008: LinkRule {
  static let rule = Rule(
    "host-not-idna2008", .warning, section: .host,
    title: "A host has a character that IDNA2008 does not allow",
    rationale: """
      UTS 46 lets symbols such as emoji pass that IDNA2008 forbids. Registries must not sell such \
      names at the second level, and readers that follow IDNA2008 refuse them.
      """,
    badExample: ContinueURLExample.continuing(to: "https://i\u{2764}.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Use a name of letters and digits.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.notIDNA2008, "has a character that IDNA2008 does not allow")
    }
  }
}

internal import DomainNames

/// Finds hosts with characters that turn the direction of text.
enum HostBidiControl: LinkRule {
  static let rule = Rule(
    "host-bidi-control", .error, cwe: 1007, section: .host,
    title: "A host has a bidirectional control",
    rationale: """
      Marks and overrides of direction show the letters of a host in another order than they have. \
      A label may read as its mirror image, or trade places with the next.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com\u{202E}moc.live/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; no host name has such a character.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.bidiControl, "has a bidirectional control")
    }
  }
}

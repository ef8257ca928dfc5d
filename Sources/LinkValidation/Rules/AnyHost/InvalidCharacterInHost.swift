internal import DomainNames

/// Finds hosts with ASCII that no host name has.
enum InvalidCharacterInHost: LinkRule {
  static let rule = Rule(
    "invalid-character-in-host", .error, section: .host,
    title: "A host has a character that no host name has",
    rationale: """
      The URL Standard lets some punctuation pass that the name system never has in host names. A \
      careless pattern takes it for the end of the host: 'app.example.com;.evil.example' begins as \
      the right one does.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com;.evil.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; host names are of letters, digits, hyphens and dots.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.invalidCharacter, "has a character that no host name has")
    }
  }
}

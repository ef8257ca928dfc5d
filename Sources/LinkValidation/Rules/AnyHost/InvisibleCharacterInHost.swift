internal import DomainNames

/// Finds hosts with characters that nobody sees.
enum InvisibleCharacterInHost: LinkRule {
  static let rule = Rule(
    "invisible-character-in-host", .warning, cwe: 1007, section: .host,
    title: "A host has an invisible character",
    rationale: """
      UTS 46 drops soft hyphens, variation selectors and the like. The host that is opened differs \
      from the text that was compared, and nobody can see it.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.exam\u{AD}ple.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write the host anew, without the invisible character.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.invisibleCharacter, "has an invisible character")
    }
  }
}

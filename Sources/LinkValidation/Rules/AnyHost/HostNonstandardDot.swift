internal import DomainNames

/// Finds hosts with another character for a dot.
enum HostNonstandardDot: LinkRule {
  static let rule = Rule(
    "host-nonstandard-dot", .warning, cwe: 1007, section: .host,
    title: "A host has another character for a dot",
    rationale: """
      UTS 46 takes the ideographic full stop and its fullwidth and halfwidth forms for dots. A \
      reader that does not sees one label where a browser sees two, and so another domain.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example\u{3002}com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write dots as dots.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.nonstandardDot, "has another character for a dot")
    }
  }
}

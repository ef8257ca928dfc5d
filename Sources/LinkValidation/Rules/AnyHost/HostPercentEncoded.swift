internal import DomainNames

/// Finds hosts with percent-encoded bytes.
enum HostPercentEncoded: LinkRule {
  static let rule = Rule(
    "host-percent-encoded", .warning, cwe: 177, section: .host,
    title: "A host is percent-encoded",
    rationale: """
      Browsers decode a host before they look at it, most other readers compare and resolve it as \
      it stands. A list that holds 'app.example.com' then says yes to one of them and no to the \
      other.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app%2Eexample.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write the host without percent-encoding; names beyond ASCII as A-labels.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.percentEncoded, "is percent-encoded in part")
    }
  }
}

internal import DomainNames

/// Finds IPv6 addresses with a zone.
enum HostIPv6Zone: LinkRule {
  static let rule = Rule(
    "host-ipv6-zone", .error, cwe: 20, section: .host,
    title: "An IPv6 address has a zone",
    rationale: """
      A zone names an interface of one machine, so it has no place in a mailed link. The URL \
      Standard refuses it; other readers cut it off or resolve what stands in it.
      """,
    badExample: ContinueURLExample.continuing(to: "https://[fe80::1%25en0]/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; use a name.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(.ipv6Zone, "is an IPv6 address with a zone")
    }
  }
}

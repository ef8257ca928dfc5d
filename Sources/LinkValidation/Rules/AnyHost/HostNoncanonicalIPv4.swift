internal import DomainNames

/// Finds IPv4 addresses that are not written as four decimal numbers.
enum HostNoncanonicalIPv4: LinkRule {
  static let rule = Rule(
    "host-noncanonical-ipv4", .error, cwe: 918, section: .host,
    title: "An IPv4 address is in an unusual spelling",
    rationale: """
      Octal, hexadecimal, shortened and single-number forms are addresses to browsers and \
      resolvers, and names to a check that looks for four decimal numbers. They serve to reach \
      forbidden addresses past such a check.
      """,
    badExample: ContinueURLExample.continuing(to: "http://2130706433/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write four decimal numbers without leading zeros; better, use a name.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      host.offence(
        .noncanonicalIPv4, "is an IPv4 address in another spelling than four decimal numbers")
    }
  }
}

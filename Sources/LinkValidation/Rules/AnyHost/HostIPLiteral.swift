/// Finds hosts that are IP addresses.
enum HostIPLiteral: LinkRule {
  static let rule = Rule(
    "host-ip-literal", .error, cwe: 918, section: .host,
    title: "A host is an IP address",
    rationale: """
      A mailed link leads to a name. An address has no certificate that tells its owner, belongs \
      to whoever rents it today, and may be one inside the network of the user or of the server \
      that opens the link.
      """,
    badExample: ContinueURLExample.continuing(to: "https://192.0.2.1/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Use a name; or add the address to the policy's list.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let allowsLoopback = subject.policy.source.allowLoopback
    reporter.report(rule, on: subject.hosts) { host in
      guard host.isAddress, !host.isListed, let name = host.name,
        !(allowsLoopback && Loopback.contains(name))
      else { return nil }
      return HostOffence(predicate: "is an IP address, and on no list", range: host.range)
    }
  }
}

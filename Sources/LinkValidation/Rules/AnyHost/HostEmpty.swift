internal import DomainNames
internal import URLStandard

/// Finds URLs whose host is missing.
enum HostEmpty: LinkRule {
  static let rule = Rule(
    "host-empty", .error, cwe: 20, section: .host,
    title: "A host is empty",
    rationale: """
      A web address must have a host. Where it is missing, readers part ways: a browser skips \
      surplus slashes and takes the first piece of the path for the host, another reader sees no \
      host at all and lets the URL pass as a local one.
      """,
    badExample: ContinueURLExample.continuing(to: "https:///finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; write the host between the two slashes and the path.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      let authority = host.written.authority
      if host.isSpecial, authority.slashCount > 2 {
        let start = authority.range.lowerBound
        return HostOffence(
          predicate: "is missing between its slashes",
          range: host.layerRange(of: start - authority.slashCount..<start))
      }
      if host.failure == .validation(.hostMissing), !host.isSpecial {
        return HostOffence(predicate: "is missing", range: host.layerRange(of: authority.range))
      }
      return host.offence(.empty, "is empty")
    }
  }
}

internal import ActionLinks
internal import DomainNames

/// What a rule has to say of one host.
struct HostOffence {
  /// What the host is or has, to be read behind "the host".
  var predicate: String
  /// How grave it is, if not as the rule says.
  var severity: Severity?
  /// Where it shows in the text of the layer.
  var range: Range<Int>?
}

extension SubjectHost {
  /// The offence that the spelling shows something, or `nil` where it does not.
  func offence(
    _ kind: HostFact.Kind, _ predicate: String, severity: Severity? = nil
  ) -> HostOffence? {
    guard shows(kind) else { return nil }
    return HostOffence(predicate: predicate, severity: severity, range: range(of: kind))
  }
}

extension Reporter {
  /// Takes what a rule has to say of some hosts.
  ///
  /// Of fallback URLs that are values of equal parameters, only the first offence counts.
  mutating func report(
    _ rule: Rule, on hosts: [SubjectHost], _ judge: (SubjectHost) -> HostOffence?
  ) {
    var reported: [(layer: Int, parameter: LinkParameter)] = []
    for host in hosts {
      let parameter = host.fallback?.parameter
      let isReported = reported.contains { $0.layer == host.layer && $0.parameter == parameter }
      guard !isReported, let offence = judge(host) else { continue }
      if let parameter { reported.append((host.layer, parameter)) }
      let whose = parameter.map { " of '\($0.name)'" } ?? ""
      report(
        rule, "the host\(whose) \(offence.predicate)", severity: offence.severity,
        layer: host.layer, range: offence.range)
    }
  }
}

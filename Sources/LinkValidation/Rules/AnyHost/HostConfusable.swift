internal import DomainNames

/// Finds hosts that look the same as a listed one.
enum HostConfusable: LinkRule {
  static let rule = Rule(
    "host-confusable", .error, cwe: 1007, section: .host,
    title: "A host looks the same as a listed one",
    rationale: """
      Two names with the same skeleton by UTS 39 cannot be told apart at a glance: a Cyrillic \
      letter for a Latin one, a one for an l. Whoever registers such a name means to be taken for \
      its owner.
      """,
    badExample: ContinueURLExample.continuing(to: "https://\u{430}pp.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link. If the host is yours, add it to the policy's list.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.hosts.contains(where: { $0.appearance != nil }) else { return }
    let lists = [subject.policy.authorizedDomains, subject.policy.linkDomains]
    reporter.report(rule, on: subject.hosts) { host in
      guard let appearance = host.appearance,
        lists.contains(where: { $0.lookalikes.confusable(with: appearance) != nil })
      else { return nil }
      return HostOffence(
        predicate: "looks the same as a listed host, or as its registrable domain",
        severity: host.isJudged ? .error : .warning, range: host.range)
    }
  }
}

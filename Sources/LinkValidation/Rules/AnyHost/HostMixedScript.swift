internal import DomainNames

/// Finds hosts with a label of scripts that do not go together.
enum HostMixedScript: LinkRule {
  static let rule = Rule(
    "host-mixed-script", .warning, cwe: 1007, section: .host,
    title: "A host mixes scripts within a label",
    rationale: """
      Nearly all words are of one script, or of Latin with one of those of East Asia. A Cyrillic \
      letter among Latin ones is there to be taken for one of them. The level is the highly \
      restrictive one of UTS 39.
      """,
    badExample: ContinueURLExample.continuing(to: "https://g\u{43E}ogle.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link. If the host is yours, add it to the policy's list.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.hosts) { host in
      guard host.appearance?.mixedScriptLabel != nil else { return nil }
      return HostOffence(
        predicate: "has a label of scripts that do not go together", range: host.range)
    }
  }
}

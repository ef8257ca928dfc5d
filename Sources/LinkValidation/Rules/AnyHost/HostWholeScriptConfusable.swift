internal import DomainNames

/// Finds hosts with a label of one script that looks all Latin.
enum HostWholeScriptConfusable: LinkRule {
  static let rule = Rule(
    "host-whole-script-confusable", .error, cwe: 1007, section: .host,
    title: "A host has a label of another script that looks Latin",
    rationale: """
      Cyrillic, Greek and others have enough letters that look Latin to spell whole words, and a \
      label of one script raises no suspicion of mixing. Browsers that show it as text show a \
      familiar name.
      """,
    badExample: ContinueURLExample.continuing(
      to: "https://\u{440}\u{430}\u{443}\u{440}\u{430}.example/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link. If the host is yours, add it to the policy's list.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.hosts) { host in
      guard host.appearance?.wholeScriptConfusableLabel != nil else { return nil }
      return HostOffence(
        predicate: "has a label of another script that looks Latin throughout",
        severity: host.isJudged ? .error : .warning, range: host.range)
    }
  }
}

internal import DomainNames

/// Finds hosts that no internationalized name can be.
enum HostInvalidIDNA: LinkRule {
  static let rule = Rule(
    "host-invalid-idna", .error, cwe: 1007, section: .host,
    title: "A host is no valid internationalized name",
    rationale: """
      UTS 46 refuses labels that decode to nothing, that begin with a combining mark, mix \
      directions or spell an A-label another way than its U-label gives. A reader that skips this \
      check shows or resolves something else than one that makes it.
      """,
    badExample: ContinueURLExample.continuing(to: "https://xn--a.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; register and write names that UTS 46 accepts.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      let fault = host.analysis?.facts.first { $0.kind.isInvalidIDNA }
      return fault.flatMap { host.offence($0.kind, predicate(of: $0.kind)) }
    }
  }

  private static func predicate(of kind: HostFact.Kind) -> String {
    switch kind {
    case .invalidUTF8: "has bytes that are not UTF-8"
    case .undecodableALabel: "has a label that begins with 'xn--' and is no Punycode"
    case .asciiALabel: "has an A-label that decodes to ASCII alone"
    case .nestedALabel: "has an A-label that decodes to one more"
    case .nonMinimalALabel: "has an A-label that its own U-label does not encode to"
    case .invalidALabel: "has an A-label whose U-label UTS 46 would not leave as it is"
    default: "is refused by UTS 46"
    }
  }
}

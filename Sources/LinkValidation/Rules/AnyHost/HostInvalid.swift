internal import DomainNames
internal import URLStandard

/// Finds hosts that are neither names nor addresses.
enum HostInvalid: LinkRule {
  static let rule = Rule(
    "host-invalid", .error, cwe: 20, section: .host,
    title: "A host is no valid name or address",
    rationale: """
      The name system has no empty labels, none over 63 octets and no name over 253, and a name \
      that ends in a number is an IPv4 address or nothing. What a reader makes of such a host is \
      its own affair: one refuses it, the next cuts it or hands it to a resolver with rules of its \
      own.
      """,
    badExample: ContinueURLExample.continuing(to: "https://1.2.3.4.5/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; write the host as the name system has it.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      for (kind, predicate) in faults where host.shows(kind) {
        return host.offence(kind, predicate)
      }
      return host.isRefusedUnexplained
        ? HostOffence(predicate: "is refused by the URL Standard", range: host.range) : nil
    }
  }

  private static let faults: [(HostFact.Kind, String)] = [
    (.emptyLabel, "has an empty label"),
    (.labelTooLong, "has a label of more than 63 octets"),
    (.nameTooLong, "is longer than 253 octets"),
    (.invalidIPv4, "ends in a number and is no IPv4 address"),
    (.invalidIPv6, "stands in brackets and is no IPv6 address"),
    (.ipvFuture, "is an address of a version that nobody uses"),
  ]
}

extension SubjectHost {
  /// Whether the URL parser refuses the host for a reason that no rule names more exactly.
  fileprivate var isRefusedUnexplained: Bool {
    switch failure {
    case nil, .inputTooLong, .validation(.hostMissing), .validation(.portInvalid),
      .validation(.portOutOfRange), .validation(.missingSchemeNonRelativeURL):
      return false
    case .validation(.hostInvalidCodePoint) where !isSpecial: return false
    default:
      let explained: [HostFact.Kind] = [.empty, .forbiddenCodePoint, .ipv6Zone]
      return !explained.contains(where: shows)
        && analysis?.facts.contains(where: \.kind.isInvalidIDNA) != true
    }
  }
}

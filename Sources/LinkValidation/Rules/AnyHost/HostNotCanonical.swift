internal import DomainNames
internal import URLStandard

/// Finds hosts and ports that are not written as the URL Standard serializes them.
enum HostNotCanonical: LinkRule {
  static let rule = Rule(
    "host-not-canonical", .note, cwe: 178, section: .host,
    title: "A host is not in its canonical form",
    rationale: """
      Letter case, an empty port and the scheme's own port mean nothing, but a comparison of texts \
      trips over them. Where UTS 46 turns another character into an ordinary one, the reader saw a \
      different name from the one that is opened.
      """,
    badExample: ContinueURLExample.continuing(to: "https://APP.example.com:443/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write hosts in lower case, in ASCII or U-labels as registered, without the scheme's own \
      port.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts, spelling)
    reporter.report(rule, on: subject.unusualHosts, port)
  }

  private static func spelling(of host: SubjectHost) -> HostOffence? {
    host.offence(.mapped, "has a character that UTS 46 replaces", severity: .warning)
      ?? host.offence(.uppercase, "has capital letters")
      ?? host.offence(.noncanonicalIPv6, "is an IPv6 address in an unusual spelling")
  }

  private static func port(of host: SubjectHost) -> HostOffence? {
    guard let port = host.written.authority.port else { return nil }
    let digits = host.written.text[port]
    let range = host.layerRange(of: port.lowerBound - 1..<port.upperBound)
    if digits.isEmpty { return HostOffence(predicate: "has an empty port", range: range) }
    let number = digits.drop { $0 == UInt8(ascii: "0") }
    if let usual = defaultPort(of: host.written.scheme), number.elementsEqual(usual.utf8) {
      return HostOffence(predicate: "has its scheme's own port", range: range)
    }
    let hasLeadingZero = number.count < digits.count && digits.count > 1
    return hasLeadingZero && digits.allSatisfy(\.isASCIIDigit)
      ? HostOffence(predicate: "has a port with a leading zero", range: range) : nil
  }

  private static func defaultPort(of scheme: String) -> String? {
    switch scheme {
    case "https", "wss": "443"
    case "http", "ws": "80"
    case "ftp": "21"
    default: nil
    }
  }
}

internal import URLStandard

/// Finds ports that are no port numbers.
enum InvalidPort: LinkRule {
  static let rule = Rule(
    "invalid-port", .error, cwe: 20, section: .host,
    title: "A port is no number from 0 to 65535",
    rationale: """
      Readers cut such a port to 16 bits, ignore it or refuse the URL, and then connect to \
      different places or to none.
      """,
    badExample: ContinueURLExample.continuing(to: "https://app.example.com:99999/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Write a port from 1 to 65535, or none.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      guard let port = host.written.authority.port, !isPort(host.written.text[port]) else {
        return nil
      }
      return HostOffence(
        predicate: "has a port that is no number up to 65535", range: host.layerRange(of: port))
    }
  }

  /// Whether a text is empty or a port's number.
  private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
    var number = 0
    for digit in digits {
      guard digit.isASCIIDigit, number <= 0xFFFF else { return false }
      number = number * 10 + Int(digit & 0x0F)
    }
    return number <= 0xFFFF
  }
}

internal import ActionLinks
internal import URLStandard

/// Finds keys that are not shaped like one.
enum APIKeyMalformed: LinkRule {
  static let rule = Rule(
    "api-key-malformed", .warning, cwe: 20, section: .recognition,
    title: "`apiKey` is not shaped like a Web API key",
    rationale: """
      A Web API key is `AIza` and 35 letters, digits, `_` or `-`. Anything else is a placeholder, a \
      variable that was not there (`undefined`), or a key cut off in the mail. Links of the \
      Authentication emulator have a key of their own, and are left out.
      """,
    badExample: ExampleLink.page + "?apiKey=undefined&mode=signIn&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Take the key from the project's settings, and the link from Firebase.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate, layer.kind != .emulatorLink,
      case .present(let key) = RequiredParameter(.apiKey, in: layer), !isKey(key.value)
    else { return }
    reporter.report(
      rule, "apiKey is not 'AIza' and 35 letters, digits, '_' or '-'", layer: layer.index,
      range: layer.valueRange(key))
  }

  private static func isKey(_ text: String) -> Bool {
    text.utf8.count == 39 && text.utf8.starts(with: "AIza".utf8)
      && text.utf8.allSatisfy {
        $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      }
  }
}

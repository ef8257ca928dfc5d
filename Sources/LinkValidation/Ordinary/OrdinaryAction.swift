internal import ActionLinks
internal import URLStandard

/// The action URL of an ordinary link: the default handler, and each parameter once at most.
struct OrdinaryAction: Sendable {
  /// Its host, in its text.
  let host: Range<Int>
  /// Its parameters' values.
  let parameters: Parameters
  /// What its mode says.
  let operation: ActionCodeOperation

  /// How many of the names that SDKs look for stand in it: the first three always.
  var nameCount: Int { parameters.tenantID.isEmpty ? 3 : 4 }

  /// Where the values stand; an absent parameter has an empty range.
  struct Parameters: Sendable {
    private(set) var apiKey = 0..<0
    private(set) var mode = 0..<0
    private(set) var oobCode = 0..<0
    private(set) var continueURL = 0..<0
    private(set) var lang = 0..<0
    private(set) var tenantID = 0..<0

    /// Takes the query of an action from an offset to the end of the text; `nil` where it has another
    /// parameter, one twice, or one without a value.
    init?(_ text: Span<UInt8>, from start: Int) {
      var index = start
      while index < text.count {
        let end: Int? =
          switch text[index] {
          case UInt8(ascii: "a"): Self.take("apiKey=", of: text, at: index, into: &apiKey)
          case UInt8(ascii: "m"): Self.take("mode=", of: text, at: index, into: &mode)
          case UInt8(ascii: "o"): Self.take("oobCode=", of: text, at: index, into: &oobCode)
          case UInt8(ascii: "c"): Self.take("continueUrl=", of: text, at: index, into: &continueURL)
          case UInt8(ascii: "l"): Self.take("lang=", of: text, at: index, into: &lang)
          case UInt8(ascii: "t"): Self.take("tenantId=", of: text, at: index, into: &tenantID)
          default: nil
          }
        guard let end else { return nil }
        if end == text.count { return }
        index = end + 1
      }
      // Nothing stands behind the question mark or an ampersand.
      return nil
    }

    /// Takes a parameter's value, and gives where it ends.
    private static func take(
      _ name: StaticString, of text: Span<UInt8>, at index: Int, into value: inout Range<Int>
    ) -> Int? {
      guard value.isEmpty, let start = text.end(of: name, at: index) else { return nil }
      let end = text.firstOffset(of: UInt8(ascii: "&"), in: start..<text.count) ?? text.count
      guard end > start else { return nil }
      value = start..<end
      return end
    }
  }

  /// Recognizes an action URL, or not.
  ///
  /// - Parameter bytes: Its text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ bytes: Span<UInt8>) {
    guard let start = bytes.end(of: "https://", at: 0) else { return nil }
    let hostEnd = bytes.hostEnd(from: start)
    guard let query = bytes.end(of: "/__/auth/action?", at: hostEnd),
      let parameters = Parameters(bytes, from: query),
      Self.isKey(bytes.extracting(parameters.apiKey)),
      Self.isCode(bytes.extracting(parameters.oobCode)),
      let operation = ActionCodeOperation(mode: bytes.extracting(parameters.mode)),
      Self.isLanguageTag(bytes, in: parameters.lang),
      Self.isPlain(bytes.extracting(parameters.tenantID)),
      // Dots at the end may be those of a text that is cut off.
      bytes[bytes.count - 1] != UInt8(ascii: ".")
    else { return nil }
    host = start..<hostEnd
    self.parameters = parameters
    self.operation = operation
  }

  // MARK: Values

  private static func isKey(_ value: Span<UInt8>) -> Bool {
    value.count == 39 && value.end(of: "AIza", at: 0) != nil && isPlain(value)
  }

  /// Whether a value is a code; a shorter one may be the text of a missing value.
  private static func isCode(_ value: Span<UInt8>) -> Bool {
    (16...128).contains(value.count) && isPlain(value)
  }

  private static func isPlain(_ value: Span<UInt8>) -> Bool {
    OrdinaryText.isWord(value) && !isNothing(value)
  }

  /// Whether a value is what programs write for none; see `Placeholder`.
  private static func isNothing(_ value: Span<UInt8>) -> Bool {
    value.count == 4 && value.end(of: "null", at: 0) != nil
      || value.count == 9 && value.end(of: "undefined", at: 0) != nil
  }

  /// Whether a value is two or three letters, and subtags of two to eight letters and digits.
  private static func isLanguageTag(_ text: Span<UInt8>, in range: Range<Int>) -> Bool {
    let value = text.extracting(range)
    if value.isEmpty { return true }
    var end = value.end(from: 0) { $0.isASCIIAlpha }
    guard (2...3).contains(end) else { return false }
    while end < value.count {
      guard value[end] == UInt8(ascii: "-") else { return false }
      let start = end + 1
      end = value.end(from: start) { $0.isASCIIAlphanumeric }
      guard (2...8).contains(end - start) else { return false }
    }
    return true
  }
}

internal import ActionLinks
internal import URLStandard

/// Tells, at the cost of one look at the text, that no SDK can take a parameter of the action from
/// anywhere else than the action's own query.
///
/// The SDKs disagree on when to decode, where to split, and which of equal names counts. None of that
/// matters where a name stands in the text once and its value has no byte that any of them treats in
/// a way of its own. Ordinary links are such, so that the SDKs' readings need not be worked out.
enum SDKAgreement {
  /// The names that all SDKs look up to find the action.
  private static let names: [(parameter: LinkParameter, bytes: [UInt8])] =
    [LinkParameter.apiKey, .mode, .oobCode, .tenantID].map { ($0, Array($0.name.utf8)) }

  /// Whether it is certain for a link; `false` says nothing.
  ///
  /// It is certain where these hold, at whatever depth of encoding:
  /// - No escape decodes to a letter or a digit, and no control stands in the text. So a name is
  ///   spelled by its own bytes or not at all, and no reader takes away what keeps it apart.
  /// - Each name stands once at most, and then the action's own query has it.
  /// - Its value consists of unreserved bytes, and what ends it is the end of the text or an
  ///   ampersand that is encoded as often as the `=` before the value, or less often: whoever sees
  ///   the `=` sees the ampersand.
  ///
  /// - Parameters:
  ///   - text: The outermost text.
  ///   - action: The layer whose query is the action.
  /// - Returns: Whether it is certain.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func isCertain(of text: Span<UInt8>, action: SubjectLayer) -> Bool {
    let kinds = WordByte.table
    var seen: UInt8 = 0
    var index = 0
    while index < text.count {
      guard kinds[Int(text[index])] != .other else {
        guard let unit = unit(of: text, at: index) else { return false }
        index = unit.end
        continue
      }
      let start = index
      while index < text.count {
        let kind = kinds[Int(text[index])]
        if kind == .other { break }
        if kind == .initial, let number = numberOfName(beginning: text, at: index) {
          let name = names[number]
          if text.extracting(index...).starts(with: name.bytes.span) {
            let end = index + name.bytes.count
            // A word that only contains the name is rare, and not worth a closer look.
            guard index == start, end == text.count || !text[end].isASCIIAlphanumeric,
              seen >> UInt8(number) & 1 == 0, action.last(name.parameter) != nil,
              isPlainValue(text, behindName: end)
            else { return false }
            seen |= 1 << UInt8(number)
          }
        }
        index += 1
      }
    }
    return true
  }

  /// What a byte is to the search for ``names``.
  private enum WordByte: UInt8 {
    /// No letter or digit.
    case other
    /// A letter or digit that begins none of the names.
    case inner
    /// A letter that begins one.
    case initial

    static let table: [WordByte] = (0...UInt8.max).map { byte in
      guard byte.isASCIIAlphanumeric else { return .other }
      return names.contains { $0.bytes[0] == byte } ? .initial : .inner
    }
  }

  /// Which of ``names`` may stand at an offset, by its first two bytes; `nil` for none.
  private static func numberOfName(beginning text: Span<UInt8>, at index: Int) -> Int? {
    let second: UInt8
    let number: Int
    switch text[index] {
    case UInt8(ascii: "a"): (second, number) = (UInt8(ascii: "p"), 0)
    case UInt8(ascii: "m"): (second, number) = (UInt8(ascii: "o"), 1)
    case UInt8(ascii: "o"): (second, number) = (UInt8(ascii: "o"), 2)
    case UInt8(ascii: "t"): (second, number) = (UInt8(ascii: "e"), 3)
    default: return nil
    }
    return index + 1 < text.count && text[index + 1] == second ? number : nil
  }

  /// Whether an `=` and a plain value stand behind a name.
  private static func isPlainValue(_ text: Span<UInt8>, behindName start: Int) -> Bool {
    guard start < text.count, let equals = unit(of: text, at: start),
      equals.byte == UInt8(ascii: "=")
    else { return false }
    var end = equals.end
    while end < text.count, isUnreserved(text[end]) { end += 1 }
    guard end > equals.end else { return false }
    guard end < text.count else { return true }
    guard let ampersand = unit(of: text, at: end) else { return false }
    guard ampersand.byte == UInt8(ascii: "&"), ampersand.depth <= equals.depth else { return false }
    // A mark that combines with the ampersand would keep iOS from splitting there.
    guard ampersand.end < text.count else { return true }
    let next = text[ampersand.end].isASCIIAlphanumeric ? nil : unit(of: text, at: ampersand.end)
    return next.map { $0.byte < 0x80 } ?? text[ampersand.end].isASCIIAlphanumeric
  }

  /// The byte at an offset that is no letter or digit, decoded as often as it is encoded; `nil` for
  /// what makes a link a matter for the SDKs' readings.
  private static func unit(
    of text: Span<UInt8>, at start: Int
  ) -> (byte: UInt8, depth: Int, end: Int)? {
    let byte = text[start]
    guard byte == UInt8(ascii: "%") else {
      return isPunctuation(byte) || isForeign(byte) ? (byte, 0, start + 1) : nil
    }
    // Escapes of percent signs, each of which the next two bytes make an escape again.
    var (depth, digits) = (0, start + 1)
    while digits + 1 < text.count, text[digits] == UInt8(ascii: "2"),
      text[digits + 1] == UInt8(ascii: "5")
    {
      depth += 1
      digits += 2
    }
    let high = digits < text.count ? text[digits].hexDigitValue : 0xFF
    let low = digits + 1 < text.count ? text[digits + 1].hexDigitValue : 0xFF
    // A percent sign it stays, which decoders refuse, keep or replace.
    guard high != 0xFF, low != 0xFF else { return (byte, depth, digits) }
    let decoded = high << 4 | low
    guard isPunctuation(decoded) || decoded == UInt8(ascii: " ") || isForeign(decoded) else {
      return nil
    }
    return (decoded, depth + 1, digits + 2)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !byte.isASCIIAlphanumeric && byte != UInt8(ascii: "%")
  }

  /// Whether a byte is of a character beyond ASCII; none of those with the first byte that a Kelvin
  /// sign has, which Swift holds equal to a `K`.
  private static func isForeign(_ byte: UInt8) -> Bool { byte >= 0x80 && byte != 0xE2 }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

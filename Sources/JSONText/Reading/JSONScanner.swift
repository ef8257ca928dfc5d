/// Reads the tokens of a JSON text, and refuses what the grammar does not allow.
///
/// Source: RFC 8259, sections 2, 3, 6 and 7.
struct JSONScanner {
  let text: [UInt8]
  /// Where the next token begins.
  var offset = 0

  init(_ text: [UInt8]) { self.text = text }

  /// The byte at the offset, or `nil` at the end.
  var current: UInt8? { offset < text.count ? text[offset] : nil }

  mutating func skipWhitespace() {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// The error for what stands at the offset instead of the token that `expected` names.
  ///
  /// A comment is named as such, since that is what most people write there.
  func unexpectedToken(_ expected: JSONReadingError.Code) -> JSONReadingError {
    unexpected(current == ASCII.solidus ? .comment : expected)
  }

  /// The error `code` at the offset, unless the end of the text or malformed UTF-8 explains more.
  private func unexpected(_ code: JSONReadingError.Code) -> JSONReadingError {
    guard offset < text.count else { return JSONReadingError(code: .unexpectedEnd, offset: offset) }
    if case .malformed = text.span.utf8Sequence(at: offset) {
      return JSONReadingError(code: .malformedUTF8, offset: offset)
    }
    return JSONReadingError(code: code, offset: offset)
  }

  /// Reads the rest of a literal whose first letter stands at the offset.
  mutating func scanLiteral(_ word: String) throws(JSONReadingError) {
    for letter in word.utf8 {
      guard current == letter else { throw unexpected(.invalidLiteral) }
      offset += 1
    }
  }

  /// Reads the number that begins at the offset.
  mutating func scanNumber() throws(JSONReadingError) {
    if current == ASCII.minus { offset += 1 }
    if current == ASCII.zero {
      offset += 1
      if let current, ASCII.isDigit(current) {
        throw JSONReadingError(code: .leadingZero, offset: offset - 1)
      }
    } else {
      try scanDigits()
    }
    if current == ASCII.period {
      offset += 1
      try scanDigits()
    }
    if let exponent = current, exponent | 0x20 == 0x65 {
      offset += 1
      if current == ASCII.plus || current == ASCII.minus { offset += 1 }
      try scanDigits()
    }
  }

  /// Reads one digit or more.
  private mutating func scanDigits() throws(JSONReadingError) {
    guard let first = current, ASCII.isDigit(first) else { throw unexpected(.malformedNumber) }
    while let current, ASCII.isDigit(current) { offset += 1 }
  }

  /// Reads the string whose opening quotation mark stands at the offset.
  mutating func scanString() throws(JSONReadingError) -> JSONString.Traits {
    var traits: JSONString.Traits = []
    offset += 1
    while let byte = current {
      switch byte {
      case ASCII.quotationMark:
        offset += 1
        return traits
      case ASCII.backslash:
        traits.formUnion(try scanEscape())
      case 0x00..<ASCII.space:
        throw JSONReadingError(code: .controlCharacter, offset: offset)
      case ASCII.space...ASCII.delete:
        offset += 1
      default:
        guard case .wellFormed(let length, _) = text.span.utf8Sequence(at: offset) else {
          throw JSONReadingError(code: .malformedUTF8, offset: offset)
        }
        offset += length
      }
    }
    throw JSONReadingError(code: .unexpectedEnd, offset: offset)
  }

  /// Reads the escape whose backslash stands at the offset.
  private mutating func scanEscape() throws(JSONReadingError) -> JSONString.Traits {
    guard offset + 1 < text.count else {
      throw JSONReadingError(code: .unexpectedEnd, offset: text.count)
    }
    switch text[offset + 1] {
    case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74:  // " / \ b f n r t
      offset += 2
      return .hasEscapes
    case ASCII.u:
      if let escape = UTF16Escape(in: text.span, at: offset) {
        offset += escape.length
        return escape.isLoneSurrogate ? [.hasEscapes, .hasLoneSurrogates] : .hasEscapes
      }
      let end = min(offset + 6, text.count)
      let isCutOff =
        end < offset + 6 && text[(offset + 2)..<end].allSatisfy { ASCII.hexDigitValue($0) != nil }
      throw isCutOff
        ? JSONReadingError(code: .unexpectedEnd, offset: text.count)
        : JSONReadingError(code: .invalidEscape, offset: offset)
    default:
      throw JSONReadingError(code: .invalidEscape, offset: offset)
    }
  }
}

/// A JSON string, kept as it is written; it is decoded when asked.
///
/// The grammar lets a string name half of a surrogate pair alone, such as `"\ud800"`, which no UTF-8
/// text can hold. It is kept: ``bytes`` holds its three-byte form (WTF-8), ``string`` one U+FFFD.
///
/// Two strings are equal where their decoded bytes are, whatever their escapes and places.
///
/// Source: RFC 8259, sections 7 and 8.2; the WTF-8 encoding, section 2.
public struct JSONString: Sendable {
  /// The bytes between the quotation marks, escapes and all; well-formed by the grammar.
  let source: ArraySlice<UInt8>

  /// The range of the string in the text, in UTF-8 bytes, quotation marks included.
  public let range: Range<Int>

  let traits: Traits

  /// What the reader noticed on its way through a string.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let hasEscapes = Self(rawValue: 1)
    static let hasLoneSurrogates = Self(rawValue: 2)
  }

  /// Creates a string from what the reader found.
  init(source: ArraySlice<UInt8>, range: Range<Int>, traits: Traits) {
    self.source = source
    self.range = range
    self.traits = traits
  }

  /// Reads bytes that are one JSON string and nothing else, from quotation mark to quotation mark.
  ///
  /// - Parameter text: The bytes, without whitespace around the string.
  /// - Throws: ``JSONReadingError`` for the first byte at which the bytes are not such a string.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(reading text: [UInt8]) throws(JSONReadingError) {
    var scanner = JSONScanner(text)
    guard scanner.current == ASCII.quotationMark else {
      throw scanner.unexpectedToken(.expectedString)
    }
    traits = try scanner.scanString()
    guard scanner.offset == text.count else { throw scanner.unexpectedToken(.trailingContent) }
    range = 0..<text.count
    source = text[1..<(text.count - 1)]
  }

  /// Reads bytes that are one JSON string and nothing else; they stay the caller's and are copied.
  ///
  /// - Parameter text: The bytes, without whitespace around the string.
  /// - Throws: ``JSONReadingError`` for the first byte at which the bytes are not such a string.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(reading text: Span<UInt8>) throws(JSONReadingError) {
    try self.init(reading: text.copied())
  }

  /// Whether a surrogate escape stands without its partner.
  public var hasLoneSurrogates: Bool { traits.contains(.hasLoneSurrogates) }

  /// The decoded string in WTF-8: UTF-8, but for the three-byte forms of lone surrogates.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string as it is written.
  public var bytes: [UInt8] { decoded(loneSurrogatesReplaced: false) }

  /// The decoded string in UTF-8, in which each lone surrogate reads as U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string as it is written.
  public var utf8: [UInt8] { decoded(loneSurrogatesReplaced: true) }

  /// The decoded string, in which each lone surrogate reads as U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string as it is written.
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether the decoded string is `text`, byte for byte; a lone surrogate is equal to no text.
  ///
  /// - Parameter text: The text to compare with; canonically equivalent text is not equal.
  /// - Returns: Whether the bytes are equal.
  /// - Complexity: O(*n*), where *n* is the length of the string as it is written.
  public func isEqual(to text: String) -> Bool { decodedSlice.elementsEqual(text.utf8) }

  /// The decoded bytes, without a copy where no escape asks for one.
  var decodedSlice: ArraySlice<UInt8> {
    traits.contains(.hasEscapes) ? bytes[...] : source
  }

  private func decoded(loneSurrogatesReplaced: Bool) -> [UInt8] {
    guard traits.contains(.hasEscapes) else { return [UInt8](source) }
    return JSONStringDecoder.decoded(source.span, loneSurrogatesReplaced: loneSurrogatesReplaced)
  }
}

extension JSONString: Hashable {
  /// Whether the decoded bytes of two strings are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.decodedSlice == right.decodedSlice
  }

  /// Hashes the decoded bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(decodedSlice) }
}

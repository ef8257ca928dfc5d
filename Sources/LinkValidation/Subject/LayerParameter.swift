internal import ActionLinks
internal import URLStandard

/// A parameter of a layer's query: where it stands, and what is told from its bytes.
///
/// It is what `QueryParameter` is, but for the names and values: those are decoded where a rule asks
/// for them, which is seldom.
struct LayerParameter: Sendable {
  /// What is read of the layer's text.
  private let text: [UInt8]
  /// Where the name stands in what is read of the layer's text.
  let nameRange: Range<Int>
  /// Where the value stands in what is read of the layer's text.
  let valueRange: Range<Int>
  /// Whether the piece has an `=`; one without has an empty value.
  let hasEquals: Bool
  /// Which known parameter the name is, if any.
  let parameter: LinkParameter?
  /// What stands in the name.
  let nameTraits: TextTraits
  /// What stands in the value.
  let valueTraits: TextTraits

  /// Takes a piece of the query, and what is read of the layer's text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the piece.
  init(_ piece: QueryPiece, of text: [UInt8]) {
    self.text = text
    nameRange = piece.name
    valueRange = piece.value
    hasEquals = piece.hasEquals
    parameter = piece.parameter
    nameTraits = TextTraits(text, in: nameRange)
    valueTraits = TextTraits(text, in: valueRange)
  }

  /// The name as written.
  var rawName: ArraySlice<UInt8> { text[nameRange] }
  /// The value as written.
  var rawValue: ArraySlice<UInt8> { text[valueRange] }

  /// The name decoded once; a malformed escape stays as written, and bytes that are not UTF-8 read as
  /// U+FFFD.
  var name: String { decoded(nameRange, nameTraits) }
  /// The value decoded once, as ``name``.
  var value: String { decoded(valueRange, valueTraits) }

  private func decoded(_ range: Range<Int>, _ traits: TextTraits) -> String {
    traits.hasEscape
      ? String(decoding: Array(text[range]).percentDecoded(), as: UTF8.self)
      : String(decoding: text[range], as: UTF8.self)
  }

  /// Whether name and value decode: no escape is malformed, and what they stand for is UTF-8.
  var isWellFormed: Bool {
    isWellFormed(nameRange, nameTraits) && isWellFormed(valueRange, valueTraits)
  }

  private func isWellFormed(_ range: Range<Int>, _ traits: TextTraits) -> Bool {
    if traits.hasMalformedEscape { return false }
    if !traits.decoded.contains(.nonASCII) { return true }
    return UTF8Decoding.isValid(Array(text[range]).percentDecoded().span)
  }
}

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

  /// The parameters of a query in their order, split as the reading rules of action links do: at
  /// each `&`, then at the first `=`; empty pieces are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the query.
  static func all(in text: [UInt8], query: Range<Int>) -> [LayerParameter] {
    var parameters: [LayerParameter] = []
    parameters.reserveCapacity(8)
    var start = query.lowerBound
    while start < query.upperBound {
      let end =
        text.span.firstOffset(of: UInt8(ascii: "&"), in: start..<query.upperBound)
        ?? query.upperBound
      if end > start { parameters.append(LayerParameter(text, piece: start..<end)) }
      start = end + 1
    }
    return parameters
  }

  private init(_ text: [UInt8], piece: Range<Int>) {
    self.text = text
    var equals = piece.lowerBound
    while equals < piece.upperBound, text[equals] != UInt8(ascii: "=") { equals += 1 }
    hasEquals = equals < piece.upperBound
    nameRange = piece.lowerBound..<equals
    valueRange = min(equals + 1, piece.upperBound)..<piece.upperBound
    nameTraits = TextTraits(text, in: nameRange)
    valueTraits = TextTraits(text, in: valueRange)
    if !nameTraits.hasEscape, !nameTraits.hasMalformedEscape {
      parameter = LinkParameter(name: text.span.extracting(nameRange))
    } else if nameTraits.hasMalformedEscape {
      parameter = nil
    } else {
      // No known name is other than ASCII, so that what decodes to no UTF-8 is none either.
      let name = Array(text[nameRange]).percentDecoded()
      parameter = LinkParameter(name: name.span)
    }
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

internal import URLStandard

/// A piece of a query: what stands between two ampersands.
package struct QueryPiece: Sendable {
  /// The name, as it stands in the buffer.
  package var name: Range<Int>
  /// The value, as it stands in the buffer; empty where there is no `=`.
  package var value: Range<Int>
  /// Whether the piece has an `=`; the reading rules skip one that has none.
  package var hasEquals: Bool
  /// Which parameter the decoded name is, if any.
  package var parameter: LinkParameter?
}

/// A name or value after one percent-decoding.
struct DecodedText {
  /// The decoded bytes; a malformed escape stays as it was.
  var bytes: [UInt8]
  /// The offset of the first malformed escape, from the beginning of the raw text, or `nil`.
  var malformedEscape: Int?
  /// Whether the bytes are UTF-8.
  var isUTF8: Bool

  /// Whether the text decodes: no malformed escape, and UTF-8.
  var isWellFormed: Bool { malformedEscape == nil && isUTF8 }

  /// Decodes the bytes of a buffer in `range`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  init(_ buffer: Span<UInt8>, in range: Range<Int>) {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    malformedEscape = decoded.append(percentDecoding: buffer.extracting(range))
    isUTF8 = UTF8Decoding.isValid(decoded.span)
    bytes = decoded
  }

  /// Whether the bytes of a buffer in `range` decode, as ``isWellFormed`` says, without decoding
  /// them where all of their escapes are ASCII.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  static func isWellFormed(_ buffer: Span<UInt8>, in range: Range<Int>) -> Bool {
    let bytes = buffer.extracting(range)
    var index = 0
    while let escape = bytes.firstOffset(of: UInt8(ascii: "%"), in: index..<bytes.count) {
      guard escape + 2 < bytes.count, bytes[escape + 1].hexDigitValue != 0xFF,
        bytes[escape + 2].hexDigitValue != 0xFF
      else { return false }
      guard bytes[escape + 1].hexDigitValue < 8 else {
        return DecodedText(buffer, in: range).isWellFormed
      }
      index = escape + 3
    }
    return UTF8Decoding.isValid(bytes)
  }
}

/// A name or value as it is written and after one percent-decoding, as text.
struct RawAndDecodedText {
  /// The text as written.
  let raw: String
  /// The text after one percent-decoding; a malformed escape stays as it was.
  let decoded: String
  /// Whether an escape is malformed.
  let hasMalformedEscape: Bool
  /// Whether the decoded bytes are UTF-8.
  let isUTF8: Bool

  /// Decodes the bytes of a buffer in `range`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  init(_ buffer: [UInt8], in range: Range<Int>) {
    raw = String(decoding: buffer[range], as: UTF8.self)
    let bytes = buffer.span.extracting(range)
    // Most names and values have nothing to decode, so that one text is both.
    guard bytes.firstOffset(of: UInt8(ascii: "%")) != nil else {
      decoded = raw
      hasMalformedEscape = false
      isUTF8 = UTF8Decoding.isValid(bytes)
      return
    }
    let text = DecodedText(buffer.span, in: range)
    decoded = String(decoding: text.bytes, as: UTF8.self)
    hasMalformedEscape = text.malformedEscape != nil
    isUTF8 = text.isUTF8
  }
}

extension Span<UInt8> {
  /// Calls `body` with each piece of the query in `range`; empty pieces do not count.
  ///
  /// A piece is split at its first `=`, and names are decoded only then: `%26` and `%3D` never
  /// split anything.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the query.
  func forEachQueryPiece(in range: Range<Int>, _ body: (QueryPiece) -> Bool) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      var equals: Int?
      var hasEscapeInName = false
      while end < range.upperBound, self[end] != UInt8(ascii: "&") {
        if self[end] == UInt8(ascii: "=") {
          equals = end
          end =
            firstOffset(of: UInt8(ascii: "&"), in: end + 1..<range.upperBound) ?? range.upperBound
          break
        }
        if self[end] == UInt8(ascii: "%") { hasEscapeInName = true }
        end += 1
      }
      if end > start {
        let name = start..<(equals ?? end)
        let value = (equals.map { $0 + 1 } ?? end)..<end
        let parameter =
          hasEscapeInName
          ? decodedParameter(in: name) : LinkParameter(name: extracting(name))
        let piece = QueryPiece(
          name: name, value: value, hasEquals: equals != nil, parameter: parameter)
        guard body(piece) else { return }
      }
      start = end + 1
    }
  }

  private func decodedParameter(in range: Range<Int>) -> LinkParameter? {
    let decoded = DecodedText(self, in: range)
    return decoded.isWellFormed ? LinkParameter(name: decoded.bytes.span) : nil
  }
}

extension ActionLink {
  /// The buffer of all layers.
  var bytes: [UInt8] { buffer.bytes }

  /// The pieces of a layer's query in their order, empty ones left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the query.
  func pieces(of layer: LayerRecord) -> [QueryPiece] {
    guard let query = layer.parts.query else { return [] }
    var pieces: [QueryPiece] = []
    buffer.bytes.span.forEachQueryPiece(in: query.range) { piece in
      pieces.append(piece)
      return true
    }
    return pieces
  }
}

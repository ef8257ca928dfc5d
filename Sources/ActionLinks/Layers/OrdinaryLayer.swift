internal import URLStandard

/// The short way of the reader: a layer whose text is the serialization of its own URL, or but for
/// its head.
///
/// Host, path, parameters and fragment are found, and the text is proved to be canonical, in one
/// pass over blocks of sixteen bytes. Two passes, one to prove and one to split, took a fifth longer
/// for a whole link.
extension LayerRecord {
  /// Reads a layer of which nothing is known but its text.
  ///
  /// - Parameters:
  ///   - buffer: What holds the text and, behind it, zeros.
  ///   - head: The parts up to the query.
  ///   - maximumParameterCount: The greatest number of parameters.
  /// - Returns: Whether the layer is read. It is not where the text may not be canonical behind its
  ///   head, a name has an escape in it, or there are more parameters: then the long way reads it, and
  ///   this record means nothing.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  @inline(__always)
  mutating func read(
    ordinary buffer: borrowing LayerBuffer, head: OrdinaryHead, maximumParameterCount: Int
  ) -> Bool {
    let bytes = buffer.bytes.span
    var url = head.url
    var position = Int(url.queryStart)
    if bytes[position] == UInt8(ascii: "?") {
      guard
        let end = readQuery(
          bytes, from: position &+ 1, maximumParameterCount: maximumParameterCount)
      else { return false }
      position = end
    }
    url.fragmentStart = UInt32(truncatingIfNeeded: position)
    if bytes[position] == UInt8(ascii: "#") {
      position = bytes.stop(from: position &+ 1, where: URLOffsets.endsFragment)
    }
    guard position == text.upperBound else { return false }
    url.end = UInt32(truncatingIfNeeded: position)
    parts = ReferenceParts(of: url)
    self.url = url
    return true
  }

  /// Reads the parameters of a query; the last of equal names counts.
  ///
  /// - Returns: Where the query ends: at `#`, or at a byte that belongs to no canonical query; `nil`
  ///   where a name has an escape or there are too many.
  @inline(__always)
  private mutating func readQuery(
    _ bytes: Span<UInt8>, from start: Int, maximumParameterCount: Int
  ) -> Int? {
    var position = start
    var count = 0
    var (escaped, filled) = (ParameterBits(), ParameterBits())
    while true {
      let pieceStart = position
      if let name = ParameterName(bytes, at: position) {
        position &+= name.length
        let value = bytes.scanValue(from: position)
        values[Int(name.parameter.rawValue)] = Place(position, value.end)
        escaped.set(name.parameter, to: value.hasEscape)
        filled.set(name.parameter, to: value.end > position)
        position = value.end
      } else {
        position = bytes.stop(from: position, where: endsName)
        if bytes[position] == UInt8(ascii: "%") { return nil }
        if bytes[position] == UInt8(ascii: "=") {
          position = bytes.stop(from: position &+ 1, where: URLOffsets.endsQueryPiece)
        }
      }
      if position > pieceStart { count &+= 1 }
      guard bytes[position] == UInt8(ascii: "&") else { break }
      position &+= 1
    }
    escapedValues = escaped
    undecidedValues = escaped.intersection(.decidingShape)
    readableValues = filled.subtracting(escaped).intersection(.decidingShape)
    return count <= maximumParameterCount ? position : nil
  }
}

/// What ends the name of a parameter: what ends a piece, `=`, and `%`, which asks for decoding.
@inline(__always)
private func endsName(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
  URLOffsets.endsQueryPiece(block)
    .| (block .== SIMD16(repeating: UInt8(ascii: "=")))
    .| (block .== SIMD16(repeating: UInt8(ascii: "%")))
}

extension Span<UInt8> {
  /// Where the value from `offset` on ends, and whether it has a `%`.
  @inline(__always)
  fileprivate func scanValue(from offset: Int) -> (end: Int, hasEscape: Bool) {
    var position = offset
    // Escapes before the last block: their masks are only put together, and looked at once.
    var allEscapes = SIMDMask<SIMD16<Int8>>(repeating: false)
    while true {
      let block = block(uncheckedAt: position)
      let escapes: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: UInt8(ascii: "%"))
      let stops = mayEndValue(block, escapes: escapes)
      guard Lanes.holdsAnywhere(stops) else {
        allEscapes = allEscapes .| escapes
        position &+= 16
        continue
      }
      let stop = Lanes(stops).first
      let end = position &+ stop
      let hasEscape =
        !Lanes(escapes).before(stop).isEmpty || Lanes.holdsAnywhere(allEscapes)
      // These two do not end a value.
      guard self[end] == UInt8(ascii: "!") || self[end] == UInt8(ascii: "$") else {
        return (end, hasEscape)
      }
      if hasEscape { allEscapes = SIMDMask(repeating: true) }
      position = end &+ 1
    }
  }
}

/// Whether a byte ends a piece of a canonical query, or is `!` or `$`.
///
/// With these two and the escapes, which are known, all from U+0028 on but `<` and `>` is one range:
/// five instructions less for each block than ``URLOffsets/endsQueryPiece(_:)``.
@inline(__always)
private func mayEndValue(
  _ block: SIMD16<UInt8>, escapes: SIMDMask<SIMD16<Int8>>
) -> SIMDMask<SIMD16<Int8>> {
  let isOutside: SIMDMask<SIMD16<Int8>> =
    block &- SIMD16(repeating: 0x28) .> SIMD16(repeating: 0x56)
  return (isOutside .^ escapes) .| (block & SIMD16(repeating: 0xFD) .== SIMD16(repeating: 0x3C))
}

/// A wrapping or action parameter's name with its `=`, compared a word at a time.
private struct ParameterName {
  var parameter: LinkParameter
  /// The length of the name and its `=`.
  var length: Int

  /// The name that stands at an offset, or `nil` where it is none of these.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at offset: Int) {
    let word = bytes.word(at: offset)
    let five = word & 0xFF_FFFF_FFFF
    if five == 0x3D_6B6E_696C {  // link=
      (parameter, length) = (.link, 5)
    } else if five == 0x3D_6564_6F6D {  // mode=
      (parameter, length) = (.mode, 5)
    } else if word == 0x3D65_646F_4362_6F6F {  // oobCode=
      (parameter, length) = (.oobCode, 8)
    } else if word & 0xFF_FFFF_FFFF_FFFF == 0x3D_7965_4B69_7061 {  // apiKey=
      (parameter, length) = (.apiKey, 7)
    } else if five == 0x3D_676E_616C {  // lang=
      (parameter, length) = (.lang, 5)
    } else if word == 0x6575_6E69_746E_6F63 {  // continue
      // Url=
      guard bytes.word(at: offset + 8) & 0xFFFF_FFFF == 0x3D6C_7255 else { return nil }
      (parameter, length) = (.continueURL, 12)
    } else if word == 0x6449_746E_616E_6574 {  // tenantId
      guard bytes[offset + 8] == UInt8(ascii: "=") else { return nil }
      (parameter, length) = (.tenantID, 9)
    } else if word == 0x6E69_6C5F_7065_6564 {  // deep_lin
      // k_id=
      guard bytes.word(at: offset + 8) & 0xFF_FFFF_FFFF == 0x3D_6469_5F6B else { return nil }
      (parameter, length) = (.deepLinkID, 13)
    } else {
      return nil
    }
  }
}

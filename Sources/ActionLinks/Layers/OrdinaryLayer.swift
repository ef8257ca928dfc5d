internal import URLStandard

/// The short way of the reader: a layer whose text is the serialization of its own URL, or but for
/// its head.
///
/// Host, path, parameters and fragment are found, and the text is proved to be canonical, in one
/// pass over blocks of sixteen bytes. Two passes, one to prove and one to split, took a fifth longer
/// for a whole link.
extension LayerRecord {
  /// Reads a layer that is canonical but for its head; `nil` where the text may not be, has a name
  /// with an escape in it, or has more parameters than allowed: then the long way reads it.
  ///
  /// - Parameters:
  ///   - bytes: What holds the text and, behind it, zeros.
  ///   - head: The parts up to the query.
  ///   - text: Where the text stands.
  ///   - via: The parameter of the layer outside that held it.
  ///   - maximumParameterCount: The greatest number of parameters.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  @inline(__always)
  init?(
    ordinary bytes: Span<UInt8>, head: OrdinaryHead, text: Place, via: LinkParameter?,
    maximumParameterCount: Int
  ) {
    var url = head.url
    self.init(text: text, via: via)
    var position = Int(url.queryStart)
    if bytes[position] == UInt8(ascii: "?") {
      guard
        let end = scanQuery(
          bytes, from: position + 1, maximumParameterCount: maximumParameterCount)
      else { return nil }
      position = end
    }
    url.fragmentStart = UInt32(truncatingIfNeeded: position)
    if bytes[position] == UInt8(ascii: "#") {
      position = bytes.stop(from: position + 1, where: URLOffsets.endsFragment)
    }
    guard position == text.upperBound else { return nil }
    url.end = UInt32(truncatingIfNeeded: position)
    parts = ReferenceParts(of: url)
    self.url = url
  }

  /// Reads the parameters of a query.
  ///
  /// - Returns: Where the query ends: at `#`, or at a byte that belongs to no canonical query; `nil`
  ///   where a name has an escape or there are too many.
  @inline(__always)
  private mutating func scanQuery(
    _ bytes: Span<UInt8>, from start: Int, maximumParameterCount: Int
  ) -> Int? {
    var position = start
    var count = 0
    while true {
      let pieceStart = position
      if let name = ParameterName(bytes, at: position) {
        position += name.length
        let value = bytes.scanValue(from: position)
        take(Place(position, value.end), hasEscape: value.hasEscape, of: name.parameter)
        position = value.end
      } else {
        position = bytes.stop(from: position, where: endsName)
        if bytes[position] == UInt8(ascii: "%") { return nil }
        if bytes[position] == UInt8(ascii: "=") {
          position = bytes.stop(from: position + 1, where: URLOffsets.endsQueryPiece)
        }
      }
      if position > pieceStart { count += 1 }
      guard bytes[position] == UInt8(ascii: "&") else { break }
      position += 1
    }
    return count <= maximumParameterCount ? position : nil
  }

  /// Takes note of a value; the last of equal names counts.
  @inline(__always)
  private mutating func take(_ value: Place, hasEscape: Bool, of parameter: LinkParameter) {
    values[Int(parameter.rawValue)] = value
    escapedValues.set(parameter, to: hasEscape)
    guard parameter.decidesShape else { return }
    readableValues.remove(parameter)
    undecidedValues.remove(parameter)
    if hasEscape {
      undecidedValues.insert(parameter)
    } else if !value.isEmpty {
      readableValues.insert(parameter)
    }
  }
}

extension LinkParameter {
  /// Whether the shape of a layer, or which layer comes next, depends on the parameter.
  @inline(__always)
  var decidesShape: Bool {
    self == .link || self == .deepLinkID || self == .mode || self == .oobCode
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
      let block = block(at: position)
      let escapes: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: UInt8(ascii: "%"))
      if let stop = Lanes(URLOffsets.endsQueryPiece(block)).first {
        let hasEscape = !Lanes(escapes).before(stop).isEmpty || !Lanes(allEscapes).isEmpty
        return (position + stop, hasEscape)
      }
      allEscapes = allEscapes .| escapes
      position += 16
    }
  }
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

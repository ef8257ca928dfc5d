/// The IPv6 parser.
///
/// Source: URL Standard, section 3.5 ("Host parsing").
extension URLParser {
  /// Parses an IPv6 address without its brackets.
  mutating func parseIPv6(
    _ input: Span<UInt8>, in range: Range<Int>
  ) throws(URLParsingError) -> IPv6Address {
    observer.step(range.count)
    let end = range.upperBound
    func code(_ offset: Int) -> UInt8? { offset < end ? input[offset] : nil }

    var pieces = IPv6Address.Pieces(repeating: 0)
    var pieceIndex = 0
    var compress: Int?
    var pointer = range.lowerBound
    if code(pointer) == UInt8(ascii: ":") {
      guard code(pointer + 1) == UInt8(ascii: ":") else {
        throw failure(.ipv6InvalidCompression, at: pointer)
      }
      pointer += 2
      pieceIndex = 1
      compress = 1
    }
    while pointer < end {
      guard pieceIndex < 8 else { throw failure(.ipv6TooManyPieces, at: pointer) }
      if input[pointer] == UInt8(ascii: ":") {
        guard compress == nil else { throw failure(.ipv6MultipleCompression, at: pointer) }
        pointer += 1
        pieceIndex += 1
        compress = pieceIndex
        continue
      }
      let pieceStart = pointer
      var value: UInt16 = 0
      while pointer < end, pointer - pieceStart < 4, input[pointer].isASCIIHexDigit {
        value = value << 4 | UInt16(input[pointer].hexDigitValue)
        pointer += 1
      }
      let length = pointer - pieceStart
      switch code(pointer) {
      case UInt8(ascii: "."):
        guard length > 0 else { throw failure(.ipv4InIPv6InvalidCodePoint, at: pointer) }
        guard pieceIndex <= 6 else { throw failure(.ipv4InIPv6TooManyPieces, at: pieceStart) }
        let address = try parseIPv4InIPv6(input, in: pieceStart..<end)
        pieces[pieceIndex] = UInt16(address >> 16)
        pieces[pieceIndex + 1] = UInt16(address & 0xFFFF)
        pieceIndex += 2
        pointer = end
        continue
      case UInt8(ascii: ":"):
        pointer += 1
        guard pointer < end else { throw failure(.ipv6InvalidCodePoint, at: pointer) }
      case nil: break
      default: throw failure(.ipv6InvalidCodePoint, at: pointer)
      }
      if length > 1, input[pieceStart] == UInt8(ascii: "0") {
        report(.ipv6PieceLeadingZero, at: pieceStart)
      }
      pieces[pieceIndex] = value
      pieceIndex += 1
    }
    if let compress {
      // The pieces behind the compression move to the end; zeros fill the gap.
      let tail = pieceIndex - compress
      var moved = 0
      while moved < tail {
        moved += 1
        let value = pieces[pieceIndex - moved]
        pieces[pieceIndex - moved] = 0
        pieces[8 - moved] = value
      }
    } else if pieceIndex != 8 {
      throw failure(.ipv6TooFewPieces, at: range.lowerBound)
    }
    return IPv6Address(pieces: pieces)
  }

  /// The dotted decimal address that ends an IPv6 address.
  private mutating func parseIPv4InIPv6(
    _ input: Span<UInt8>, in range: Range<Int>
  ) throws(URLParsingError) -> UInt32 {
    var address: UInt32 = 0
    var numbersSeen = 0
    var pointer = range.lowerBound
    let end = range.upperBound
    while pointer < end {
      if numbersSeen > 0 {
        guard input[pointer] == UInt8(ascii: "."), numbersSeen < 4 else {
          throw failure(.ipv4InIPv6InvalidCodePoint, at: pointer)
        }
        pointer += 1
      }
      guard pointer < end, input[pointer].isASCIIDigit else {
        throw failure(.ipv4InIPv6InvalidCodePoint, at: pointer)
      }
      var value: UInt32?
      while pointer < end, input[pointer].isASCIIDigit {
        let digit = UInt32(input[pointer] & 0x0F)
        switch value {
        case nil: value = digit
        case 0: throw failure(.ipv4InIPv6InvalidCodePoint, at: pointer)
        case let number?: value = number * 10 + digit
        }
        if let value, value > 255 { throw failure(.ipv4InIPv6OutOfRangePart, at: pointer) }
        pointer += 1
      }
      address = address << 8 | (value ?? 0)
      numbersSeen += 1
    }
    guard numbersSeen == 4 else { throw failure(.ipv4InIPv6TooFewParts, at: end) }
    return address
  }
}

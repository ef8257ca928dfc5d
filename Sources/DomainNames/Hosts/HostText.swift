/// The code points of a host as written, percent-decoded once, with the places they stand in.
struct HostText {
  /// A code point.
  struct CodePoint {
    let scalar: Unicode.Scalar
    /// Its bytes in the host as written.
    let range: Range<Int>
  }

  /// The code points; empty where the bytes are not UTF-8.
  private(set) var codePoints: [CodePoint] = []
  /// What the bytes show.
  private(set) var facts: [HostFact] = []

  /// Reads a host.
  ///
  /// Tabs and line breaks go before anything else, as in the URL parser.
  init(_ host: Span<UInt8>) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    bytes.reserveCapacity(host.count)
    ranges.reserveCapacity(host.count)
    for index in host.indices {
      let byte = host[index]
      if byte == 0x09 || byte == 0x0A || byte == 0x0D {
        facts.append(HostFact(.tabOrNewline, index..<index + 1))
      } else {
        bytes.append(byte)
        ranges.append(index..<index + 1)
      }
    }
    let hasPercent = bytes.contains(UInt8(ascii: "%"))
    if hasPercent { decodePercents(&bytes, &ranges) }
    decodeUTF8(bytes, ranges)
  }

  private mutating func decodePercents(_ bytes: inout [UInt8], _ ranges: inout [Range<Int>]) {
    var count = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
      {
        let range = ranges[index].lowerBound..<ranges[index + 2].upperBound
        facts.append(HostFact(.percentEncoded, range))
        bytes[count] = high << 4 | low
        ranges[count] = range
        index += 3
      } else {
        bytes[count] = bytes[index]
        ranges[count] = ranges[index]
        index += 1
      }
      count += 1
    }
    bytes.removeSubrange(count...)
    ranges.removeSubrange(count...)
  }

  private mutating func decodeUTF8(_ bytes: [UInt8], _ ranges: [Range<Int>]) {
    do throws(UTF8.ValidationError) {
      let text = try UTF8Span(validating: bytes.span)
      codePoints.reserveCapacity(bytes.count)
      var scalars = text.makeUnicodeScalarIterator()
      var start = 0
      while let scalar = scalars.next() {
        let end = scalars.currentCodeUnitOffset
        let range = ranges[start].lowerBound..<ranges[end - 1].upperBound
        codePoints.append(CodePoint(scalar: scalar, range: range))
        start = end
      }
    } catch {
      let range = error.byteOffsets
      facts.append(
        HostFact(
          .invalidUTF8,
          ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound))
    }
  }

  private func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

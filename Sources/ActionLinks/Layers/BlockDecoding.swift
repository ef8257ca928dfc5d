internal import URLStandard

/// Percent-decoding within one buffer, sixteen bytes at a time.
///
/// Each block is tested once, and the escapes are taken from the mask one by one; what stands
/// between two of them is copied as a whole block, of which the next copy overwrites the excess.
/// For a whole link this measured a fifth faster than a search for each escape by itself, and 1.4
/// times as fast as going byte by byte.
extension MutableSpan<UInt8> {
  /// Writes a block at an offset.
  @inline(__always)
  mutating func store(_ block: SIMD16<UInt8>, at offset: Int) {
    // SAFETY: stores are checked against the bounds, and bytes may be any.
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: block, toByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private func block(at offset: Int) -> SIMD16<UInt8> {
    // SAFETY: the load is checked against the bounds, and any bytes are a vector of bytes.
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// Decodes a part of the span to another.
  ///
  /// - Parameters:
  ///   - source: What to decode; a block of any bytes follows it.
  ///   - start: Where the result goes, behind the source; as much room and a block follow.
  /// - Returns: Where the result ends and whether it is ASCII, or `nil` where an escape is malformed.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  mutating func percentDecode(_ source: Place, to start: Int) -> (end: Int, isASCII: Bool)? {
    let end = source.upperBound
    var position = source.lowerBound
    var output = start
    var allBytes: UInt8 = 0
    var allBlocks = SIMD16<UInt8>(repeating: 0)
    while position < end {
      let block = block(at: position)
      store(block, at: output)
      let length = Swift.min(16, end - position)
      allBlocks |= block
      var escapes = Lanes(block .== SIMD16(repeating: UInt8(ascii: "%"))).before(length)
      guard var lane = escapes.first else {
        position += length
        output += length
        continue
      }
      let next = position + length
      var runStart = position
      while true {
        let escape = position + lane
        store(self.block(at: runStart), at: output)
        output += escape - runStart
        guard escape + 2 < end else { return nil }
        let high = self[escape + 1].hexDigitValue
        let low = self[escape + 2].hexDigitValue
        guard high | low < 16 else { return nil }
        let byte = high << 4 | low
        allBytes |= byte
        self[output] = byte
        output += 1
        runStart = escape + 3
        escapes.removeFirst()
        guard let following = escapes.first else { break }
        lane = following
      }
      if runStart < next {
        store(self.block(at: runStart), at: output)
        output += next - runStart
        position = next
      } else {
        position = runStart
      }
    }
    // The source may be followed by what is not ASCII: then the test says so in vain.
    let isASCII = allBytes < 0x80 && allBlocks.hasOnlyASCII
    return (output, isASCII)
  }
}

extension SIMD16<UInt8> {
  /// Whether no lane has its highest bit set.
  @inline(__always)
  fileprivate var hasOnlyASCII: Bool { Lanes(self .> SIMD16(repeating: 0x7F)).isEmpty }
}

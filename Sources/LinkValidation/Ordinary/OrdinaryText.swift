internal import URLStandard

/// The text of a layer of an ordinary link, and the bytes that may stand in one.
///
/// What is ordinary is narrow on purpose: a text with anything in it that a rule might have something
/// to say about is none, and takes the long way.
struct OrdinaryText: Sendable {
  /// The bytes.
  private(set) var bytes: [UInt8]

  /// Takes bytes as they are.
  init(_ text: Span<UInt8>) {
    bytes = []
    bytes.append(span: text)
  }

  /// Decodes a value of another layer; `nil` where that is not ordinary.
  ///
  /// Its bytes are unreserved, delimiters of a URL, or escapes of what is neither unreserved, a blank
  /// nor a control. So no name can be spelled in a second way, and nothing is malformed.
  ///
  /// Sixteen bytes are looked at and copied at once, and what stands behind the first escape among
  /// them is written over.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  init?(decoding text: Span<UInt8>, in range: Range<Int>) {
    var decoded = [UInt8](repeating: 0, count: range.count)
    var room = decoded.mutableSpan
    guard let count = Self.decode(text, in: range, to: &room) else { return nil }
    decoded.removeLast(decoded.count - count)
    bytes = decoded
  }

  /// Decodes into room for as many bytes as the range has.
  ///
  /// - Returns: How many bytes there are, or `nil`.
  private static func decode(
    _ text: Span<UInt8>, in range: Range<Int>, to output: inout MutableSpan<UInt8>
  ) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    precondition(range.count <= output.count)
    // SAFETY: nothing is read outside the range, and no more is written than was read, so that it all
    // lies within what was checked above. Checks of each access took a third of the time.
    return unsafe text.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        guard let bytes = source.baseAddress, let output = target.baseAddress else { return 0 }
        return unsafe decode(
          from: bytes + range.lowerBound, to: bytes + range.upperBound, into: output)
      }
    }
  }

  /// Decodes the bytes of a pointer up to another.
  @inline(__always)
  private static func decode(
    from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>,
    into output: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    var (index, end) = unsafe (start, output)
    while unsafe limit - index >= 16 {
      let lanes = unsafe UnsafeRawPointer(index).loadUnaligned(as: SIMD16<UInt8>.self)
      unsafe UnsafeMutableRawPointer(end).storeBytes(of: lanes, as: SIMD16<UInt8>.self)
      let count = Lanes(mayNotStandRaw(lanes)).first
      unsafe index += count
      unsafe end += count
      if count == 16 { continue }
      guard let byte = unsafe escapedByte(index, before: limit) else { return nil }
      unsafe end.pointee = byte
      unsafe end += 1
      unsafe index += 3
    }
    while unsafe index < limit {
      if raw.contains(unsafe index.pointee) {
        unsafe end.pointee = unsafe index.pointee
        unsafe index += 1
      } else {
        guard let byte = unsafe escapedByte(index, before: limit) else { return nil }
        unsafe end.pointee = byte
        unsafe index += 3
      }
      unsafe end += 1
    }
    return unsafe end - output
  }

  /// The byte that an escape stands for, or `nil` where none stands that may.
  @inline(__always)
  private static func escapedByte(
    _ index: UnsafePointer<UInt8>, before limit: UnsafePointer<UInt8>
  ) -> UInt8? {
    guard unsafe index.pointee == UInt8(ascii: "%"), unsafe limit - index > 2 else { return nil }
    let (high, low) = unsafe (index[1].hexDigitValue, index[2].hexDigitValue)
    let decoded = high << 4 | low
    return high | low < 16 && mayBeEscaped(decoded) ? decoded : nil
  }

  @inline(__always)
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !unreserved.contains(byte)
  }

  /// Which of sixteen bytes are not in ``raw``.
  @inline(__always)
  private static func mayNotStandRaw(_ lanes: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // A hyphen, a dot, a slash, the digits and a colon stand in a row.
    let isNoneFromHyphenToColon: SIMDMask<SIMD16<Int8>> =
      lanes &- SIMD16(repeating: UInt8(ascii: "-")) .> SIMD16(repeating: 13)
    return isNoLetter(lanes) .& isNoneFromHyphenToColon .& isNone(lanes, "?")
      .& isNone(lanes, "_") .& isNone(lanes, "~")
  }

  // Without their types written out, comparisons are compiled to loops over the lanes.
  @inline(__always)
  private static func isNoLetter(_ lanes: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    let letters: SIMD16<UInt8> =
      (lanes | SIMD16(repeating: 0x20)) &- SIMD16(repeating: UInt8(ascii: "a"))
    return letters .> SIMD16(repeating: 25)
  }

  @inline(__always)
  private static func isNone(
    _ lanes: SIMD16<UInt8>, _ byte: Unicode.Scalar
  ) -> SIMDMask<SIMD16<Int8>> {
    let isOne: SIMDMask<SIMD16<Int8>> = lanes .== SIMD16(repeating: UInt8(ascii: byte))
    return .!isOne
  }

  /// Whether all bytes of a value are in ``word``.
  static func isWord(_ value: Span<UInt8>) -> Bool {
    let other = value.firstOffset(
      in: 0..<value.count,
      block: { lanes in
        let isNoDigit: SIMDMask<SIMD16<Int8>> =
          lanes &- SIMD16(repeating: UInt8(ascii: "0")) .> SIMD16(repeating: 9)
        return isNoLetter(lanes) .& isNoDigit .& isNone(lanes, "-") .& isNone(lanes, "_")
      }, byte: { !word.contains($0) })
    return other == nil
  }

  /// The bytes that codes and keys consist of: letters, digits, `-` and `_`.
  static let word = ASCIISet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE)
  /// The bytes that stand for themselves wherever they are in a URL: words', `.` and `~`.
  static let unreserved = ASCIISet(low: 0x03FF_6000_0000_0000, high: 0x47FF_FFFE_87FF_FFFE)
  /// The bytes that may stand raw in a value that is a URL: the unreserved ones, `:`, `/` and `?`.
  static let raw = ASCIISet(low: 0x87FF_E000_0000_0000, high: 0x47FF_FFFE_87FF_FFFE)
}

extension Span<UInt8> {
  /// The end of a literal that stands at an offset, or `nil` where another text does.
  @inline(__always)
  func end(of literal: StaticString, at offset: Int) -> Int? {
    let length = literal.utf8CodeUnitCount
    guard offset + length <= count else { return nil }
    for index in 0..<length {
      // SAFETY: the offset lies within the literal, which lives for ever.
      let byte = unsafe literal.utf8Start[index]
      guard self[offset + index] == byte else { return nil }
    }
    return offset + length
  }

  /// The end of the host of an `https` URL that begins at an offset: the next slash, question mark or
  /// number sign, or the end of the text.
  func hostEnd(from start: Int) -> Int {
    end(from: start) {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
  }

  /// The end of the bytes from an offset on for which a test holds.
  @inline(__always)
  func end(from start: Int, while test: (UInt8) -> Bool) -> Int {
    var index = start
    while index < count, test(self[index]) { index += 1 }
    return index
  }
}

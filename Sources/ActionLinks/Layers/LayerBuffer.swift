internal import URLStandard

/// The bytes of a link: each layer's text, and behind a layer what its URL serializes to where that
/// is another text.
///
/// Behind each text stand zeros, for scans in blocks. The array is longer than what counts of it: a
/// reader of many links fills the same one again and again.
@usableFromInline
struct LayerBuffer: Sendable {
  /// The bytes; those from ``count`` on mean nothing.
  @usableFromInline var bytes: [UInt8]
  /// How many bytes count.
  private(set) var count = 0

  /// The most bytes that offsets of 32 bits reach; or those of an `Int`, where that has no more bits.
  static let maximumCount = Int(min(UInt64(UInt32.max), UInt64(Int.max))) - 4 * padding
  private static let padding = Span<UInt8>.blockPadding

  /// Creates a buffer with room for a link of a length, in bytes, and what most have nested.
  init(linkLength: Int) {
    // Decoding shortens each layer; with all of them most links take 2.2 times their length.
    bytes = [UInt8](repeating: 0, count: linkLength / 8 * 21 + 10 * Self.padding)
  }

  /// Creates a buffer without room.
  init() { bytes = [] }

  /// Forgets all bytes, and keeps the room.
  mutating func removeAll() { count = 0 }

  /// Forgets the bytes from an offset on.
  mutating func truncate(to offset: Int) { count = offset }

  /// Makes sure that a text of a length fits, with zeros behind it.
  @inline(__always)
  mutating func reserve(_ length: Int) {
    // Decoding writes whole blocks behind what counts.
    let needed = count + length + 4 * Self.padding
    if needed > bytes.count { grow(to: needed) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let room = max(needed, 2 * bytes.count)
    bytes.append(contentsOf: repeatElement(0, count: room - bytes.count))
  }

  /// Appends a text.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>) -> Place {
    reserve(text.count)
    let start = count
    Self.copy(text, to: start, in: &bytes)
    return finishText(from: start, to: start + text.count)
  }

  /// Writes the zeros behind a text.
  @inline(__always)
  mutating func finishText(from start: Int, to end: Int) -> Place {
    var span = bytes.mutableSpan
    span.store(SIMD16(repeating: 0), at: end)
    count = end + Self.padding
    return Place(start, end)
  }

  private static func copy(_ text: Span<UInt8>, to start: Int, in bytes: inout [UInt8]) {
    // SAFETY: the array has room for the text behind `start`, and shares no storage with a span that
    // the caller holds; the pointers are used within the closures. Block by block, a copy took 14 ns
    // longer for each link.
    unsafe text.withUnsafeBufferPointer { source in
      unsafe bytes.withUnsafeMutableBufferPointer { target in
        precondition(start >= 0 && start + source.count <= target.count)
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        unsafe (to + start).update(from: from, count: source.count)
      }
    }
  }

  // MARK: Decoding

  /// What percent-decoding made of a text.
  struct DecodedPlace {
    /// Where it stands.
    var text: Place
    /// Whether each escape was well-formed, and the bytes are UTF-8; a malformed escape stays.
    var isWellFormed: Bool
  }

  /// Appends the percent-decoding of a part of the buffer.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the part.
  mutating func append(percentDecoding source: Place) -> DecodedPlace {
    reserve(source.count)
    let start = count
    var span = bytes.mutableSpan
    guard let decoded = span.percentDecode(source, to: start) else {
      return appendMalformed(source)
    }
    let text = finishText(from: start, to: decoded.end)
    guard !decoded.isASCII else { return DecodedPlace(text: text, isWellFormed: true) }
    return DecodedPlace(
      text: text, isWellFormed: UTF8Decoding.isValid(bytes.span.extracting(text.range)))
  }

  @inline(never)
  private mutating func appendMalformed(_ source: Place) -> DecodedPlace {
    let decoded = DecodedText(bytes.span, in: source.range)
    return DecodedPlace(text: append(decoded.bytes.span), isWellFormed: decoded.isWellFormed)
  }
}

extension LayerBuffer {
  /// A part of the buffer without the C0 controls and spaces at both of its ends.
  func trimmed(_ place: Place) -> Place {
    var (start, end) = (place.lowerBound, place.upperBound)
    let bytes = bytes.span
    while start < end, bytes[start].isC0ControlOrSpace { start += 1 }
    while start < end, bytes[end - 1].isC0ControlOrSpace { end -= 1 }
    return Place(start, end)
  }

  /// Whether a part of the buffer has a tab or a line break.
  func hasTabOrNewline(in place: Place) -> Bool {
    let bytes = bytes.span
    guard let first = bytes.firstOffsetOfUnprintable(in: place.range) else { return false }
    for index in first..<place.upperBound where bytes[index].isASCIITabOrNewline { return true }
    return false
  }
}

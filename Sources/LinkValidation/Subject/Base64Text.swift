internal import URLStandard

/// Text that Base64 hides, in either alphabet and with or without padding.
///
/// Source: RFC 4648, sections 4 and 5.
enum Base64Text {
  /// The shortest run that is taken for Base64: any shorter one hides nothing of interest.
  static let minimumLength = 12

  /// Whether a run of Base64 may hide a printable text; `false` is certain.
  ///
  /// - Parameters:
  ///   - bytes: Where to look.
  ///   - slashSeparates: Whether a `/` ends a run, as in a path.
  /// - Returns: Whether ``hidden(in:slashSeparates:)`` can find something.
  /// - Complexity: O(*n*), where *n* is the number of bytes. It allocates nothing.
  static func isHidden(in bytes: ArraySlice<UInt8>, slashSeparates: Bool) -> Bool {
    guard bytes.count >= minimumLength else { return false }
    var start = bytes.startIndex
    for index in bytes.startIndex...bytes.endIndex {
      if index < bytes.endIndex, value(of: bytes[index]) != nil,
        !(slashSeparates && bytes[index] == UInt8(ascii: "/"))
      {
        continue
      }
      if index - start >= minimumLength, isPrintableAtFirst(bytes[start..<index]) { return true }
      start = index + 1
    }
    return false
  }

  /// Whether the first nine bytes that a run stands for can be of a printable text.
  private static func isPrintableAtFirst(_ run: ArraySlice<UInt8>) -> Bool {
    guard run.count % 4 != 1 else { return false }
    var bits: UInt32 = 0
    var count = 0
    for byte in run.prefix(minimumLength) {
      bits = bits << 6 | (value(of: byte) ?? 0)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      let next = UInt8(truncatingIfNeeded: bits >> UInt32(count))
      guard next >= 0x20 || next.isASCIITabOrNewline, next != 0x7F else { return false }
    }
    return true
  }

  /// The printable texts that runs of Base64 hide.
  ///
  /// - Parameters:
  ///   - bytes: Where to look.
  ///   - slashSeparates: Whether a `/` ends a run, as in a path.
  /// - Returns: The texts, and where the runs stand that hide them.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func hidden(
    in bytes: [UInt8], slashSeparates: Bool
  ) -> [(range: Range<Int>, text: [UInt8])] {
    var found: [(range: Range<Int>, text: [UInt8])] = []
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, value(of: bytes[index]) != nil,
        !(slashSeparates && bytes[index] == UInt8(ascii: "/"))
      {
        continue
      }
      if index - start >= minimumLength, let text = decoded(bytes[start..<index]) {
        found.append((start..<index, text))
      }
      start = index + 1
    }
    return found
  }

  /// Whether a run may hide a URL or a mail address: it is printable, and has an `@`, or a colon and
  /// two slashes of either kind.
  ///
  /// It is ``hidden(in:slashSeparates:)`` without the texts, and not as sure.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the run; it allocates nothing.
  static func mayHideAddress(in text: Span<UInt8>, at run: Range<Int>) -> Bool {
    guard run.count >= minimumLength, run.count % 4 != 1 else { return false }
    var bits: UInt32 = 0
    var count = 0
    var window: UInt32 = 0
    var hasMark = false
    for index in run {
      guard let value = value(of: text[index]) else { return true }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      let next = UInt8(truncatingIfNeeded: bits >> UInt32(count))
      guard next >= 0x20 || next.isASCIITabOrNewline, next != 0x7F else { return false }
      window = window << 8 | UInt32(next)
      hasMark = hasMark || next == UInt8(ascii: "@") || endsInSlashes(window)
    }
    return hasMark
  }

  /// Whether the last three bytes are a colon and two slashes.
  private static func endsInSlashes(_ window: UInt32) -> Bool {
    func isSlash(_ byte: UInt32) -> Bool {
      byte == UInt32(UInt8(ascii: "/")) || byte == UInt32(UInt8(ascii: "\\"))
    }
    return isSlash(window & 0xFF) && isSlash(window >> 8 & 0xFF)
      && window >> 16 & 0xFF == UInt32(UInt8(ascii: ":"))
  }

  /// The bytes that a run stands for, or `nil` where they are no printable text.
  private static func decoded(_ run: ArraySlice<UInt8>) -> [UInt8]? {
    guard run.count % 4 != 1 else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(run.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count = 0
    for byte in run {
      bits = bits << 6 | (value(of: byte) ?? 0)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      let next = UInt8(truncatingIfNeeded: bits >> UInt32(count))
      guard next >= 0x20 || next.isASCIITabOrNewline, next != 0x7F else { return nil }
      text.append(next)
    }
    return UTF8Decoding.isValid(text.span) ? text : nil
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// A text with every escape undone, each byte with its place in the original and its depth.
///
/// Percent-encoding may stand in percent-encoding any number of times, and so may a JSON string's
/// escapes of ASCII. What is left once nothing can be undone is the same whatever is undone first,
/// since no two escapes overlap: so one pass finds it, in linear time, however deep the encoding.
///
/// Tabs and line breaks are left out, as the URL parser leaves them out.
struct FullyDecodedText {
  /// A byte of the decoded text.
  struct Unit {
    var byte: UInt8
    /// Where it begins in the original.
    var start: Int32
    /// How many percent-encodings had to be undone, one in another, before the byte was there.
    var depth: UInt8
    /// Whether a tab or line break was left out before it.
    var isBehindGap = false
    /// Whether not every reader sees the byte: a tab or line break was left out of its escape, or it
    /// was escaped for JSON.
    var isDoubtful = false
  }

  /// The bytes in their order.
  private(set) var units: [Unit] = []
  /// The length of the original.
  let originalCount: Int

  /// Undoes every escape of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes: each is added once and taken away at
  ///   most once.
  init(_ text: [UInt8]) {
    originalCount = text.count
    units.reserveCapacity(text.count)
    var isBehindGap = false
    for (offset, byte) in text.enumerated() {
      append(Unit(byte: byte, start: Int32(offset), depth: 0), isBehindGap: &isBehindGap)
      while let decoded = takeEscape() { append(decoded, isBehindGap: &isBehindGap) }
    }
  }

  /// Whether undoing escapes may change a text.
  static func decodes(_ text: [UInt8]) -> Bool {
    text.contains { byte in
      byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") || byte < 0x20
    }
  }

  /// The decoded bytes alone.
  var bytes: [UInt8] { units.map(\.byte) }

  /// The range in the original of a range of units.
  func original(_ range: Range<Int>) -> Range<Int> {
    func offset(_ index: Int) -> Int {
      index < units.count ? Int(units[index].start) : originalCount
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  private mutating func append(_ unit: Unit, isBehindGap: inout Bool) {
    switch unit.byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isBehindGap = true
    default:
      var unit = unit
      unit.isBehindGap = unit.isBehindGap || isBehindGap
      units.append(unit)
      isBehindGap = false
    }
  }

  /// Takes the escape off the end that has just become whole, and gives what it stands for.
  private mutating func takeEscape() -> Unit? {
    guard let last = units.last, last.byte.hexadecimalDigit != nil else { return nil }
    let count = units.count
    if count >= 3, units[count - 3].byte == UInt8(ascii: "%"), let value = hexadecimal(last: 2) {
      return take(3, as: UInt8(value))
    }
    if count >= 6, units[count - 6].byte == UInt8(ascii: "\\"),
      units[count - 5].byte == UInt8(ascii: "u"), let value = hexadecimal(last: 4), value < 0x80
    {
      return take(6, as: UInt8(value), isPercentEncoding: false)
    }
    return nil
  }

  private func hexadecimal(last count: Int) -> Int? {
    var value = 0
    for index in units.count - count..<units.count {
      guard let digit = units[index].byte.hexadecimalDigit else { return nil }
      value = value << 4 | Int(digit)
    }
    return value
  }

  private mutating func take(
    _ count: Int, as byte: UInt8, isPercentEncoding: Bool = true
  ) -> Unit {
    let start = units.count - count
    var unit = units[start]
    unit.byte = byte
    for index in start + 1..<units.count {
      unit.depth = max(unit.depth, units[index].depth)
      unit.isDoubtful = unit.isDoubtful || units[index].isDoubtful || units[index].isBehindGap
    }
    if !isPercentEncoding { unit.isDoubtful = true }
    if isPercentEncoding, unit.depth < .max { unit.depth += 1 }
    units.removeLast(count)
    return unit
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit, or `nil` for any other byte.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The letter in lower case, where it is one of ASCII.
  var asciiLowercase: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }

  /// The letter in upper case, where it is one of ASCII.
  var asciiUppercase: UInt8 {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self ? self & ~0x20 : self
  }
}

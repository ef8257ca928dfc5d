/// A text with every escape undone, each byte with its place in the original and its depth.
///
/// Percent-encoding may stand in percent-encoding any number of times, and so may a JSON string's
/// escapes of ASCII and the character references of HTML. What is left once nothing can be undone is
/// the same whatever is undone first, since no two escapes overlap: so one pass finds it, in linear
/// time, however deep the encoding. References without a semicolon end where the next byte does not
/// go on with them; since that byte may be escaped itself, they are undone in a second pass.
///
/// What a repair leaves out, or the URL parser, is left out: tabs and line breaks, spaces and `>` at
/// the beginning of a new line, and characters that nobody sees.
struct FullyDecodedText {
  /// How long a number without a semicolon may be: it is searched for anew at each byte behind it.
  private static let maximumBareLength = 16

  /// The bytes in their order.
  private(set) var units: [DecodedUnit] = []
  /// The length of the original.
  let originalCount: Int
  /// Whether quoted-printable was undone: `=3D` and a line break behind an equals sign.
  let isFromQuotedPrintable: Bool
  /// Whether something was left out at the end.
  var endsBehindGap: Bool { gap.isOpen }

  private var undoesBareReferences = false
  /// What was left out since the last byte.
  private var gap = (isOpen: false, isAtLineStart: false)

  /// Undoes every escape of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isQuotedPrintable: Whether to read it as quoted-printable also. As `=` and two digits may
  ///     well begin a code, that is another reading of the text, not more of the same.
  /// - Complexity: O(*n*), where *n* is the number of bytes: each is added once and taken away at
  ///   most once in a pass.
  init(_ text: [UInt8], isQuotedPrintable: Bool = false) {
    originalCount = text.count
    isFromQuotedPrintable = isQuotedPrintable
    units.reserveCapacity(text.count)
    for (offset, byte) in text.enumerated() { push(DecodedUnit(byte: byte, start: Int32(offset))) }
    guard hasBareReferences else { return }
    let firstPass = units
    units.removeAll(keepingCapacity: true)
    let endGap = gap
    gap = (isOpen: false, isAtLineStart: false)
    undoesBareReferences = true
    for unit in firstPass { push(unit) }
    takeBareReference(before: 0)
    if endGap.isOpen { gap = endGap }
  }

  /// Whether undoing escapes may change a text.
  static func decodes(_ text: [UInt8]) -> Bool {
    for (offset, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "\\"), 0..<0x20, 0x80...: return true
      case UInt8(ascii: "="):
        guard offset + 2 < text.count else { continue }
        if text[offset + 1].hexadecimalDigit != nil, text[offset + 2].hexadecimalDigit != nil {
          return true
        }
      case UInt8(ascii: "&"):
        guard offset + 1 < text.count else { continue }
        // A parameter goes on with an equals sign, or with the next one.
        let end = text[(offset + 1)...].firstIndex { !$0.isASCIIAlphanumeric } ?? text.count
        if end == text.count || text[end] != UInt8(ascii: "=") { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether reading it as quoted-printable may find something else.
  var mayBeQuotedPrintable: Bool {
    units.indices.contains { units[$0].byte == UInt8(ascii: "=") && isEscape(at: $0) }
  }

  /// Whether it hardly is anything but quoted-printable: it has a line break behind an equals sign, or
  /// several escaped ones and no other.
  var isQuotedPrintable: Bool {
    var count = 0
    var areAllEscapes = true
    for index in units.indices where units[index].byte == UInt8(ascii: "=") {
      let isName = NamedCodes.isName(endingAt: index, in: units)
      if !isName, units[index].depth == 0, index + 1 < units.count, units[index + 1].isBehindGap {
        return true
      }
      count += 1
      areAllEscapes = areAllEscapes && isEscape(at: index)
    }
    return areAllEscapes && count > 1
  }

  private func isEscape(at index: Int) -> Bool {
    if index + 1 < units.count, units[index + 1].isBehindGap { return true }
    return index + 2 < units.count && units[index + 1].byte.hexadecimalDigit != nil
      && units[index + 2].byte.hexadecimalDigit != nil
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

  // MARK: Adding bytes

  private mutating func push(_ unit: DecodedUnit) {
    if undoesBareReferences { takeBareReference(before: unit.byte) }
    append(unit)
    while takeEscape() {}
  }

  private mutating func append(_ unit: DecodedUnit) {
    var unit = unit
    unit.isBehindGap = unit.isBehindGap || gap.isOpen
    unit.isAtLineStart = unit.isAtLineStart || gap.isAtLineStart
    switch unit.byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if isFromQuotedPrintable, !gap.isOpen, let last = units.last,
        last.byte == UInt8(ascii: "="), last.depth == unit.depth, !last.isRepaired
      {
        units.removeLast()
      }
      gap = (isOpen: true, isAtLineStart: true)
    case UInt8(ascii: "\t"):
      gap = (isOpen: true, isAtLineStart: unit.isAtLineStart)
    case UInt8(ascii: ">") where unit.isAtLineStart, UInt8(ascii: " ") where unit.isAtLineStart:
      gap = (isOpen: true, isAtLineStart: true)
    default:
      units.append(unit)
      gap = (isOpen: false, isAtLineStart: false)
      let length = unit.byte < 0x80 ? 0 : DefaultIgnorable.length(atEndOf: units)
      if length > 0 {
        gap = (isOpen: true, isAtLineStart: units[units.count - length].isAtLineStart)
        units.removeLast(length)
      }
    }
  }

  // MARK: Taking escapes

  /// Takes the escape off the end that has just become whole, and adds what it stands for.
  private mutating func takeEscape() -> Bool {
    guard !gap.isOpen, let last = units.last else { return false }
    let count = units.count
    if last.byte == UInt8(ascii: ";") { return takeReference() }
    guard last.byte.hexadecimalDigit != nil else { return false }
    if count >= 3, let value = hexadecimal(last: 2) {
      if units[count - 3].byte == UInt8(ascii: "%") {
        var unit = taken(3)
        if unit.depth < .max { unit.depth += 1 }
        append(value, as: unit)
        return true
      }
      if isFromQuotedPrintable, isQuotedPrintableEscape(value) {
        var unit = taken(3)
        unit.isDoubtful = true
        unit.isRepaired = true
        append(value, as: unit)
        return true
      }
    }
    if count >= 6, units[count - 6].byte == UInt8(ascii: "\\"),
      units[count - 5].byte == UInt8(ascii: "u"), let value = hexadecimal(last: 4), value < 0x80
    {
      var unit = taken(6)
      unit.isDoubtful = true
      append(value, as: unit)
      return true
    }
    return false
  }

  /// Whether the last three units are an escape of quoted-printable.
  ///
  /// Behind the name it is none of what a code may begin with, and what an escape stands for is no
  /// part of another.
  private func isQuotedPrintableEscape(_ value: UInt32) -> Bool {
    let index = units.count - 3
    guard units[index].byte == UInt8(ascii: "="), !units[index].isRepaired else { return false }
    guard NamedCodes.isName(endingAt: index, in: units) else { return true }
    return 0x21..<0x7F ~= value && !NamedCodes.isCodeByte(UInt8(truncatingIfNeeded: value))
  }

  private func hexadecimal(last count: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in units.count - count..<units.count {
      guard let digit = units[index].byte.hexadecimalDigit else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Takes units off the end, and gives their first with what the others tell of it.
  private mutating func taken(_ count: Int) -> DecodedUnit {
    let start = units.count - count
    var unit = units[start]
    unit.absorb(units[(start + 1)...])
    units.removeLast(count)
    return unit
  }

  /// Adds a byte that stands where another unit stood.
  private mutating func append(_ byte: UInt32, as unit: DecodedUnit) {
    var unit = unit
    unit.byte = UInt8(truncatingIfNeeded: byte)
    append(unit)
  }

  // MARK: Character references

  /// Takes the reference that ends with the last unit, a semicolon.
  private mutating func takeReference() -> Bool {
    let end = units.count - 1
    // Where it is none, its semicolon stays: no unit is looked at again.
    guard let start = referenceStart(before: end, maximumLength: .max),
      let value = CharacterReference.value(of: units[start + 1..<end].map(\.byte))
    else { return false }
    replaceReference(from: start, by: value)
    return true
  }

  /// Takes a reference off the end that the next byte does not go on with.
  private mutating func takeBareReference(before next: UInt8) {
    guard next != UInt8(ascii: ";"),
      let start = referenceStart(before: units.count, maximumLength: Self.maximumBareLength),
      let value = bareReference(from: start, before: next)
    else { return }
    replaceReference(from: start, by: value)
    while takeEscape() {}
  }

  private func bareReference(from start: Int, before next: UInt8) -> UInt32? {
    let body = units[(start + 1)...].map(\.byte)
    if body.first == UInt8(ascii: "#") {
      let isHexadecimal = body.count > 1 && body[1] | 0x20 == UInt8(ascii: "x")
      // `&#x` is no more than a beginning.
      if body.count == 1, next | 0x20 == UInt8(ascii: "x") { return nil }
      if let digit = next.hexadecimalDigit, isHexadecimal || digit < 10 { return nil }
    } else if next.isASCIIAlphanumeric || next == UInt8(ascii: "=")
      || !CharacterReference.mayBeBare(body)
    {
      return nil
    }
    return CharacterReference.value(of: body)
  }

  /// Where the `&` stands of what may be a reference that ends before a unit.
  private func referenceStart(before end: Int, maximumLength: Int) -> Int? {
    var index = end - 1
    while index >= 0, units[index].byte.isASCIIAlphanumeric {
      if end - index > maximumLength { return nil }
      index -= 1
    }
    if index > 0, units[index].byte == UInt8(ascii: "#") { index -= 1 }
    return index >= 0 && end - index > 1 && units[index].byte == UInt8(ascii: "&") ? index : nil
  }

  private mutating func replaceReference(from start: Int, by value: UInt32) {
    // Every reader sees at least the `&` that it begins with.
    var unit = units[start]
    unit.isRepaired = true
    units.removeLast(units.count - start)
    guard let scalar = Unicode.Scalar(value) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      append(UInt32(byte), as: unit)
    }
  }

  private var hasBareReferences: Bool {
    units.indices.contains { index in
      guard units[index].byte == UInt8(ascii: "&"), index + 1 < units.count else { return false }
      if units[index + 1].byte == UInt8(ascii: "#") { return true }
      let behind = units[(index + 1)...].prefix(CharacterReference.maximumBareNameLength + 1)
      return CharacterReference.mayBeBare(behind.map(\.byte).prefix { $0.isASCIIAlphanumeric })
    }
  }
}

/// The codes that a text gives by name: what stands behind `oobCode` and an equals sign or colon.
///
/// The name is found in any letter case and under any encoding, with whatever else belongs to it, as
/// in `oobCode[]=`. Its value ends as it does for the reader who sees the name: at a `&` or `#` that
/// is not encoded more deeply than the name and the equals sign are.
///
/// A run of letters, digits, `-` and `_` right behind that `&` or `#`, which is no parameter and ends
/// where another run does or where the link does, reads like the rest of a code that something broke
/// in two: it is an entry of its own, a tail. Shorter ones, such as `#top`, tell little of a code.
struct NamedCodes {
  /// One code.
  struct Entry {
    /// The value's units.
    var units: Range<Int>
    /// How often the text must be decoded before it is split.
    var level: Int
    /// Where the name begins, or the value where there is none.
    var nameStart: Int
    /// The unit between name and value, where there is one.
    var separator: Int?
    /// Whether it is the run behind a value.
    var isTail = false
  }

  /// Deeper names are taken to stand this deep, so that their value ends no earlier.
  static let maximumLevel = 8
  /// How much must follow a name without an equals sign to be taken for a code.
  private static let minimumUnseparated = 8
  /// How long a run behind a value must be to be taken for the rest of it.
  static let minimumTail = 6

  private static let name = Array("oobcode".utf8)

  /// The codes by the places of their names; empty values are none.
  private(set) var entries: [Entry] = []

  /// Finds the codes of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of units: a delimiter is searched for onward
  ///   from where the last search for one of its level ended.
  init(in text: FullyDecodedText) {
    let units = text.units
    var nextDelimiter = 0
    var nextEnds = [Int](repeating: 0, count: Self.maximumLevel + 1)
    var tailEnds = nextEnds
    var index = 0
    while index + Self.name.count <= units.count {
      guard Self.isName(in: units, at: index) else {
        index += 1
        continue
      }
      let nameEnd = index + Self.name.count
      let nameDepth = units[index..<nameEnd].map(\.depth).max() ?? 0
      let nameLevel = max(0, min(Int(nameDepth), Self.maximumLevel) - 1)
      index = nameEnd
      nextDelimiter = max(nextDelimiter, nameEnd)
      while nextDelimiter < units.count, !Self.isDelimiter(units[nextDelimiter].byte) {
        nextDelimiter += 1
      }
      guard nextDelimiter < units.count, !Self.endsValue(units[nextDelimiter].byte) else {
        // Some gateways write an equals sign in their own way: `oobCode-3D…`.
        if nextDelimiter - nameEnd >= Self.minimumUnseparated {
          entries.append(
            Entry(
              units: nameEnd..<nextDelimiter, level: nameLevel,
              nameStart: nameEnd - Self.name.count))
        }
        continue
      }
      let start = nextDelimiter + 1
      let level = max(nameLevel, min(Int(units[nextDelimiter].depth), Self.maximumLevel))
      var end = max(nextEnds[level], start)
      while end < units.count, !Self.endsValue(units[end], at: level) { end += 1 }
      nextEnds[level] = end
      if end > start {
        entries.append(
          Entry(
            units: start..<end, level: level, nameStart: nameEnd - Self.name.count,
            separator: nextDelimiter))
      }
      // Those behind an earlier value of the level are found already.
      if end >= tailEnds[level] { tailEnds[level] = addTails(behind: end, at: level, in: units) }
    }
  }

  /// Adds the runs behind a value, and tells where a value must end at least to have others.
  private mutating func addTails(
    behind end: Int, at level: Int, in units: [DecodedUnit]
  ) -> Int {
    var delimiter = end
    while delimiter < units.count, Self.endsValue(units[delimiter], at: level) {
      let start = delimiter + 1
      var end = start
      while end < units.count, Self.isCodeByte(units[end].byte) { end += 1 }
      guard end == units.count || Self.endsTail(units[end].byte) else { break }
      if end - start >= Self.minimumTail {
        entries.append(Entry(units: start..<end, level: level, nameStart: start, isTail: true))
      }
      delimiter = end
    }
    return delimiter + 1
  }

  /// Whether a text in which nothing is to be decoded has the name.
  static func mayName(_ text: [UInt8]) -> Bool {
    guard text.count >= name.count else { return false }
    return (0...text.count - name.count).contains { offset in
      text[offset] | 0x20 == name[0]
        && name.indices.allSatisfy { text[offset + $0].asciiLowercase == name[$0] }
    }
  }

  /// Whether a parameter's name is one whose value is a code.
  static func areNamed(by name: String) -> Bool {
    let text = FullyDecodedText(Array(name.utf8))
    if hasName(text.units) { return true }
    return text.mayBeQuotedPrintable
      && hasName(FullyDecodedText(Array(name.utf8), isQuotedPrintable: true).units)
  }

  private static func hasName(_ units: [DecodedUnit]) -> Bool {
    guard units.count >= name.count else { return false }
    return (0...units.count - name.count).contains { isName(in: units, at: $0) }
  }

  /// Whether the name ends before a unit.
  static func isName(endingAt end: Int, in units: [DecodedUnit]) -> Bool {
    end >= name.count && isName(in: units, at: end - name.count)
  }

  private static func isName(in units: [DecodedUnit], at offset: Int) -> Bool {
    for index in name.indices where units[offset + index].byte.asciiLowercase != name[index] {
      return false
    }
    return true
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || endsValue(byte)
  }

  /// Whether a byte ends a value where it is not encoded.
  static func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
  }

  /// Whether a byte may stand in a code as Firebase makes them.
  static func isCodeByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// Whether a run before a byte may be the end of a code.
  private static func endsTail(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x80..., UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "\""),
      UInt8(ascii: "'"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private static func endsValue(_ unit: DecodedUnit, at level: Int) -> Bool {
    endsValue(unit.byte) && unit.depth <= level && !unit.isDoubtful
  }
}

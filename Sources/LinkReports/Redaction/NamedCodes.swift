/// The codes that a text gives by name: what stands behind `oobCode` and an equals sign or colon.
///
/// The name is found in any letter case and under any encoding, with whatever else belongs to it, as
/// in `oobCode[]=`. Its value ends as it does for the reader who sees the name: at a `&` or `#` that
/// is not encoded more deeply than the name and the equals sign are.
struct NamedCodes {
  /// One code.
  struct Entry {
    /// The value's units.
    var units: Range<Int>
    /// How often the text must be decoded before it is split.
    var level: Int
  }

  /// Deeper names are taken to stand this deep, so that their value ends no earlier.
  static let maximumLevel = 8
  /// How much must follow a name without an equals sign to be taken for a code.
  private static let minimumTail = 8

  private static let name = Array("oobcode".utf8)

  /// The codes by their places; empty values are none.
  private(set) var entries: [Entry] = []

  /// Finds the codes of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of units: a delimiter is searched for onward
  ///   from where the last search for one of its level ended.
  init(in text: FullyDecodedText) {
    let units = text.units
    var nextDelimiter = 0
    var nextEnds = [Int](repeating: 0, count: Self.maximumLevel + 1)
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
        if nextDelimiter - nameEnd >= Self.minimumTail {
          entries.append(Entry(units: nameEnd..<nextDelimiter, level: nameLevel))
        }
        continue
      }
      let start = nextDelimiter + 1
      let level = max(nameLevel, min(Int(units[nextDelimiter].depth), Self.maximumLevel))
      var end = max(nextEnds[level], start)
      while end < units.count, !Self.endsValue(units[end], at: level) { end += 1 }
      nextEnds[level] = end
      if end > start { entries.append(Entry(units: start..<end, level: level)) }
    }
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
    let units = FullyDecodedText(Array(name.utf8)).units
    guard units.count >= Self.name.count else { return false }
    return (0...units.count - Self.name.count).contains { isName(in: units, at: $0) }
  }

  private static func isName(in units: [FullyDecodedText.Unit], at offset: Int) -> Bool {
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

  private static func endsValue(_ unit: FullyDecodedText.Unit, at level: Int) -> Bool {
    endsValue(unit.byte) && unit.depth <= level && !unit.isDoubtful
  }
}

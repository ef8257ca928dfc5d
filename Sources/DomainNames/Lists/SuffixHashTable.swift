/// Finds which of many names ends another name, in one pass over that from its end.
///
/// A dictionary would need a string for each suffix that is looked up. The names are the policy's, so
/// whoever chooses a host cannot make the table's chains long.
struct SuffixHashTable: Sendable {
  private var names: [[UInt8]] = []
  /// The numbers of names, -1 in free slots; as many as a power of two, half of them free at least.
  private var slots: [Int32] = [-1]

  init() {}

  /// Creates a table.
  init(_ names: [[UInt8]]) {
    self.names = names
    var size = 2
    while size < names.count * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    for (number, name) in names.enumerated() {
      var hash = Self.seed
      for byte in name.reversed() { Self.combine(byte, into: &hash) }
      var slot = Self.slot(hash, size)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Calls a closure for each name that is all of `text` or stands behind a dot at its end, from the
  /// shortest to the longest, with the offset at which it begins.
  func forEachSuffix(of text: Span<UInt8>, _ body: (_ number: Int, _ start: Int) -> Void) {
    var hash = Self.seed
    var index = text.count
    while index > 0 {
      index -= 1
      Self.combine(text[index], into: &hash)
      guard index == 0 || text[index - 1] == UInt8(ascii: ".") else { continue }
      if let number = number(hash, endOf: text, from: index) { body(number, index) }
    }
  }

  /// The number of the name that is all of `text`.
  func number(of text: Span<UInt8>) -> Int? {
    var hash = Self.seed
    var index = text.count
    while index > 0 {
      index -= 1
      Self.combine(text[index], into: &hash)
    }
    return number(hash, endOf: text, from: 0)
  }

  private func number(_ hash: UInt64, endOf text: Span<UInt8>, from start: Int) -> Int? {
    var slot = Self.slot(hash, slots.count)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isEqual(names[number], text, from: start) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ name: [UInt8], _ text: Span<UInt8>, from start: Int) -> Bool {
    guard name.count == text.count - start else { return false }
    for index in name.indices where name[index] != text[start + index] { return false }
    return true
  }

  // FNV-1a, whose next state depends on one byte only, so each suffix's hash falls out on the way.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func combine(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private static func slot(_ hash: UInt64, _ size: Int) -> Int {
    // The low bits of FNV-1a are weak by themselves.
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (size - 1)
  }
}

internal import URLStandard

/// Finds which of many names ends another name, in one pass over that from its end.
///
/// A dictionary would need a string for each suffix that is looked up. The names are the policy's, so
/// whoever chooses a host cannot make the table's chains long.
///
/// All names stand in one array with what is asked of them before them, and slots are small: with
/// thousands of names the time of a look-up is that of the memory it waits for, and there are two such
/// waits, one for the slot and one for the name.
struct SuffixHashTable: Sendable {
  /// A name in the table, or a free place.
  private struct Slot: Sendable {
    /// Where the name's record begins, or -1.
    var record: Int32 = -1
    /// A part of the name's hash, which nearly always tells it from others.
    var check: UInt32 = 0
  }

  /// The records, one behind the other: a name's number and its length, in four bytes each, the lowest
  /// first, and the name.
  private var records: [UInt8] = []
  private static let headerLength = 8
  /// By the hashes of suffixes: as many as a power of two, half of them free at least.
  private var slots = [Slot()]
  /// The same by the hashes of whole names, which are worked out eight bytes at a time.
  private var wholeSlots = [Slot()]

  init() {}

  /// Creates a table.
  ///
  /// - Parameter names: The names, of which all together are shorter than 2³¹ bytes.
  init(_ names: [[UInt8]]) {
    var size = 2
    while size < names.count * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
    wholeSlots = slots
    for (number, name) in names.enumerated() {
      var hash = Self.seed
      for byte in name.reversed() { Self.combine(byte, into: &hash) }
      let record = Int32(records.count)
      Self.insert(record, hash, into: &slots)
      Self.insert(record, Self.wholeHash(name.span), into: &wholeSlots)
      let header = UInt64(name.count) << 32 | UInt64(number)
      for shift in stride(from: 0, to: 64, by: 8) {
        records.append(UInt8(truncatingIfNeeded: header >> UInt64(shift)))
      }
      records += name
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
      if let number = number(hash, in: slots, endOf: text, from: index) { body(number, index) }
    }
  }

  /// The number of the name that is all of `text`.
  func number(of text: Span<UInt8>) -> Int? {
    number(Self.wholeHash(text), in: wholeSlots, endOf: text, from: 0)
  }

  private static func insert(_ record: Int32, _ hash: UInt64, into slots: inout [Slot]) {
    var slot = slot(hash, slots.count)
    while slots[slot].record >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Slot(record: record, check: check(hash))
  }

  private func number(
    _ hash: UInt64, in slots: [Slot], endOf text: Span<UInt8>, from start: Int
  ) -> Int? {
    var index = Self.slot(hash, slots.count)
    let check = Self.check(hash)
    while true {
      let slot = slots[index]
      if slot.record < 0 { return nil }
      if slot.check == check, let number = number(Int(slot.record), if: text, from: start) {
        return number
      }
      index = (index + 1) & (slots.count - 1)
    }
  }

  /// The number of the name of a record, if it is all of a text from an offset on.
  private func number(_ record: Int, if text: Span<UInt8>, from start: Int) -> Int? {
    let records = records.span
    // SAFETY: the access is checked against the bounds, and any bytes are an integer.
    let header = UInt64(
      littleEndian: unsafe records.bytes.unsafeLoadUnaligned(
        fromByteOffset: record, as: UInt64.self))
    let length = Int(header >> 32)
    let name = record + Self.headerLength
    guard length == text.count - start,
      records.extracting(name..<name + length).isEqual(to: text.extracting(start...))
    else { return nil }
    return Int(header & 0xFFFF_FFFF)
  }

  // FNV-1a, whose next state depends on one byte only, so each suffix's hash falls out on the way.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func combine(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A hash of all bytes: of the words that they consist of, the last of which may overlap another.
  private static func wholeHash(_ name: Span<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(name.count)
    guard name.count >= 8 else {
      for index in name.indices { combine(name[index], into: &hash) }
      return hash ^ hash >> 29
    }
    var index = 0
    while index < name.count {
      hash = (hash ^ name.word(at: min(index, name.count - 8))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += 8
    }
    return hash
  }

  private static func slot(_ hash: UInt64, _ size: Int) -> Int {
    // The low bits of FNV-1a are weak by themselves.
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (size - 1)
  }

  /// The upper half of a hash, of which the slot is only a part.
  private static func check(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
}

/// Mutations that know nothing but bytes, and a few that mean something to some reader.
extension LinkMutator {
  /// Bytes with one to three changes, none of which takes them for a link.
  mutating func mutateBytes(
    _ input: [UInt8], maximumLength: Int, byteMutation: ByteMutation?
  ) -> [UInt8] {
    var bytes = input
    for _ in 0...random.number(below: 3) {
      if let byteMutation { byteMutation(&bytes, maximumLength) } else { mutateBytes(&bytes) }
      cut(&bytes, to: maximumLength)
    }
    return bytes
  }

  /// Two inputs' bytes, the beginning of one before the end of the other.
  mutating func splice(_ one: [UInt8], _ other: [UInt8], maximumLength: Int) -> [UInt8] {
    let end = random.number(below: one.count + 1)
    let start = random.number(below: other.count + 1)
    var bytes = Array(one[..<end]) + other[start...]
    cut(&bytes, to: maximumLength)
    return bytes
  }

  mutating func mutateBytes(_ bytes: inout [UInt8]) {
    let place = random.number(below: bytes.count + 1)
    switch random.number(below: 7) {
    case 0: bytes.insert(contentsOf: snippet(), at: place)
    case 1: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
    case 2: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.number(below: 8)) }
    case 3: bytes.removeSubrange(range(in: bytes, longest: 16))
    case 4: bytes.insert(contentsOf: bytes[range(in: bytes, longest: 64)], at: place)
    case 5: replaceDelimiterByte(&bytes)
    default: bytes.removeSubrange(place...)
    }
  }

  private mutating func replaceDelimiterByte(_ bytes: inout [UInt8]) {
    // A delimiter at or behind some place: all of them are reached, and none is listed.
    let start = random.number(below: bytes.count + 1)
    guard let place = bytes[start...].firstIndex(where: Self.isDelimiter) else { return }
    bytes.replaceSubrange(place...place, with: snippet())
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "#"),
      UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "."), UInt8(ascii: "\\"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// A few bytes that mean something to some reader.
  mutating func snippet() -> [UInt8] {
    random.element(of: LinkVocabulary.snippets, or: [UInt8(ascii: "%")])
  }
}

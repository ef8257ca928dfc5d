import DomainNames
import LinkFuzzing

/// Makes domain names that no table has out of names of tables, the same in every run.
struct NameMutator {
  private var random: SeededGenerator
  private let seeds: [[Unicode.Scalar]]

  init(seed: UInt64, seeds: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.seeds = seeds.map { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }
  }

  /// The next name: one of the tables with one to three changes.
  mutating func next() -> [UInt8] {
    var name = seeds.randomElement(using: &random) ?? []
    for _ in 0...Int.random(in: 0..<3, using: &random) { change(&name) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: name)
    return Array(String(text).utf8)
  }

  private mutating func change(_ name: inout [Unicode.Scalar]) {
    let start = Int.random(in: 0...name.count, using: &random)
    let end = min(name.count, start + Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      name.insert(
        contentsOf: (Self.pieces.randomElement(using: &random) ?? "").unicodeScalars, at: start)
    case 1: name.removeSubrange(start..<end)
    case 2: name.insert(contentsOf: name[start..<end], at: start)
    case 3:
      let other = seeds.randomElement(using: &random) ?? []
      name.insert(contentsOf: other.prefix(6), at: start)
    default: name.insert(scalar(), at: start)
    }
  }

  /// Any code point, most often one of the planes and blocks that names are of.
  private mutating func scalar() -> Unicode.Scalar {
    let last: UInt32 =
      [0x7F, 0x7FF, 0x2FFF, 0xFFFF, 0x1_FFFF, 0x10_FFFF].randomElement(
        using: &random) ?? 0x7F
    return Unicode.Scalar(UInt32.random(in: 0...last, using: &random)) ?? "\u{FFFD}"
  }

  private static let pieces = [
    ".", "..", "-", "--", "xn--", "xn---", "XN--", "a", "1", "_", "%", " ", "/", "@", "\u{AD}",
    "\u{200C}", "\u{200D}", "\u{3002}", "\u{FF0E}", "\u{DF}", "\u{1E9E}", "\u{3C2}", "\u{5D0}",
    "\u{661}", "\u{6F1}", "\u{300}", "\u{94D}", "\u{30FB}", "\u{B7}", "\u{2260}", "\u{1F4A9}",
    "\u{FE0F}", "\u{E9}", "xn--9ca", "xn--ls8h", "xn--zca", "xn--4db", ".\u{5D0}",
  ]
}

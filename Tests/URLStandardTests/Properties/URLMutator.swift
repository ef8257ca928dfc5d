import TestSupport

/// Makes inputs that no table has out of those of `urltestdata.json`.
struct URLMutator {
  /// An input with the base URL that its row has.
  struct Input: Sendable {
    var bytes: [UInt8]
    var base: [UInt8]?
  }

  /// All inputs of the file.
  static let seeds: [Input] = {
    let rows = (try? SharedData.rows("data/wpt/urltestdata.json")) ?? []
    return rows.map {
      Input(
        bytes: [UInt8](($0["input"] as? String ?? "").utf8),
        base: ($0["base"] as? String).map { [UInt8]($0.utf8) })
    }
  }()

  /// What is put in: whatever a state of the parser asks about, and what is no UTF-8.
  private static let pieces: [[UInt8]] =
    [
      "/", "//", "\\", "?", "#", ":", "@", "[", "]", "%", "%2e", ".%2E", ".", "..", "/../", " ",
      "\t", "\n", "\r", "\0", "\u{1F}", "\u{7F}", "C:", "c|/", "file:", "http:", "https://", "ws:",
      "x:", "blob:", "localhost", "0x", "08", "256", "4294967296", "1.2.3.", "::", "[::1]",
      "[1::2:127.0.0.1]", "%30", "%C3%BC", "%FF", "ü", "．", "。", "\u{AD}", "💩", "xn--", "^", "|",
      "'", "\"", "`", "<", "{", ":80", ":443", ":65536", "user:pw@", "@@", "a", "1", "①",
      "\u{FEFF}",
      "\u{FFFF}",
    ].map { [UInt8]($0.utf8) } + [
      [0xFF], [0xE2, 0x82], [0xF0, 0x9F], [0xC0, 0xAF], [0xED, 0xA0],
    ]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The next input: a seed with one to four changes, sometimes against another seed's base.
  mutating func next() -> Input {
    var input = Self.seeds[generator.below(Self.seeds.count)]
    for _ in 0...generator.below(4) { change(&input.bytes) }
    switch generator.below(8) {
    case 0: input.base = Self.seeds[generator.below(Self.seeds.count)].base
    case 1: if var base = input.base { change(&base); input.base = base }
    default: break
    }
    return input
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = generator.below(bytes.count + 1)
    let end = min(bytes.count, start + generator.below(6))
    switch generator.below(6) {
    case 0, 1:
      bytes.insert(contentsOf: Self.pieces[generator.below(Self.pieces.count)], at: start)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4: if start < bytes.count { bytes[start] = UInt8(generator.below(256)) }
    default:
      let other = Self.seeds[generator.below(Self.seeds.count)].bytes
      bytes.insert(contentsOf: other[generator.below(other.count + 1)...], at: start)
    }
  }
}

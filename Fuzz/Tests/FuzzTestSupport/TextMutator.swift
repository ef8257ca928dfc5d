/// Makes texts that no table has out of texts of tables, the same in every run.
///
/// Changes go where readers differ: most are made in front of the path.
public struct TextMutator {
  private var state: UInt64
  private let seeds: [[UInt8]]

  /// Creates a mutator of some texts.
  public init(seed: UInt64, seeds: [[UInt8]]) {
    state = seed
    self.seeds = seeds
  }

  /// The next text: one of the tables with one to four changes.
  public mutating func next() -> [UInt8] {
    var text = seeds[below(seeds.count)]
    for _ in 0...below(4) { change(&text) }
    return text
  }

  /// The next number of the sequence (SplitMix64).
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) >> 33) % bound
  }

  private mutating func change(_ text: inout [UInt8]) {
    let reach = below(4) == 0 ? text.count : min(text.count, 40)
    let start = below(reach + 1)
    let end = min(text.count, start + below(6))
    switch below(8) {
    case 0...3: text.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: start)
    case 4: text.removeSubrange(start..<end)
    case 5: text.insert(contentsOf: text[start..<end], at: start)
    case 6: if start < text.count { text[start] = UInt8(below(256)) }
    default:
      let other = seeds[below(seeds.count)]
      text.replaceSubrange(start..<end, with: other.prefix(below(30)))
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "/", "//", "\\", "?", "#", ":", "@", "[", "]", "%", "%2e", "%2F", "%40", "%00", "%zz", "%25",
      "%2525", ".", "..", " ", "\t", "\n", "\r", "\0", "\u{1F}", "\u{7F}", "C:", "file:", "file://",
      "http:", "https://", "HTTPS://", "ftp://", "ws:", "x:", "myapp://", "tel:", "imap://", "//x",
      "localhost", "127.0.0.1", "0x7f.1", "0x", "08", "0177", "256", "4294967295", "4294967296",
      "1.2.3.", "::", "[::1]", "[::FFFF:1.2.3.4]", "[v1.x]", "[1::%25en0]", "[fe80::1%eth]", "%30",
      "%C3%BC", "%FF", "ü", "Ü", "ß", "ẞ", "ΑΣ", "ς", "İ", "K", "．", "。", "／", "：", "＠", "⁇",
      "\u{AD}", "\u{200D}", "💩", "xn--", "xn--bcher-kva.", "^", "|", "'", "\"", "`", "<", "{", ";",
      ":80", ":443", ":0443", ":65535", ":65536", ":99999999999", ":99999999999999999999", ":x",
      ":", "user:pw@", "u@", "@@", ";auth@", "a", "1", "-", "_", "~", "①", "\u{FEFF}", "\u{FFFF}",
      "evil.example", "\\@", "?@", "#@", "/@", ":80@", "app.example.com",
    ].map { [UInt8]($0.utf8) } + [
      [0xFF], [0xE2, 0x82], [0xF0, 0x9F], [0xC0, 0xAF], [0xED, 0xA0],
    ]
}

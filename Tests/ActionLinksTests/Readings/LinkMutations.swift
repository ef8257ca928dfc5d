/// Seeded small damage to links, the same in every run.
struct LinkMutations {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of the sequence (SplitMix64).
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  /// The text with one to three changes.
  mutating func mutated(_ text: String, with other: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...next(below: 3) {
      let start = next(below: scalars.count + 1)
      let end = min(scalars.count, start + next(below: 4))
      switch next(below: 6) {
      case 0: scalars.removeSubrange(start..<end)
      case 1:
        let tail = Array(other.unicodeScalars)
        scalars.replaceSubrange(start..., with: tail[next(below: tail.count + 1)...])
      case 2: scalars.insert(contentsOf: Array(scalars[start..<end]), at: start)
      default:
        let piece = Self.pieces[next(below: Self.pieces.count)]
        scalars.replaceSubrange(
          start..<(next(below: 2) == 0 ? start : end), with: Array(piece.unicodeScalars))
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }

  private static let pieces = [
    "%", "%2", "%zz", "%25", "%2525", "%3D", "%26", "%3d", "%C3%A9", "%C3", "%E2%84%AA", "%00",
    "%F0%9F%98%80", "%ED%A0%80", "%CC%81", "=", "&", "?", "#", "/", "//", ":", "@", "[", "]",
    "[::1]", "[::1%25e n]", "[%e]", ":80", ":080", ":99999999999999999999", ":8x", " ", "+", "\\",
    "\"", "<", "^", "|", "`", "{", "\u{0}", "\n", "\t", "é", "ß", "\u{301}", "\u{338}", "\u{200D}",
    "\u{600}", "\u{212A}", "😀", "日本", "\u{FFFD}", "a", "1", ".", "-", "_", "~", "tel:",
    "https:", "addressbook://", "https+unix://", "x://", "mode=signIn", "oobCode=C", "apiKey=K",
    "link=", "deep_link_id=", "&oobCode", "continueUrl=", "lang=en", "=\u{301}", "&\u{301}",
  ]
}

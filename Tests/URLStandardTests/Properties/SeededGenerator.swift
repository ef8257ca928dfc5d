/// A random number generator that gives the same numbers for the same seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number below `bound`, as fast as a debug build allows; the bias is of no matter here.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// A short text of scalar values from all over Unicode, half of them ASCII.
  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<below(9) {
      let limit: UInt32 = [0x80, 0x80, 0x800, 0x1_0000, 0x11_0000][below(5)]
      text.append(Unicode.Scalar(UInt32(below(Int(limit)))) ?? "\u{FFFD}")
    }
    return String(text)
  }
}

/// A pseudorandom number generator that gives the same numbers for the same seed everywhere.
///
/// It is SplitMix64: one addition and a mixing function a number. It is not for secrets.
///
/// Source: Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// A number from 0 to `bound - 1`, or 0 where the bound is not positive.
  mutating func number(below bound: Int) -> Int {
    bound > 0 ? Int(truncatingIfNeeded: next() >> 33) % bound : 0
  }

  /// Whether an event of `share` in a thousand happens.
  mutating func happens(perMille share: Int) -> Bool { number(below: 1000) < share }

  /// An element; `fallback` where there is none.
  mutating func element<Element>(of elements: [Element], or fallback: Element) -> Element {
    elements.isEmpty ? fallback : elements[number(below: elements.count)]
  }

  /// A text of `length` characters of base64url.
  mutating func base64URL(length: Int) -> String {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    let letters = Array(alphabet.description.utf8)
    let bytes = (0..<length).map { _ in letters[number(below: letters.count)] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

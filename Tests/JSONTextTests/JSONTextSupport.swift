import JSONText
import Testing

/// Reads a text that a test holds to be JSON.
func document(_ text: String) throws -> JSONDocument {
  try JSONDocument(reading: [UInt8](text.utf8))
}

/// The error with which the reader refuses a text, or `nil` if it takes it.
func readingError(_ text: [UInt8], depthLimit: Int = 128) -> JSONReadingError? {
  do throws(JSONReadingError) {
    _ = try JSONDocument(reading: text, depthLimit: depthLimit)
    return nil
  } catch {
    return error
  }
}

/// A node written out, without the line feed behind it.
func written(_ node: JSONNode, style: JSONStyle = .compact) -> String {
  var writer = JSONWriter(style: style)
  writer.value(node)
  return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
}

/// A generator of random numbers that gives the same ones on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

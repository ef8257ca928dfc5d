/// The nodes of one JSON text in the order in which they begin, over the bytes of the text.
///
/// The members of an object are a key and a value in turn, and the key is a string like any other.
/// One flat list instead of a tree of arrays: no depth of nesting costs stack, not even to let go of
/// the nodes, and a node is two words.
final class JSONTape: Sendable {
  let text: [UInt8]
  let entries: [Entry]

  init(text: [UInt8], entries: [Entry]) {
    self.text = text
    self.entries = entries
  }

  enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
  }

  struct Entry {
    var kind: Kind
    var traits: JSONString.Traits
    /// The range in the text, in UTF-8 bytes.
    var start: Int
    var end: Int
    /// The index of the first entry behind this one and all that it holds.
    var next: Int
  }

  /// The string at `index`, which must be the index of one.
  func string(at index: Int) -> JSONString {
    let entry = entries[index]
    return JSONString(
      source: text[(entry.start + 1)..<(entry.end - 1)], range: entry.start..<entry.end,
      traits: entry.traits)
  }
}

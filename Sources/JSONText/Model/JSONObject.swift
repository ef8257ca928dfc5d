/// A member of a JSON object: a key and its value.
public struct JSONMember: Sendable {
  /// The key, with its range.
  public let key: JSONString
  /// The value.
  public let value: JSONNode

  /// The range from the key to the end of the value, in UTF-8 bytes.
  public var range: Range<Int> { key.range.lowerBound..<value.range.upperBound }
}

/// The members of a JSON object, in order, those with equal keys included.
public struct JSONObject: Sendable, Sequence {
  let tape: JSONTape
  let index: Int

  /// Whether the object has no member.
  public var isEmpty: Bool { tape.entries[index].next == index + 1 }

  /// The value of the last member with the key, or `nil` if there is none.
  ///
  /// RFC 8259, section 4, leaves open which of equal keys counts; most readers take the last. See
  /// ``duplicates``.
  ///
  /// - Parameter key: The key, compared byte for byte once escapes are decoded.
  /// - Complexity: O(*n*), where *n* is the number of members.
  public subscript(key: String) -> JSONNode? {
    var found: JSONNode?
    for member in self where member.key.isEqual(to: key) { found = member.value }
    return found
  }

  /// The members whose key stood in the object before, in order.
  ///
  /// Keys are equal where their decoded bytes are: `"a"` and `"\u0061"` are one key.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the length of all keys.
  public var duplicates: [JSONMember] {
    var seen: Set<JSONString> = []
    return filter { !seen.insert($0.key).inserted }
  }

  /// Returns an iterator over the members.
  public func makeIterator() -> Iterator {
    Iterator(tape: tape, position: index + 1, end: tape.entries[index].next)
  }

  /// Steps through the members.
  public struct Iterator: IteratorProtocol, Sendable {
    let tape: JSONTape
    var position: Int
    let end: Int

    /// Returns the next member, or `nil` behind the last.
    public mutating func next() -> JSONMember? {
      guard position < end else { return nil }
      let value = JSONNode(tape: tape, index: position + 1)
      defer { position = tape.entries[value.index].next }
      return JSONMember(key: tape.string(at: position), value: value)
    }
  }
}

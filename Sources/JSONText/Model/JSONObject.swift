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
public struct JSONObject: Sendable, Collection {
  let tape: JSONTape
  let index: Int

  /// The place of a member.
  public struct Index: Sendable, Comparable {
    /// The place of the key on the tape.
    let position: Int

    /// Whether a member stands before another.
    public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
  }

  /// The place of the first member.
  public var startIndex: Index { Index(position: index + 1) }

  /// The place behind the last member.
  public var endIndex: Index { Index(position: tape.entries[index].next) }

  /// Returns the place of the next member.
  public func index(after place: Index) -> Index {
    Index(position: tape.entries[place.position + 1].next)
  }

  /// The member at a place.
  public subscript(place: Index) -> JSONMember {
    JSONMember(
      key: tape.string(at: place.position),
      value: JSONNode(tape: tape, index: place.position + 1))
  }

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
}

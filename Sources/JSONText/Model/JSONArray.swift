/// The elements of a JSON array, in order.
public struct JSONArray: Sendable, Collection {
  let tape: JSONTape
  let index: Int

  /// The place of an element.
  public struct Index: Sendable, Comparable {
    let position: Int

    /// Whether an element stands before another.
    public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
  }

  /// The place of the first element.
  public var startIndex: Index { Index(position: index + 1) }

  /// The place behind the last element.
  public var endIndex: Index { Index(position: tape.entries[index].next) }

  /// Returns the place of the next element.
  public func index(after place: Index) -> Index {
    Index(position: tape.entries[place.position].next)
  }

  /// The element at a place.
  public subscript(place: Index) -> JSONNode { JSONNode(tape: tape, index: place.position) }
}

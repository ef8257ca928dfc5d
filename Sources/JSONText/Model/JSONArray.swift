/// The elements of a JSON array, in order.
public struct JSONArray: Sendable, Sequence {
  let tape: JSONTape
  let index: Int

  /// Whether the array has no element.
  public var isEmpty: Bool { tape.entries[index].next == index + 1 }

  /// Returns an iterator over the elements.
  public func makeIterator() -> Iterator {
    Iterator(tape: tape, position: index + 1, end: tape.entries[index].next)
  }

  /// Steps through the elements.
  public struct Iterator: IteratorProtocol, Sendable {
    let tape: JSONTape
    var position: Int
    let end: Int

    /// Returns the next element, or `nil` behind the last.
    public mutating func next() -> JSONNode? {
      guard position < end else { return nil }
      defer { position = tape.entries[position].next }
      return JSONNode(tape: tape, index: position)
    }
  }
}

/// Writes the members of a JSON object; ``JSONWriter/object(_:)`` hands one out.
public struct JSONObjectWriter: Sendable {
  var output: JSONOutput

  init(taking output: inout JSONOutput) { self.output = JSONOutput(taking: &output) }

  /// Returns the text written so far and goes on with an empty one.
  ///
  /// So long output can be passed on piece by piece; it may be called between any two members.
  public mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &output.bytes)
    return taken
  }

  /// Writes a member whose value is `null`.
  public mutating func null(_ key: String) { write(key) { $0.appendNull() } }

  /// Writes a member whose value is `true` or `false`, or `null` for `nil`.
  public mutating func member(_ key: String, _ value: Bool?) { write(key) { $0.append(value) } }

  /// Writes a member whose value is an integer, or `null` for `nil`.
  public mutating func member(_ key: String, _ value: Int?) { write(key) { $0.append(value) } }

  /// Writes a member whose value is a string, or `null` for `nil`.
  public mutating func member(_ key: String, _ value: String?) { write(key) { $0.append(value) } }

  /// Writes a member whose value is a string that was read, lone surrogates as their escapes, or
  /// `null` for `nil`.
  public mutating func member(_ key: String, _ value: JSONString?) {
    write(key) { $0.append(value) }
  }

  /// Writes a member whose value was read, with all that it holds, or `null` for `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the node's text, times its depth if indented.
  public mutating func member(_ key: String, _ value: JSONNode?) { write(key) { $0.append(value) } }

  /// Writes a member whose value is a string from bytes that should be UTF-8, or `null` for `nil`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The bytes; each maximal subpart that is not UTF-8 is written as U+FFFD.
  public mutating func member(_ key: String, utf8 value: [UInt8]?) {
    write(key) { $0.append(utf8: value) }
  }

  /// Writes a member whose value is a string from bytes that should be UTF-8.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The bytes; each maximal subpart that is not UTF-8 is written as U+FFFD.
  public mutating func member(_ key: String, utf8 value: Span<UInt8>) {
    output.beginMember(key)
    output.append(value, loneSurrogates: .malformed)
  }

  /// Writes a member whose value is an object.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fill: Writes the members; where it throws, the object still ends behind them.
  /// - Throws: What `fill` throws.
  public mutating func object<E: Error>(
    _ key: String, _ fill: (inout JSONObjectWriter) throws(E) -> Void
  ) throws(E) {
    output.beginMember(key)
    try output.object(fill)
  }

  /// Writes a member whose value is an array.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fill: Writes the elements; where it throws, the array still ends behind them.
  /// - Throws: What `fill` throws.
  public mutating func array<E: Error>(
    _ key: String, _ fill: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    output.beginMember(key)
    try output.array(fill)
  }

  private mutating func write(_ key: String, _ append: (inout JSONOutput) -> Void) {
    output.beginMember(key)
    append(&output)
  }
}

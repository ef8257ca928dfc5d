/// Writes JSON values one behind the other: at the top level, or as the elements of an array.
///
/// Commas, brackets, line ends and indentation come by themselves. What an object holds is written
/// through a ``JSONObjectWriter``, which takes no value without a key; what an array holds, through a
/// writer like this one. Each is valid inside its closure only, so that brackets always match:
///
/// ```swift
/// var writer = JSONWriter(style: .compact)
/// writer.object { link in
///   link.member("kind", "hostingLink")
///   link.array("layers") { layers in
///     layers.object { layer in layer.member("port", port) }
///   }
/// }
/// ```
///
/// Each value at the top level ends with a line feed; in ``JSONStyle/compact`` the text is NDJSON.
///
/// Keys are written in the order of the calls, and equal keys are not noticed.
public struct JSONWriter: Sendable {
  var output: JSONOutput

  /// Creates a writer with an empty text.
  ///
  /// - Parameter style: How the text is laid out.
  public init(style: JSONStyle) { output = JSONOutput(style: style) }

  /// Creates the writer of what an array holds.
  init(taking output: inout JSONOutput) { self.output = JSONOutput(taking: &output) }

  // MARK: The text

  /// The text written since the last ``takeBytes()``, in UTF-8.
  public var bytes: [UInt8] { output.bytes }

  /// Returns the text written so far and goes on with an empty one.
  ///
  /// So long output can be passed on piece by piece; it may be called between any two elements.
  public mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &output.bytes)
    return taken
  }

  /// Forgets the text written so far but keeps its memory for what follows.
  public mutating func removeAllBytes() { output.bytes.removeAll(keepingCapacity: true) }

  // MARK: Values

  /// Writes `null`.
  public mutating func null() { write { $0.appendNull() } }

  /// Writes `true` or `false`, or `null` for `nil`.
  public mutating func value(_ value: Bool?) { write { $0.append(value) } }

  /// Writes an integer, or `null` for `nil`.
  public mutating func value(_ value: Int?) { write { $0.append(value) } }

  /// Writes a string, or `null` for `nil`.
  public mutating func value(_ value: String?) { write { $0.append(value) } }

  /// Writes a string that was read, lone surrogates as their escapes, or `null` for `nil`.
  public mutating func value(_ value: JSONString?) { write { $0.append(value) } }

  /// Writes a value that was read with all that it holds, or `null` for `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the node's text, times its depth if indented.
  public mutating func value(_ value: JSONNode?) { write { $0.append(value) } }

  /// Writes a string from bytes that should be UTF-8, or `null` for `nil`.
  ///
  /// - Parameter value: The bytes; each maximal subpart that is not UTF-8 is written as U+FFFD.
  public mutating func value(utf8 value: [UInt8]?) { write { $0.append(utf8: value) } }

  /// Writes a string from bytes that should be UTF-8.
  ///
  /// - Parameter value: The bytes; each maximal subpart that is not UTF-8 is written as U+FFFD.
  public mutating func value(utf8 value: Span<UInt8>) {
    output.beginElement()
    output.append(value, loneSurrogates: .malformed)
    output.endValue()
  }

  /// Writes an object.
  ///
  /// - Parameter fill: Writes the members; where it throws, the object still ends behind them.
  /// - Throws: What `fill` throws.
  public mutating func object<E: Error>(
    _ fill: (inout JSONObjectWriter) throws(E) -> Void
  ) throws(E) {
    output.beginElement()
    defer { output.endValue() }
    try output.object(fill)
  }

  /// Writes an array.
  ///
  /// - Parameter fill: Writes the elements; where it throws, the array still ends behind them.
  /// - Throws: What `fill` throws.
  public mutating func array<E: Error>(
    _ fill: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    output.beginElement()
    defer { output.endValue() }
    try output.array(fill)
  }

  private mutating func write(_ append: (inout JSONOutput) -> Void) {
    output.beginElement()
    append(&output)
    output.endValue()
  }
}

extension JSONOutput {
  /// Appends an object, whose members `fill` writes.
  mutating func object<E: Error>(
    _ fill: (inout JSONObjectWriter) throws(E) -> Void
  ) throws(E) {
    open(ASCII.leftBrace)
    var members = JSONObjectWriter(taking: &self)
    defer {
      self = JSONOutput(taking: &members.output)
      close(ASCII.rightBrace)
    }
    try fill(&members)
  }

  /// Appends an array, whose elements `fill` writes.
  mutating func array<E: Error>(_ fill: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open(ASCII.leftBracket)
    var elements = JSONWriter(taking: &self)
    defer {
      self = JSONOutput(taking: &elements.output)
      close(ASCII.rightBracket)
    }
    try fill(&elements)
  }
}

/// A JSON text that was read: its outermost value, and the places of all values in it.
///
/// The reader is strict. It takes exactly what RFC 8259 defines, in UTF-8 without a byte order mark.
/// Two things that the RFC leaves open it keeps and shows: members of an object with equal keys
/// (``JSONObject/duplicates``), and surrogate escapes without their partner
/// (``JSONString/hasLoneSurrogates``).
public struct JSONDocument: Sendable {
  /// How deep arrays and objects may be nested unless the caller says otherwise.
  public static let defaultDepthLimit = 128

  /// The outermost value.
  public let root: JSONNode

  /// Reads a JSON text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - depthLimit: How many arrays and objects may be nested; a scalar is at depth 0.
  /// - Throws: ``JSONReadingError`` for the first byte at which the text is not JSON.
  /// - Complexity: O(*n*), where *n* is the length of the text, in time and in memory.
  public init(
    reading text: [UInt8], depthLimit: Int = defaultDepthLimit
  ) throws(JSONReadingError) {
    var reader = JSONReader(text, depthLimit: depthLimit)
    root = JSONNode(tape: try reader.read(), index: 0)
  }

  /// Reads a JSON text from bytes that stay the caller's; the document copies them.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - depthLimit: How many arrays and objects may be nested; a scalar is at depth 0.
  /// - Throws: ``JSONReadingError`` for the first byte at which the text is not JSON.
  /// - Complexity: O(*n*), where *n* is the length of the text, in time and in memory.
  public init(
    reading text: Span<UInt8>, depthLimit: Int = defaultDepthLimit
  ) throws(JSONReadingError) {
    try self.init(reading: text.copied(), depthLimit: depthLimit)
  }

  /// The text as it was read.
  public var text: [UInt8] { root.tape.text }

  /// The line and column of a byte of the text, such as the lower bound of a node's range.
  ///
  /// - Parameter offset: The offset in UTF-8 bytes.
  /// - Returns: The position, as ``JSONPosition`` counts.
  /// - Complexity: O(`offset`).
  public func position(of offset: Int) -> JSONPosition {
    JSONPosition(of: offset, in: text.span)
  }
}

/// A place in a text as editors show it: line and column.
///
/// Lines and columns count from 1. A line ends behind LF, CR LF, or a CR that no LF follows. Columns
/// count Unicode scalars (SARIF calls them `unicodeCodePoints`), not bytes and not what a reader
/// sees as one character; of bytes that are not UTF-8, each maximal subpart counts as one scalar.
public struct JSONPosition: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the position of a byte.
  ///
  /// An offset inside a scalar has the position of that scalar. Offsets outside the text are taken
  /// as its nearest end.
  ///
  /// - Parameters:
  ///   - offset: The offset of the byte, in UTF-8 bytes.
  ///   - text: The whole text.
  /// - Complexity: O(`offset`).
  public init(of offset: Int, in text: Span<UInt8>) {
    var (line, column, index) = (1, 1, 0)
    let target = min(offset, text.count)
    while index < target {
      let byte = text[index]
      let endsLine =
        byte == ASCII.lineFeed
        || (byte == ASCII.carriageReturn
          && !(index + 1 < text.count && text[index + 1] == ASCII.lineFeed))
      let length = text.utf8Sequence(at: index).length
      guard index + length <= target else { break }
      index += length
      (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
    }
    self.init(line: line, column: column)
  }
}

extension JSONPosition: CustomStringConvertible {
  /// Line and column with a colon between.
  public var description: String { "\(line):\(column)" }
}

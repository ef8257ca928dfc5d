/// Cuts bytes into lines, in bounded memory.
///
/// A line ends with LF or CRLF, the last one also with the end of the input; behind the last line
/// end there is no further line. The bytes of a line stay as they are. Memory is the longest line
/// allowed and two chunks, time linear in the bytes read.
struct LineReader {
  /// What comes next.
  enum Step: Equatable {
    /// A line: these bytes of ``bytes``, which stay there until the next ``fill()``.
    case line(Range<Int>)

    /// A line longer than allowed, whose bytes are gone.
    case tooLong

    /// What was read has no further line end: ``fill()`` is to be called, and may block.
    case needsInput

    /// There are no more lines.
    case end
  }

  /// The bytes read and not yet dropped.
  private(set) var bytes: [UInt8] = []

  private let source: any ByteSource

  /// The longest line that is kept, in bytes without its line end.
  private let maximumLength: Int

  /// How many bytes one call reads at most.
  private let chunkSize: Int

  /// Where the next line starts.
  private var start = 0

  /// Up to where it is known to have no line feed.
  private var searched = 0

  /// Whether the beginning of the next line was dropped because it is too long.
  private var isDropping = false
  private var isAtEnd = false

  init(_ source: any ByteSource, maximumLength: Int, chunkSize: Int = 1 << 16) {
    self.source = source
    self.maximumLength = maximumLength
    self.chunkSize = chunkSize
  }

  /// The next line, as far as the bytes are there.
  mutating func next() -> Step {
    if let lineFeed = Platform.firstLineFeed(in: bytes, searched..<bytes.count) {
      let lineStart = start
      start = lineFeed + 1
      searched = start
      let hasCR = lineFeed > lineStart && bytes[lineFeed - 1] == UInt8(ascii: "\r")
      return line(lineStart..<(hasCR ? lineFeed - 1 : lineFeed))
    }
    searched = bytes.count
    // One byte more may be the CR of a line end.
    if bytes.count - start > maximumLength + 1 {
      isDropping = true
      start = bytes.count
    }
    guard isAtEnd else { return .needsInput }
    guard start < bytes.count || isDropping else { return .end }
    let rest = start..<bytes.count
    start = bytes.count
    return line(rest)
  }

  /// Reads on, after ``Step/needsInput``.
  ///
  /// Throws the system's error.
  mutating func fill() throws(SystemError) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    if try source.read(upTo: chunkSize, appendingTo: &bytes) == 0 { isAtEnd = true }
  }

  private mutating func line(_ range: Range<Int>) -> Step {
    if isDropping || range.count > maximumLength {
      isDropping = false
      return .tooLong
    }
    return .line(range)
  }
}

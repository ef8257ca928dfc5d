import Testing

@testable import ActionLinkCommand

@Suite struct LineReaderTests {
  /// The lines of an input that comes in pieces; `nil` for one that is too long.
  private static func lines(
    _ pieces: [[UInt8]], maximumLength: Int = 8, chunkSize: Int = 64
  ) throws -> [[UInt8]?] {
    var reader = LineReader(
      PieceSource(pieces), maximumLength: maximumLength, chunkSize: chunkSize)
    var lines: [[UInt8]?] = []
    while true {
      switch reader.next() {
      case .line(let range): lines.append([UInt8](reader.bytes[range]))
      case .tooLong: lines.append(nil)
      case .needsInput: try reader.fill()
      case .end: return lines
      }
    }
  }

  private static let inputs: [(String, [String?])] = [
    ("", []),
    ("\n", [""]),
    ("\r\n", [""]),
    ("\r", ["\r"]),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\n\n", ["a", ""]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n\r\r\n", ["a\rb", "\r"]),
    ("a\r\n\nb", ["a", "", "b"]),
    ("a\0b\n\0\n", ["a\0b", "\0"]),
    ("12345678\n12345678\r\n12345678", ["12345678", "12345678", "12345678"]),
    ("123456789\nx\n", [nil, "x"]),
    ("123456789\r\nx\n", [nil, "x"]),
    ("12345678\r", [nil]),
    ("123456789012345678901234567890\nx", [nil, "x"]),
    ("x\n1234567890", ["x", nil]),
    ("1234567890\n1234567890\n\n", [nil, nil, ""]),
  ]

  @Test("Lines are the same wherever a chunk ends", arguments: inputs)
  func everySplit(_ input: String, _ expected: [String?]) throws {
    let bytes = [UInt8](input.utf8)
    let expected = expected.map { $0.map { [UInt8]($0.utf8) } }
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
          .filter { !$0.isEmpty }.map([UInt8].init)
        #expect(try Self.lines(pieces) == expected, "split at \(first) and \(second)")
      }
    }
    for chunkSize in 1...4 {
      #expect(try Self.lines([bytes], chunkSize: chunkSize) == expected)
    }
  }

  @Test("Bytes that are not UTF-8 stay as they are")
  func bytesStay() throws {
    let all = (0...255).map(UInt8.init).filter { $0 != 0x0A }
    #expect(try Self.lines([all + [0x0A] + all], maximumLength: 255) == [all, all])
  }

  @Test("A line of megabytes takes no more memory than the longest line allowed")
  func hugeLine() throws {
    let piece = [UInt8](repeating: 0x61, count: 1000)
    var reader = LineReader(
      PieceSource(Array(repeating: piece, count: 5000) + [[0x0A, 0x62]]), maximumLength: 3000)
    var most = 0
    var steps: [LineReader.Step] = []
    while steps.last != .end {
      let step = reader.next()
      most = max(most, reader.bytes.count)
      if step == .needsInput { try reader.fill() } else { steps.append(step) }
    }
    #expect(steps.count == 3)
    #expect(steps.first == .tooLong)
    #expect(most <= 4001)
  }

  @Test("Nothing is read before all lines at hand are given")
  func readsOnlyWhenNeeded() throws {
    var reader = LineReader(PieceSource("a\nb\nc"), maximumLength: 8)
    #expect(reader.next() == .needsInput)
    try reader.fill()
    #expect(reader.next() == .line(0..<1))
    #expect(reader.next() == .line(2..<3))
    #expect(reader.next() == .needsInput)
  }

  @Test("A failure to read is thrown")
  func failure() {
    var reader = LineReader(
      PieceSource([], failure: .invalidArgument), maximumLength: 8)
    #expect(throws: SystemError.invalidArgument) { try reader.fill() }
  }
}

/// Takes the links of an input, one after another.
protocol LinkConsumer {
  /// Tells that reading may wait for input to come: what is done so far should be shown.
  mutating func inputMayBlock() throws(ToolFailure)

  /// Takes a link in bytes as given, or as its JSON string says.
  mutating func take(_ link: Span<UInt8>, at place: LinkPlace) throws(ToolFailure)

  /// Takes note of a link that could not be read; `line` is what stands there, empty where it is
  /// too long to be kept.
  mutating func takeUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace
  ) throws(ToolFailure)
}

/// How links stand in an input.
struct LinkSyntax: Sendable {
  /// The longest link, in bytes.
  let maximumLength: Int

  /// Reads a text that begins and ends with a quote as a JSON string.
  let decodeJSONString: @Sendable (Span<UInt8>) throws(JSONStringError) -> [UInt8]

  /// The longest line: one of a JSON string that escapes each byte of the longest link.
  var maximumLineLength: Int { 6 * maximumLength + 2 }
}

/// Reads the links that a command line names.
///
/// Operands are links, taken as they are. A hyphen stands for standard input, as does no operand at
/// all: there, each line is a link, an empty line an empty link, and a line that begins and ends
/// with `"` the JSON string that it is, so that any text fits on a line.
struct LinkInput {
  let operands: [[UInt8]]
  let standardInput: any ByteSource
  let syntax: LinkSyntax

  /// How many bytes one call reads at most.
  var chunkSize = 1 << 16

  /// Hands all links to a consumer, in order.
  ///
  /// Throws ``ToolFailure/input(_:)`` where standard input cannot be read, and what the consumer
  /// throws.
  func read(into consumer: inout some LinkConsumer) throws(ToolFailure) {
    if operands.isEmpty { try readStandardInput(into: &consumer) }
    for (index, operand) in operands.enumerated() {
      let place = LinkPlace.operand(index + 1)
      if operand == [UInt8(ascii: "-")] {
        try readStandardInput(into: &consumer)
      } else {
        try hand(operand.span, at: place, to: &consumer)
      }
    }
  }

  private func readStandardInput(into consumer: inout some LinkConsumer) throws(ToolFailure) {
    var lines = LineReader(
      standardInput, maximumLength: syntax.maximumLineLength, chunkSize: chunkSize)
    var number = 0
    while true {
      switch lines.next() {
      case .line(let range):
        number += 1
        try handLine(lines.bytes.span.extracting(range), at: .line(number), to: &consumer)
      case .tooLong:
        number += 1
        let error = UnreadableLink.tooLong(limit: syntax.maximumLength)
        try consumer.takeUnreadable(error, line: Span(), at: .line(number))
      case .needsInput:
        try consumer.inputMayBlock()
        do { try lines.fill() } catch { throw .input(error) }
      case .end:
        return
      }
    }
  }

  private func handLine(
    _ line: Span<UInt8>, at place: LinkPlace, to consumer: inout some LinkConsumer
  ) throws(ToolFailure) {
    let quote = UInt8(ascii: "\"")
    guard line.count >= 2, line[0] == quote, line[line.count - 1] == quote else {
      return try hand(line, at: place, to: &consumer)
    }
    let decoded: [UInt8]
    do {
      decoded = try syntax.decodeJSONString(line)
    } catch {
      return try consumer.takeUnreadable(.invalidJSONString(error), line: line, at: place)
    }
    try hand(decoded.span, at: place, to: &consumer)
  }

  private func hand(
    _ link: Span<UInt8>, at place: LinkPlace, to consumer: inout some LinkConsumer
  ) throws(ToolFailure) {
    if link.count > syntax.maximumLength {
      let error = UnreadableLink.tooLong(limit: syntax.maximumLength)
      return try consumer.takeUnreadable(error, line: Span(), at: place)
    }
    try consumer.take(link, at: place)
  }
}

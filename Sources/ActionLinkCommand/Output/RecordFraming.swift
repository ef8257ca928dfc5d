/// What stands between the records of an output.
enum RecordFraming: Sendable {
  /// A record a line, and no line for a record without text.
  case lines

  /// Reports of several lines, with an empty line between two.
  case paragraphs

  /// One JSON document: the value itself where there is one record, else an array.
  case jsonDocument
}

/// Writes records with what stands between them.
struct RecordWriter {
  /// Where the records go.
  var output: OutputBuffer

  private let framing: RecordFraming
  private var count = 0

  /// The first record of a JSON document, until it is known whether there is a second.
  private var first: [UInt8] = []

  init(_ output: OutputBuffer, framing: RecordFraming) {
    self.output = output
    self.framing = framing
  }

  /// Writes one record, given without a line feed at its end; an empty one is none.
  mutating func write(_ record: [UInt8]) throws(ToolFailure) {
    if record.isEmpty { return }
    switch framing {
    case .lines:
      output.append(record)
      output.append("\n".utf8)
    case .paragraphs:
      if count > 0 { output.append("\n".utf8) }
      output.append(record)
      output.append("\n".utf8)
    case .jsonDocument where count == 0:
      first = record
    case .jsonDocument:
      if count == 1 {
        output.append("[\n".utf8)
        output.append(first)
        first = []
      }
      output.append(",\n".utf8)
      output.append(record)
    }
    count += 1
    try output.endRecord()
  }

  /// Writes what ends the output, and all that waits.
  mutating func finish() throws(ToolFailure) {
    if framing == .jsonDocument {
      switch count {
      case 0: output.append("[]\n".utf8)
      case 1: output.append(first + "\n".utf8)
      default: output.append("\n]\n".utf8)
      }
    }
    try output.flush()
  }
}

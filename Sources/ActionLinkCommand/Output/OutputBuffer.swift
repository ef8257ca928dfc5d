/// Gathers output, so that a million short records take a few calls of the system.
///
/// It is emptied between records only: what reaches a pipe ends with a whole one.
struct OutputBuffer {
  /// The bytes not yet written.
  private(set) var pending: [UInt8] = []

  private let sink: any ByteSink
  private let target: ToolFailure.OutputTarget

  /// How many bytes may wait, after which a record's end writes them.
  private let threshold: Int

  init(_ sink: any ByteSink, target: ToolFailure.OutputTarget, threshold: Int = 1 << 16) {
    self.sink = sink
    self.target = target
    self.threshold = threshold
  }

  /// Appends bytes that are a whole record, or its beginning.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
  }

  /// Tells that a record has ended.
  mutating func endRecord() throws(ToolFailure) {
    if pending.count >= threshold { try flush() }
  }

  /// Writes what waits.
  mutating func flush() throws(ToolFailure) {
    if pending.isEmpty { return }
    do {
      try sink.write(pending.span)
    } catch {
      // Bytes that failed are not tried again: they may be in the file already.
      pending.removeAll()
      throw .output(target, error)
    }
    pending.removeAll(keepingCapacity: true)
  }
}

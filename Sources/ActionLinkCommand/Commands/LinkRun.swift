/// Takes every link of a command's input through its processor to its output.
struct LinkRun<Processor: LinkProcessor>: LinkConsumer {
  private var processor: Processor
  private var writer: RecordWriter
  private let context: CommandContext

  /// The gravest status so far.
  private var status = ExitStatus.success

  /// The record in the making; kept for its memory.
  private var record: [UInt8] = []

  private init(_ processor: Processor, writer: RecordWriter, context: CommandContext) {
    self.processor = processor
    self.writer = writer
    self.context = context
  }

  private mutating func begin() throws(ToolFailure) {
    record.removeAll(keepingCapacity: true)
    processor.begin(into: &record)
    try writer.write(record)
  }

  private mutating func end() throws(ToolFailure) {
    record.removeAll(keepingCapacity: true)
    processor.end(into: &record)
    try writer.write(record)
    try writer.finish()
  }

  mutating func inputMayBlock() throws(ToolFailure) {
    try writer.output.flush()
  }

  mutating func take(_ link: Span<UInt8>, at place: LinkPlace) throws(ToolFailure) {
    record.removeAll(keepingCapacity: true)
    let outcome = try processor.process(link, at: place, into: &record)
    try writer.write(record)
    switch outcome {
    case .fine: break
    case .finding(let message):
      status = status.combined(with: .findings)
      if let message { try report(message, at: place) }
    case .unreadable(let message):
      status = status.combined(with: .unreadableData)
      try report(message, at: place)
    }
  }

  mutating func takeUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace
  ) throws(ToolFailure) {
    record.removeAll(keepingCapacity: true)
    try processor.processUnreadable(error, line: line, at: place, into: &record)
    try writer.write(record)
    status = status.combined(with: .unreadableData)
    try report(error.message, at: place)
  }

  private mutating func report(_ message: String, at place: LinkPlace) throws(ToolFailure) {
    // On a terminal a message stands behind the records of the links before it.
    try writer.output.flush()
    context.report("\(place): \(message)")
  }
}

extension LinkRun {
  /// Runs a command over its links.
  ///
  /// What was done is in the output, well ended, also where reading fails midway: a report that is
  /// complete but for what could not be read is worth more than none.
  static func run(
    _ processor: Processor, arguments: ParsedArguments, syntax: LinkSyntax,
    framing: RecordFraming, destination: OutputDestination, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    var run = LinkRun(
      processor, writer: RecordWriter(destination.buffer, framing: framing), context: context)
    let reader = LinkInput(
      operands: arguments.operands, standardInput: context.standardInput, syntax: syntax)
    var failure: ToolFailure?
    do {
      try run.begin()
      try reader.read(into: &run)
    } catch {
      if case .output = error { throw error }
      failure = error
    }
    try run.end()
    try destination.commit()
    if let failure { throw failure }
    return run.status
  }
}

extension CommandContext {
  /// Runs a command over its links with the processor that its options chose.
  func processLinks(
    of arguments: ParsedArguments, with processor: some LinkProcessor, syntax: LinkSyntax,
    framing: RecordFraming, to destination: OutputDestination
  ) throws(ToolFailure) -> ExitStatus {
    try LinkRun.run(
      processor, arguments: arguments, syntax: syntax, framing: framing,
      destination: destination, in: self)
  }
}

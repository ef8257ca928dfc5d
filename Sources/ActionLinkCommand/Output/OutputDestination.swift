/// Where a command's records go: standard output, or the file of `--output`.
struct OutputDestination {
  private let sink: any ByteSink
  private let file: OutputFile?

  /// Opens the destination that the arguments name.
  ///
  /// Throws ``ToolFailure/output(_:_:)`` where the file cannot be written to.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(ToolFailure) {
    guard let path = arguments.value(of: .output) else {
      sink = context.standardOutput
      file = nil
      return
    }
    do {
      let file = try OutputFile(path: path)
      sink = file
      self.file = file
    } catch {
      throw .output(.file, error)
    }
  }

  /// Whether a person reads the records.
  var isTerminal: Bool { sink.isTerminal }

  /// A new buffer before the destination.
  var buffer: OutputBuffer {
    OutputBuffer(sink, target: file == nil ? .standardOutput : .file)
  }

  /// Completes the file.
  func commit() throws(ToolFailure) {
    do { try file?.commit() } catch { throw .output(.file, error) }
  }
}

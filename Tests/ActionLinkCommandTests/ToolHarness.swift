@testable import ActionLinkCommand

/// Bytes handed out in given pieces, one a call.
final class PieceSource: ByteSource {
  private var pieces: [[UInt8]]
  private let failure: SystemError?
  let isTerminal: Bool

  /// Gives the pieces, then the failure or the end.
  init(_ pieces: [[UInt8]], failure: SystemError? = nil, isTerminal: Bool = false) {
    self.pieces = pieces
    self.failure = failure
    self.isTerminal = isTerminal
  }

  convenience init(_ text: String) { self.init([[UInt8](text.utf8)]) }

  func read(upTo count: Int, appendingTo buffer: inout [UInt8]) throws(SystemError) -> Int {
    guard !pieces.isEmpty else {
      if let failure { throw failure }
      return 0
    }
    let piece = pieces.removeFirst()
    if piece.count > count { pieces.insert([UInt8](piece[count...]), at: 0) }
    buffer += piece.prefix(count)
    return min(piece.count, count)
  }
}

/// Keeps what is written, or fails.
final class MemorySink: ByteSink {
  private(set) var writes: [[UInt8]] = []
  private let failure: SystemError?
  let isTerminal: Bool

  init(failure: SystemError? = nil, isTerminal: Bool = false) {
    self.failure = failure
    self.isTerminal = isTerminal
  }

  var bytes: [UInt8] { writes.flatMap(\.self) }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    if let failure { throw failure }
    writes.append(bytes.indices.map { bytes[$0] })
  }
}

/// Stands in for the processing of links: the record is the link between angle brackets.
///
/// A link `bad` is a finding, `quiet` one without a message or a record, `fault` a fault.
struct BracketProcessor: LinkProcessor {
  mutating func process(
    _ link: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) -> LinkOutcome {
    let bytes = link.indices.map { link[$0] }
    switch String(decoding: bytes, as: UTF8.self) {
    case "bad": return .finding(message: "no canonical form")
    case "quiet": return .finding(message: nil)
    case "fault": throw .internalError("broken")
    default:
      record += [UInt8(ascii: "<")] + bytes + [UInt8(ascii: ">")]
      return .fine
    }
  }

  mutating func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) {
    record += [UInt8]("<\(error.code) \(error.offset) \(line.count)>".utf8)
  }
}

/// A tool whose commands process nothing, and what one run of it gave.
struct ToolRun {
  let status: ExitStatus
  let output: String
  let messages: String

  static let syntax = LinkSyntax(maximumLength: 40) { text throws(JSONStringError) in
    // Enough of JSON strings for these tests: no escapes, and no quote inside.
    let content = text.indices.map { text[$0] }.dropFirst().dropLast()
    if let quote = content.firstIndex(of: UInt8(ascii: "\"")) {
      throw JSONStringError(code: "unexpected-quote", offset: quote)
    }
    return [UInt8](content)
  }

  /// A tool with all commands; `note` hears of the options that they were run with.
  static func tool(noting note: @escaping @Sendable (any Sendable) -> Void = { _ in }) -> Tool {
    Tool(
      commands: [
        InspectCommand(syntax: syntax) { options throws(ToolFailure) in
          note(options)
          return BracketProcessor()
        },
        CheckCommand(syntax: syntax) { options throws(ToolFailure) in
          note(options)
          return BracketProcessor()
        },
        CanonicalizeCommand(syntax: syntax) { options throws(ToolFailure) in
          note(options)
          return BracketProcessor()
        },
        URLCommand(syntax: syntax) { options throws(ToolFailure) in
          note(options)
          if options.base == [UInt8]("bad".utf8) { throw .unreadableData("the base is no URL") }
          return BracketProcessor()
        },
        LintCommand(), ExplainCommand(), HelpCommand(), CompletionsCommand(),
      ],
      componentVersions: ["Library 1.2"])
  }

  init(
    _ arguments: [String], input: PieceSource = PieceSource([]),
    output: MemorySink = MemorySink(), environment: [String: String] = [:],
    noting note: @escaping @Sendable (any Sendable) -> Void = { _ in }
  ) {
    let messages = MemorySink()
    status = Self.tool(noting: note).run(
      arguments: arguments.map { [UInt8]($0.utf8) }, standardInput: input,
      standardOutput: output, standardError: messages, environment: { environment[$0] })
    self.output = output.text
    self.messages = messages.text
  }
}

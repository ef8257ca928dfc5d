import JSONText
import LinkReports
import LinkValidation

/// `lint`: what speaks against a policy file.
struct LintCommand: Command {
  private static let files = CommandSpec.Operands(
    name: "FILE", count: 1...Int.max, help: "A policy file; - reads standard input",
    completion: .file)

  private static let print = OptionSpec(
    "print",
    help: "Print the policy in force, with every key; in text the findings then go to standard"
      + " error")

  private static let failOn = OptionSpec.failOn(
    "Exit with 1 on a finding of this severity or a graver one: error (the default), warning or"
      + " note")

  private static let format = OptionSpec.format(
    "Print a line for each finding (text, the default), one JSON document (an object for one file,"
      + " an array for several), or a JSON object a line")

  let spec = CommandSpec(
    name: "lint",
    summary: "Check policy files for mistakes",
    operands: files,
    ownOptions: [print, failOn, format, .output, .color],
    details: [
      "A policy is a JSON object with lists of what a project allows; a key that is missing judges"
        + " nothing. Unknown and duplicate keys, malformed entries and missing lists are findings,"
        + " with line and column where they have a place in the file."
    ],
    examples: [
      .init(
        purpose: "Fail a build on a mistake in the policy",
        commandLine: "actionlink lint --fail-on warning actionlink.json"),
      .init(
        purpose: "Print the policy in force, with every key",
        commandLine: "actionlink lint --print actionlink.json"),
    ],
    exitCauses: [
      .init(status: .success, cause: "nothing was found that is as grave as --fail-on says"),
      .init(status: .findings, cause: "a file has a finding of that severity or a graver one"),
      .init(status: .unreadableData, cause: "a file is no policy at all; others are looked at"),
      .init(status: .inputNotFound, cause: "a file is not there or cannot be opened"),
    ])

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    let destination = try OutputDestination(arguments, in: context)
    let format = arguments.choice(of: Self.format, default: ReportFormat.text)
    let failOn = arguments.choice(of: Self.failOn, default: Severity.error)
    let printer = Printer(
      format: format, printsPolicy: arguments.has(Self.print),
      style: arguments.usesColor(for: destination, in: context) ? .colored : .plain)
    var writer = RecordWriter(
      destination.buffer, framing: format == .json ? .jsonDocument : .lines)
    var status = ExitStatus.success
    for (index, path) in arguments.operands.enumerated() {
      let isInput = path == [UInt8(ascii: "-")]
      let name = isInput ? "standard input" : String(decoding: path, as: UTF8.self)
      let text: [UInt8]
      do throws(InputFile.Failure) {
        text =
          try isInput
          ? InputFile.bytes(of: context.standardInput) : InputFile.bytes(ofFileAt: path)
      } catch {
        status = status.combined(with: error.meansNoInput ? .inputNotFound : .unreadableData)
        // The name stays away: it may be a link.
        context.report("\(LinkPlace.operand(index + 1)): cannot read the file: \(error.message)")
        continue
      }
      let report = PolicyReport(of: text, today: .today)
      status = status.combined(with: Self.status(of: report, failOn: failOn))
      try writer.write(printer.record(of: report, name: name))
      if printer.leavesFindingsOut {
        for line in report.lines(file: name) { context.report(line) }
      }
    }
    try writer.finish()
    try destination.commit()
    return status
  }

  private static func status(of report: PolicyReport, failOn: Severity) -> ExitStatus {
    if report.failure != nil { return .unreadableData }
    return report.entries.contains { $0.finding.severity >= failOn } ? .findings : .success
  }

  /// Writes the report of a file as the options say.
  private struct Printer {
    let format: ReportFormat
    let printsPolicy: Bool
    let style: InspectionText.Style

    /// Whether the findings are not in the records, which are the policies alone.
    var leavesFindingsOut: Bool { format == .text && printsPolicy }

    func record(of report: PolicyReport, name: String) -> [UInt8] {
      var writer = JSONWriter(style: format == .ndjson ? .compact : .indented)
      if format != .text {
        report.write(to: &writer, file: name, includesPolicy: printsPolicy)
      } else if leavesFindingsOut {
        report.writePolicy(to: &writer)
      } else {
        return Array(report.lines(file: name, style: style).joined(separator: "\n").utf8)
      }
      return Array(writer.record)
    }
  }
}

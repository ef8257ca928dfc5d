import ActionLinks
import DomainNames
import LinkValidation

/// The formats of a report.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text

  /// One JSON document: an object for one link, an array for several.
  case json

  /// A JSON object a line.
  case ndjson

  /// What stands between the records of reports on links.
  var framing: RecordFraming {
    switch self {
    case .text: .paragraphs
    case .json: .jsonDocument
    case .ndjson: .lines
    }
  }
}

// The options that several commands take.
extension OptionSpec {
  /// `--format`, with what the formats are in a command.
  static func format(_ help: String) -> OptionSpec {
    OptionSpec(
      "format", short: "f",
      value: .choice(name: "FORMAT", ReportFormat.allCases.map(\.rawValue)), help: help)
  }

  /// `--output`.
  static let output = OptionSpec(
    "output", short: "o", value: .text(name: "FILE", completion: .file),
    help: "Write the results to FILE instead of standard output; a file that is there is replaced"
      + " once the new one is complete")

  /// `--reveal-codes`.
  static let revealCodes = OptionSpec(
    "reveal-codes", help: "Print codes as they are, instead of an ellipsis and a short digest")

  /// `--no-repair`.
  static let noRepair = OptionSpec(
    "no-repair", help: "Read the link as given: repair no damage, unwrap no gateway")

  /// `--color`.
  static let color = OptionSpec(
    "color", value: .choice(name: "WHEN", ColorMode.allCases.map(\.rawValue)),
    help: "Color the text when it goes to a terminal (auto, the default), always or never")

  /// `--config`, with what it does in a command.
  static func config(_ help: String) -> OptionSpec {
    OptionSpec("config", short: "c", value: .text(name: "FILE", completion: .file), help: help)
  }

  /// `--fail-on`, with what has findings in a command.
  static func failOn(_ help: String) -> OptionSpec {
    OptionSpec(
      "fail-on",
      value: .choice(name: "SEVERITY", Severity.allCases.reversed().map(\.rawValue)), help: help)
  }

  /// `--dynamic-link-domain`.
  static let dynamicLinkDomain = OptionSpec(
    "dynamic-link-domain", value: .text(name: "PREFIX", completion: .nothing),
    isRepeatable: true,
    help: "Take links under PREFIX (a host, or https://HOST/PATH) for Dynamic Links, besides those"
      + " of Google's own domains; may be given more than once")
}

extension CommandSpec.Operands {
  /// The links of a command.
  static let links = CommandSpec.Operands(
    name: "LINK", count: 0...Int.max,
    help: "A link, taken as it is; - or none reads standard input, a link a line",
    completion: .nothing)
}

extension CommandSpec {
  /// How links are read, for the help of each command that reads them.
  static let inputDetails = [
    "Each line of standard input is a link, ended by LF or CRLF; an empty line is an empty link."
      + " A longer line that begins and ends with \" is read as a JSON string, so that any text fits on"
      + " a line.",
    "A link holds a one-time code that works for whoever has it. Operands are seen by other users"
      + " of the machine and are kept by shells: standard input is the safer way.",
  ]

  /// How reading may fail in each command that judges links by a policy.
  static let judgingExitCauses = [
    ExitCause(
      status: .unreadableData,
      cause: "the policy is missing or broken; or a line is in quotes but no JSON string, or a link"
        + " is too long or has too many parameters, and others are read"),
    ExitCause(
      status: .inputNotFound, cause: "standard input is closed, or a folder"),
  ]

  /// How reading may fail in each command that reads links.
  static let inputExitCauses = [
    ExitCause(
      status: .unreadableData,
      cause: "a line is in quotes but no JSON string, or a link is too long or has too many"
        + " parameters; others are read"),
    ExitCause(
      status: .inputNotFound, cause: "standard input is closed, or a folder"),
  ]
}

extension ParsedArguments {
  /// Throws where a command would wait for a person to type links without having said so.
  func checkInput(
    _ operands: CommandSpec.Operands, in context: CommandContext
  ) throws(ToolFailure) {
    if self.operands.isEmpty, context.standardInput.isTerminal {
      throw .usage(.noInput(operand: operands.name))
    }
  }

  /// The policy of `--config`, or `nil` where it is not given.
  func policyFile(of option: OptionSpec) throws(ToolFailure) -> PolicyFile? {
    guard let path = value(of: option) else { return nil }
    return try PolicyFile(path: path)
  }

  /// Whether text that goes to a destination is colored.
  func usesColor(for destination: OutputDestination, in context: CommandContext) -> Bool {
    choice(of: .color, default: ColorMode.auto)
      .isOn(forTerminal: destination.isTerminal, environment: context.environment)
  }

  /// The values of `--dynamic-link-domain`, each of which names a host.
  func dynamicLinkDomains() throws(ToolFailure) -> [String] {
    let values: [String]
    do { values = try texts(of: .dynamicLinkDomain) } catch { throw .usage(error) }
    for (index, value) in values.enumerated()
    where DynamicLinkDomain(value, domains: .icu) == nil {
      // The value stays away: it may be a link that was meant as an operand.
      throw .unreadableData(
        "value \(index + 1) of '--dynamic-link-domain' is neither a host nor https://HOST/PATH")
    }
    return values
  }
}

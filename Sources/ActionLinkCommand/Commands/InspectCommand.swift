/// `inspect`: all that is to be known of a link.
struct InspectCommand: Command {
  /// What the options say of a report.
  struct Options: Equatable, Sendable {
    let format: ReportFormat

    /// Whether codes are shown as they are.
    let revealsCodes: Bool

    /// Whether damage is repaired and gateways are unwrapped first.
    let repairs: Bool

    /// The prefixes of Dynamic Links, as given.
    let dynamicLinkDomains: [String]

    /// Whether the text is colored.
    let usesColor: Bool
  }

  /// How links stand in the input.
  let syntax: LinkSyntax

  /// Makes what reports on each link.
  let makeProcessor: @Sendable (Options) throws(ToolFailure) -> any LinkProcessor

  private static let format = OptionSpec.format(
    "Print text for people (the default), one JSON document (an object for one link, an array for"
      + " several), or a JSON object a line")

  private static let revealCodes = OptionSpec(
    "reveal-codes", help: "Print codes as they are, instead of an ellipsis and a short digest")

  private static let noRepair = OptionSpec(
    "no-repair", help: "Read the link as given: repair no damage, unwrap no gateway")

  private static let color = OptionSpec(
    "color", value: .choice(name: "WHEN", ColorMode.allCases.map(\.rawValue)),
    help: "Color the text when it goes to a terminal (auto, the default), always or never")

  let spec = CommandSpec(
    name: "inspect",
    summary: "Show what a link holds and how each SDK reads it",
    operands: .links,
    ownOptions: [format, .output, color, revealCodes, noRepair, .dynamicLinkDomain],
    details: [
      "Prints a link's layers, parameters, payload and canonical form, the readings of the Firebase"
        + " SDKs, and findings. Nothing is sent anywhere: the link is only read."
    ] + CommandSpec.inputDetails,
    examples: [
      .init(
        purpose: "Report on the link on the clipboard of a Mac",
        commandLine: "pbpaste | actionlink inspect"),
      .init(
        purpose: "Report on a list of links, an object a line",
        commandLine: "actionlink inspect --format ndjson --output report.ndjson < links.txt"),
      .init(
        purpose: "See how the SDKs read one link",
        commandLine: "actionlink inspect --format json < link.txt | jq .readings"),
    ],
    exitCauses: [
      .init(status: .success, cause: "all links were read, whatever was found")
    ] + CommandSpec.inputExitCauses)

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    try arguments.checkInput(.links, in: context)
    let dynamicLinkDomains = try arguments.dynamicLinkDomains()
    let destination = try OutputDestination(arguments, in: context)
    let format = arguments.choice(of: Self.format, default: ReportFormat.text)
    let processor = try makeProcessor(
      Options(
        format: format, revealsCodes: arguments.has(Self.revealCodes),
        repairs: !arguments.has(Self.noRepair), dynamicLinkDomains: dynamicLinkDomains,
        usesColor: arguments.choice(of: Self.color, default: ColorMode.auto)
          .isOn(forTerminal: destination.isTerminal, environment: context.environment)))
    let framing: RecordFraming =
      switch format {
      case .text: .paragraphs
      case .json: .jsonDocument
      case .ndjson: .lines
      }
    return try context.processLinks(
      of: arguments, with: processor, syntax: syntax, framing: framing, to: destination)
  }
}

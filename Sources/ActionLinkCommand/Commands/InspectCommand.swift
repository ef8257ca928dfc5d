import LinkValidation

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

    /// The policy by which links are judged, or `nil` where none is.
    let policy: LinkPolicy?

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

  private static let config = OptionSpec.config(
    "Judge each link by the policy in FILE too, and show the verdict")

  let spec = CommandSpec(
    name: "inspect",
    summary: "Show what a link holds and how each SDK reads it",
    operands: .links,
    ownOptions: [
      format, .output, .color, config, .revealCodes, .noRepair, .dynamicLinkDomain,
    ],
    details: [
      "Prints a link's layers, parameters, payload and canonical form, the readings of the Firebase"
        + " SDKs, and findings. Nothing is sent anywhere: the link is only read.",
      "Without --config the findings are those that need no policy, and there is no verdict: no list"
        + " has judged where the link leads. Only check looks for a policy by itself.",
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
    ] + CommandSpec.judgingExitCauses)

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    try arguments.checkInput(.links, in: context)
    let dynamicLinkDomains = try arguments.dynamicLinkDomains()
    let policy = try arguments.policyFile(of: Self.config)?.policy
    let destination = try OutputDestination(arguments, in: context)
    let format = arguments.choice(of: Self.format, default: ReportFormat.text)
    let processor = try makeProcessor(
      Options(
        format: format, revealsCodes: arguments.has(.revealCodes),
        repairs: !arguments.has(.noRepair), dynamicLinkDomains: dynamicLinkDomains,
        policy: policy, usesColor: arguments.usesColor(for: destination, in: context)))
    return try context.processLinks(
      of: arguments, with: processor, syntax: syntax, framing: format.framing, to: destination)
  }
}

/// `canonicalize`: the canonical form of each link.
struct CanonicalizeCommand: Command {
  /// What the options say of the output.
  struct Options: Equatable, Sendable {
    let format: ReportFormat

    /// The prefixes of Dynamic Links, as given.
    let dynamicLinkDomains: [String]
  }

  /// How links stand in the input.
  let syntax: LinkSyntax

  /// Makes what prints each link's canonical form.
  ///
  /// In text its record is the canonical link, or empty where there is none; in JSON every link has
  /// a record. Where there is none the outcome is a finding whose message says why.
  let makeProcessor: @Sendable (Options) throws(ToolFailure) -> any LinkProcessor

  private static let format = OptionSpec.format(
    "Print one canonical link a line (text, the default), one JSON document, or a JSON object"
      + " a line")

  let spec = CommandSpec(
    name: "canonicalize",
    summary: "Print the canonical form of each link",
    operands: .links,
    ownOptions: [format, .output, .dynamicLinkDomain],
    details: [
      "Two links with the same canonical form are the same link. It is printed with its code, as"
        + " it would not be the link without.",
      "A link with differing duplicates of a known parameter, with a name or value that cannot be"
        + " decoded, with blanks in a query that a URL parser takes away, with too many layers, or"
        + " whose outermost text is no URL has no canonical form. In text it has no line of output; a message on"
        + " standard error names its place in the input and the reason, and the others are still"
        + " printed.",
    ] + CommandSpec.inputDetails,
    examples: [
      .init(
        purpose: "Count the different links of a list",
        commandLine: "actionlink canonicalize < links.txt | sort -u | wc -l"),
      .init(
        purpose: "Keep each link beside its canonical form",
        commandLine: "actionlink canonicalize --format ndjson --output forms.ndjson < links.txt"),
    ],
    exitCauses: [
      .init(status: .success, cause: "every link has a canonical form"),
      .init(status: .findings, cause: "a link has no canonical form; the others are printed"),
    ] + CommandSpec.inputExitCauses)

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    try arguments.checkInput(.links, in: context)
    let format = arguments.choice(of: Self.format, default: ReportFormat.text)
    let processor = try makeProcessor(
      Options(format: format, dynamicLinkDomains: try arguments.dynamicLinkDomains()))
    return try context.processLinks(
      of: arguments, with: processor, syntax: syntax,
      framing: format == .json ? .jsonDocument : .lines,
      to: OutputDestination(arguments, in: context))
  }
}

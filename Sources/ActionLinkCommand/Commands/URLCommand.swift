/// `url`: the URL record by the URL Standard, without any reading of links.
struct URLCommand: Command {
  /// What the options say of the parsing.
  struct Options: Equatable, Sendable {
    /// The base URL in bytes as given, against which relative ones are parsed.
    let base: [UInt8]?
  }

  /// How URLs stand in the input.
  let syntax: LinkSyntax

  /// Makes what prints each URL's record; a base that is no URL is a ``ToolFailure``.
  let makeProcessor: @Sendable (Options) throws(ToolFailure) -> any LinkProcessor

  private static let base = OptionSpec(
    "base", value: .text(name: "URL", completion: .nothing),
    help: "Parse each URL against this one")

  private static let format = OptionSpec(
    "format", short: "f", value: .choice(name: "FORMAT", ["ndjson", "json"]),
    help: "Print a JSON object a line (ndjson, the default), or one JSON document")

  private static let urls = CommandSpec.Operands(
    name: "URL", count: 0...Int.max,
    help: "A URL, taken as it is; - or none reads standard input, a URL a line",
    completion: .nothing)

  let spec = CommandSpec(
    name: "url",
    summary: "Print the record of each URL by the URL Standard",
    operands: urls,
    ownOptions: [base, format, .output],
    details: [
      "Prints a JSON object a line with href, protocol, username, password, host, hostname, port,"
        + " pathname, search and hash, as the URL class of a browser names them, or"
        + " {\"failure\": true} where the standard fails. A line that could not be read has an"
        + " object whose only member is the error, with its code and offset. A URL is printed with"
        + " its code, if it has one."
    ] + CommandSpec.inputDetails,
    examples: [
      .init(
        purpose: "See which host a browser would go to",
        commandLine: "actionlink url 'https://example.com\\@attacker.example/' | jq -r .host"),
      .init(
        purpose: "Resolve the references of a page",
        commandLine: "actionlink url --base https://app.example.com/docs/ < references.txt"),
    ],
    exitCauses: [
      .init(status: .success, cause: "all URLs were read, also where the standard fails")
    ] + CommandSpec.inputExitCauses)

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    try arguments.checkInput(Self.urls, in: context)
    let processor = try makeProcessor(Options(base: arguments.value(of: Self.base)))
    return try context.processLinks(
      of: arguments, with: processor, syntax: syntax,
      framing: arguments.choice(of: Self.format, default: ReportFormat.ndjson).framing,
      to: OutputDestination(arguments, in: context))
  }
}

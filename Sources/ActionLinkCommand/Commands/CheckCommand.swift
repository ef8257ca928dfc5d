import ActionLinks
import LinkValidation

/// `check`: whether links may be followed, by a policy.
struct CheckCommand: Command {
  /// What the options say of the judging and of the report.
  struct Options: Equatable, Sendable {
    let format: ReportFormat

    /// The policy, and the name of its file.
    let policyFile: PolicyFile

    /// What is expected of each link, beyond the policy.
    let expectation: Expectation

    /// The least severity of findings with which the command fails.
    let failOn: Severity

    /// Whether codes are shown as they are.
    let revealsCodes: Bool

    /// Whether damage is repaired and gateways are unwrapped first.
    let repairs: Bool

    /// Whether the text is colored.
    let usesColor: Bool
  }

  /// How links stand in the input.
  let syntax: LinkSyntax

  /// Makes what judges each link.
  ///
  /// Its outcome is a finding without a message where the command is to fail.
  let makeProcessor: @Sendable (Options) throws(ToolFailure) -> any LinkProcessor

  private static let config = OptionSpec.config(
    "Judge by the policy in FILE instead of \(PolicyFile.defaultName) in this folder or above")

  private static let failOn = OptionSpec.failOn(
    "Exit with 1 on a finding of this severity or a graver one: error (the default), warning or"
      + " note")

  private static let format = OptionSpec.format(
    "Print text for people (the default), one JSON document (an object for one link, an array for"
      + " several), or a JSON object a line")

  private static let expect = OptionSpec(
    "expect",
    value: .choice(name: "OPERATION", ActionCodeOperation.allCases.map(\.rawValue)),
    isRepeatable: true,
    help: "Expect links of this operation only; may be given more than once, for any of several")

  private static let tenant = OptionSpec(
    "tenant", value: .text(name: "ID", completion: .nothing),
    help: "Expect links for this tenant")

  private static let app = OptionSpec(
    "app", value: .text(name: "ID", completion: .nothing),
    help: "Expect links for the app with this bundle identifier or package name")

  let spec = CommandSpec(
    name: "check",
    summary: "Judge links by a policy: accept, warn or reject",
    operands: .links,
    ownOptions: [
      config, failOn, format, .output, .color, expect, tenant, app, .revealCodes, .noRepair,
    ],
    details: [
      "The verdict on a link is reject where an error was found, warn where the gravest finding is a"
        + " warning, else accept. Findings on the policy itself count for every link. A link past a"
        + " limit has no verdict. In text the policy's errors and warnings are told once, and its notes"
        + " counted; lint lists them.",
      "In text, a link given as an operand has its verdict and findings, whatever they are. Of"
        + " standard input only the links have that are not accepted, or that make the command fail;"
        + " the counts follow at the end. In JSON every link has its object, with the keys of"
        + " inspect.",
    ] + CommandSpec.inputDetails,
    examples: [
      .init(
        purpose: "Judge one link", commandLine: "actionlink check --config policy.json < link.txt"),
      .init(
        purpose: "Fail a build on a link that is not for signing in, or not quite right",
        commandLine: "actionlink check --expect emailSignIn --fail-on warning < links.txt"),
      .init(
        purpose: "List the rejected links of a list, codes taken out",
        commandLine: "actionlink check -f ndjson < links.txt"
          + " | jq -r 'select(.verdict == \"reject\") | .input'"),
    ],
    exitCauses: [
      .init(status: .success, cause: "nothing was found that is as grave as --fail-on says"),
      .init(status: .findings, cause: "a link has a finding of that severity or a graver one"),
    ] + CommandSpec.judgingExitCauses)

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    try arguments.checkInput(.links, in: context)
    let expectation = try Self.expectation(of: arguments)
    let given = try arguments.policyFile(of: Self.config)
    let policyFile = if let given { given } else { try PolicyFile.nearest() }
    let destination = try OutputDestination(arguments, in: context)
    let format = arguments.choice(of: Self.format, default: ReportFormat.text)
    let processor = try makeProcessor(
      Options(
        format: format, policyFile: policyFile, expectation: expectation,
        failOn: arguments.choice(of: Self.failOn, default: Severity.error),
        revealsCodes: arguments.has(.revealCodes), repairs: !arguments.has(.noRepair),
        usesColor: arguments.usesColor(for: destination, in: context)))
    return try context.processLinks(
      of: arguments, with: processor, syntax: syntax, framing: format.framing, to: destination)
  }

  private static func expectation(
    of arguments: ParsedArguments
  ) throws(ToolFailure) -> Expectation {
    let operations = arguments.choices(of: expect, as: ActionCodeOperation.self)
    do {
      let tenant = try arguments.texts(of: tenant).first
      return Expectation(
        operations: operations.isEmpty ? nil : Set(operations),
        tenantID: tenant.map { .some($0) }, appID: try arguments.texts(of: app).first)
    } catch {
      throw .usage(error)
    }
  }
}

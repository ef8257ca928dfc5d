import JSONText
import LinkReports
import LinkValidation

/// `explain`: what a rule looks for, why, and what to do about it.
struct ExplainCommand: Command {
  /// The formats of an explanation.
  private enum Format: String, CaseIterable {
    case text, json
  }

  private static let rule = CommandSpec.Operands(
    name: "RULE", count: 0...1, help: "The id of a rule; without it all rules are listed",
    completion: .suggestions(Rule.all.map(\.id)))

  private static let format = OptionSpec(
    "format", short: "f",
    value: .choice(name: "FORMAT", Format.allCases.map(\.rawValue)),
    help: "Print text for people (the default), or one JSON document (an object for one rule, an"
      + " array for all)")

  let spec = CommandSpec(
    name: "explain",
    summary: "Explain a rule, or list all of them",
    operands: rule,
    ownOptions: [format, .output, .color],
    details: [
      "The id of a rule stands with each of its findings. Its explanation says what it looks for and"
        + " why, shows a bad and a good example, and tells what to do."
    ],
    examples: [
      .init(
        purpose: "Explain a rule", commandLine: "actionlink explain config-unknown-key"),
      .init(
        purpose: "List the rules whose findings are errors",
        commandLine: "actionlink explain -f json | jq -r '.[] | select(.severity == \"error\").id'"),
    ],
    exitCauses: [
      .init(status: .usage, cause: "the command line means nothing, or no rule has the id")
    ])

  func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(ToolFailure) -> ExitStatus {
    let rule = try arguments.operands.first.map { id throws(ToolFailure) in try Self.rule(id) }
    let destination = try OutputDestination(arguments, in: context)
    let style: InspectionText.Style =
      arguments.usesColor(for: destination, in: context) ? .colored : .plain
    var output = destination.buffer
    switch arguments.choice(of: Self.format, default: Format.text) {
    case .text:
      let text = rule.map { RuleText.text(of: $0, style: style) }
      output.append((text ?? RuleText.list(of: Rule.all, style: style)).utf8)
    case .json:
      var writer = JSONWriter(style: .indented)
      if let rule {
        writer.value(rule)
      } else {
        writer.array { array in
          for rule in Rule.all { array.value(rule) }
        }
      }
      output.append(writer.bytes)
    }
    try output.flush()
    try destination.commit()
    return .success
  }

  private static func rule(_ id: [UInt8]) throws(ToolFailure) -> Rule {
    let id = String(decoding: id, as: UTF8.self)
    guard let rule = Rule.named(id) else {
      throw .usage(.unknownRule(suggestion: Rule.nearestID(to: id)))
    }
    return rule
  }
}

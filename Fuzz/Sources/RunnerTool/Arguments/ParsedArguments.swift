/// What stands behind the name of a command.
public struct ParsedArguments: Sendable, Equatable {
  /// The operands in the order given.
  public private(set) var operands: [String] = []
  /// The options in the order given.
  private var options: [OptionSpec] = []
  private var valuesByOption: [String: [String]] = [:]

  /// Reads arguments by the table of a command.
  ///
  /// Options and operands stand in any order; a value stands behind its option or behind `=`, and
  /// behind `--` all are operands.
  ///
  /// - Throws: ``UsageError`` where the table does not allow them.
  public init(_ arguments: [String], for command: CommandSpec) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("--") else {
        operands.append(argument)
        continue
      }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw UsageError("\(command.title) has no option --\(name)")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      options.append(option)
      valuesByOption[name] = try Self.values(of: option, attached: attached, rest: &rest)
    }
    guard !has(.help) else { return }
    guard command.operandCount.contains(operands.count) else {
      throw UsageError(
        command.operands.isEmpty
          ? "\(command.title) takes no operands"
          : "\(command.title) takes the operands \(command.operands)")
    }
  }

  private static func values(
    of option: OptionSpec, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> [String] {
    var values = attached.map { [$0] } ?? []
    switch option.value {
    case .none:
      guard attached == nil else { throw UsageError("--\(option.name) takes no value") }
      return []
    case .choices, .words:
      values += rest.prefix { !$0.hasPrefix("--") }
      rest = rest.drop { !$0.hasPrefix("--") }
    case .text, .number, .choice:
      if values.isEmpty, let value = rest.popFirst() { values = [value] }
    }
    guard let first = values.first, !first.isEmpty else {
      throw UsageError("--\(option.name) needs a value")
    }
    try check(values, of: option)
    return values
  }

  private static func check(_ values: [String], of option: OptionSpec) throws(UsageError) {
    switch option.value {
    case .number(_, let range):
      let numbers = values.compactMap { Int($0) }.filter(range.contains)
      guard numbers.count == values.count else {
        throw UsageError(
          "--\(option.name) takes a number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .choice(let words), .choices(_, let words):
      guard values.allSatisfy(words.contains) else {
        let verb = if case .choice = option.value { "takes one of" } else { "takes of" }
        throw UsageError("--\(option.name) \(verb) \(words.joined(separator: ", "))")
      }
    case .none, .text, .words: break
    }
  }

  /// The command line again, but for one option.
  public func words(without left: OptionSpec) -> [String] {
    operands
      + options.filter { $0 != left }.flatMap { option in ["--\(option.name)"] + words(option) }
  }

  /// Whether the option stands there.
  public func has(_ option: OptionSpec) -> Bool { valuesByOption[option.name] != nil }

  /// The value of an option, or `nil` where it does not stand there.
  public func text(_ option: OptionSpec) -> String? { words(option).first }

  /// The words behind an option; none where it does not stand there.
  public func words(_ option: OptionSpec) -> [String] { valuesByOption[option.name] ?? [] }

  /// The value of an option that takes a number.
  public func number(_ option: OptionSpec) -> Int? { text(option).flatMap { Int($0) } }
}

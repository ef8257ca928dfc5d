/// What stands behind the name of a command.
struct ParsedArguments: Sendable, Equatable {
  /// The operands in the order given.
  private(set) var operands: [String] = []
  private var valuesByOption: [String: [String]] = [:]

  /// The options that stand there, in the order given.
  private var options: [OptionSpec] = []

  /// Reads arguments by the table of a command.
  ///
  /// Options and operands stand in any order; a value stands behind its option or behind `=`.
  ///
  /// - Throws: ``UsageError`` where the table does not allow them.
  init(_ arguments: [String], for command: CommandSpec) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
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
      let attached = parts.count == 2 ? [String(parts[1])] : []
      options.append(option)
      valuesByOption[name] = try Self.values(of: option, attached: attached, rest: &rest)
    }
    guard has(.help) || operands.count == command.operands.count else {
      throw UsageError(
        "\(command.title) takes \(command.operands.isEmpty ? "no operands" : "the operands ")"
          + command.operands.joined(separator: " "))
    }
  }

  private static func values(
    of option: OptionSpec, attached: [String], rest: inout ArraySlice<String>
  ) throws(UsageError) -> [String] {
    var values = attached
    switch option.value {
    case .none:
      guard attached.isEmpty else { throw UsageError("--\(option.name) takes no value") }
      return []
    case .choices:
      values += rest.prefix { !$0.hasPrefix("--") }
      rest = rest.drop { !$0.hasPrefix("--") }
    case .text, .number, .choice:
      if values.isEmpty, let value = rest.popFirst() { values = [value] }
    }
    guard let first = values.first, !first.isEmpty else {
      throw UsageError("--\(option.name) needs a value")
    }
    switch option.value {
    case .number(_, let range):
      guard let number = Int(first), range.contains(number) else {
        throw UsageError(
          "--\(option.name) takes a number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .choice(let words), .choices(_, let words):
      guard values.allSatisfy(words.contains) else {
        throw UsageError("--\(option.name) takes of \(words.joined(separator: ", "))")
      }
    case .none, .text: break
    }
    return values
  }

  /// The command line again, but for one option.
  func words(without left: OptionSpec) -> [String] {
    operands
      + options.filter { $0 != left }.flatMap { option in
        ["--\(option.name)"] + (valuesByOption[option.name] ?? [])
      }
  }

  /// Whether the option stands there.
  func has(_ option: OptionSpec) -> Bool { valuesByOption[option.name] != nil }

  /// The value of an option, or `nil` where it does not stand there.
  func text(_ option: OptionSpec) -> String? { valuesByOption[option.name]?.first }

  /// The words behind an option of several; `nil` where it does not stand there.
  func words(_ option: OptionSpec) -> [String]? { valuesByOption[option.name] }

  /// The value of an option that takes a number.
  func number(_ option: OptionSpec) -> Int? { text(option).flatMap { Int($0) } }
}

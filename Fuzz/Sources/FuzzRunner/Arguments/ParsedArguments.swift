/// What stands behind the name of a command.
struct ParsedArguments: Sendable, Equatable {
  /// The operands in the order given.
  private(set) var operands: [String] = []
  private var valuesByOption: [String: [String]] = [:]

  /// Reads arguments by the table of a command.
  ///
  /// Options and operands stand in any order; a value stands behind its option or behind `=`, and
  /// behind `--` all are operands.
  ///
  /// - Throws: ``UsageError`` where the table does not allow them.
  init(_ arguments: [String], for command: CommandSpec) throws(UsageError) {
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
        throw UsageError("\(command.name) has no option --\(name)")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      valuesByOption[name] = try Self.values(of: option, attached: attached, rest: &rest)
    }
    guard !has(.help) else { return }
    guard command.operandCount.contains(operands.count) else {
      throw UsageError(
        command.operands.isEmpty
          ? "\(command.name) takes no operands"
          : "\(command.name) takes the operands \(command.operands)")
    }
  }

  private static func values(
    of option: OptionSpec, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> [String] {
    switch option.value {
    case .none:
      guard attached == nil else { throw UsageError("--\(option.name) takes no value") }
      return []
    case .words:
      let words = (attached.map { [$0] } ?? []) + rest.prefix { !$0.hasPrefix("--") }
      rest = rest.drop { !$0.hasPrefix("--") }
      guard !words.isEmpty else { throw UsageError("--\(option.name) needs a value") }
      return words
    case .text, .number, .choice:
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError("--\(option.name) needs a value")
      }
      try check(value, of: option)
      return [value]
    }
  }

  private static func check(_ value: String, of option: OptionSpec) throws(UsageError) {
    switch option.value {
    case .number(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw UsageError(
          "--\(option.name) takes a number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .choice(let words):
      guard words.contains(value) else {
        throw UsageError("--\(option.name) takes one of \(words.joined(separator: ", "))")
      }
    case .none, .text, .words: break
    }
  }

  /// Whether the option stands there.
  func has(_ option: OptionSpec) -> Bool { valuesByOption[option.name] != nil }

  /// The value of an option, or `nil` where it does not stand there.
  func text(_ option: OptionSpec) -> String? { valuesByOption[option.name]?.first }

  /// The words behind an option of words.
  func words(_ option: OptionSpec) -> [String] { valuesByOption[option.name] ?? [] }

  /// The value of an option that takes a number.
  func number(_ option: OptionSpec) -> Int? { text(option).flatMap { Int($0) } }

  /// Whether the summary is asked for as JSON.
  var wantsJSON: Bool { text(.format) == "json" }

  /// The sanitizer that is asked for; where none is, the one that the target is made for.
  func sanitizer(for target: TargetDescription) -> Sanitizer {
    text(.sanitizer).flatMap(Sanitizer.init) ?? target.sanitizer
  }
}

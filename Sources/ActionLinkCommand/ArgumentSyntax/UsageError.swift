/// A command line that means nothing.
///
/// An operand or a value is never part of it, because a link holds a code. The words of the user
/// that it does repeat are names: ``Invocation`` sees to it that they look like one.
enum UsageError: Error, Equatable {
  /// No option of the command is spelled so; the name is `nil` where it may be more than a name.
  case unknownOption(String?, command: String?, suggestion: String?)

  /// An option of commands stands before the name of one.
  case optionBeforeCommand(String)

  /// No command has the name; it is `nil` where it may be more than a name.
  case unknownCommand(String?, suggestion: String?)

  /// The option needs a value and there is none, or an empty one.
  case missingValue(option: String, valueName: String)

  /// A flag was given a value.
  case unexpectedValue(option: String)

  /// An option stands twice that may stand once.
  case repeatedOption(String)

  /// The value is none of the option's words.
  case invalidChoice(option: String, choices: [String])

  /// The value is not UTF-8.
  case notUTF8(option: String)

  /// An operand is none of the words that the command takes.
  case invalidOperand(name: String, choices: [String])

  /// No rule has the id that an operand gives; the suggestion is one that has.
  case unknownRule(suggestion: String?)

  /// The command needs an operand.
  case missingOperand(name: String, choices: [String])

  /// There are more operands than the command takes.
  case tooManyOperands(maximum: Int)

  /// There are no operands, and standard input is a terminal.
  case noInput(operand: String)

  /// What was wrong, without the tool's name before it and without a full stop.
  var message: String {
    switch self {
    case .unknownOption(let name, let command, let suggestion):
      return "unknown option" + (name.map { " '\($0)'" } ?? "")
        + (command.map { " for '\($0)'" } ?? "") + Self.question(suggestion)
    case .optionBeforeCommand(let option):
      return "option '\(option)' belongs behind the name of a command"
    case .unknownCommand(let name?, let suggestion):
      return "unknown command '\(name)'" + Self.question(suggestion)
    case .unknownCommand(nil, _):
      return "the first argument is not the name of a command"
    case .missingValue(let option, let valueName):
      return "option '\(option)' needs a value: \(valueName)"
    case .unexpectedValue(let option):
      return "option '\(option)' takes no value"
    case .repeatedOption(let option):
      return "option '\(option)' is given more than once"
    case .invalidChoice(let option, let choices):
      return "the value of '\(option)' is none of \(Self.list(choices))"
    case .notUTF8(let option):
      return "the value of '\(option)' is not UTF-8"
    case .invalidOperand(let name, let choices):
      return "\(name) is none of \(Self.list(choices))"
    case .unknownRule(let suggestion):
      return "RULE is the id of no rule" + Self.question(suggestion)
    case .missingOperand(let name, let choices):
      return "\(name) is missing" + (choices.isEmpty ? "" : ": one of \(Self.list(choices))")
    case .tooManyOperands(0):
      return "no operand is expected"
    case .tooManyOperands(let maximum):
      return "more than \(maximum) operand\(maximum == 1 ? "" : "s")"
    case .noInput(let operand):
      return "no \(operand) is given, and standard input is a terminal"
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { " (did you mean '\($0)'?)" } ?? ""
  }

  private static func list(_ words: [String]) -> String {
    words.joined(separator: ", ")
  }
}

import LinkValidation

/// Reads the arguments behind a command's name by the command's table.
///
/// Options and operands may stand in any order. `--name=value`, `--name value`, `-n value` and
/// `-nvalue` give a value; flags of one letter may stand together behind one hyphen; behind `--` all
/// are operands, and a hyphen alone always is one.
struct ArgumentScanner {
  /// The command's name for messages; `nil` before a command.
  let command: String?

  /// The options that are known here.
  let options: [OptionSpec]

  private var parsed = ParsedArguments()

  private init(command: String?, options: [OptionSpec]) {
    self.command = command
    self.options = options
  }

  /// Reads all arguments of a command.
  ///
  /// Operands are not counted where `--help` stands: who asks for help need not know them.
  static func scan(
    _ arguments: some Sequence<[UInt8]>, for command: CommandSpec
  ) throws(UsageError) -> ParsedArguments {
    var scanner = ArgumentScanner(command: command.name, options: command.options)
    var rest = arguments.makeIterator()
    var onlyOperands = false
    while let argument = rest.next() {
      if onlyOperands || !isOption(argument) {
        scanner.parsed.operands.append(argument)
      } else if argument.count == 2, argument[1] == hyphen {
        onlyOperands = true
      } else {
        try scanner.takeOption(argument, next: { rest.next() })
      }
    }
    if !scanner.parsed.has(.help) { try scanner.checkOperands(command.operands) }
    return scanner.parsed
  }

  /// Reads one option that stands before the name of a command.
  static func scanToolOption(
    _ argument: [UInt8], of tool: ToolSpec
  ) throws(UsageError) -> ParsedArguments {
    var scanner = ArgumentScanner(command: nil, options: tool.options)
    do {
      try scanner.takeOption(argument, next: { nil })
    } catch .unknownOption(let name?, _, _)
      where tool.commands.contains(where: { $0.options.contains { $0.spellings.contains(name) } })
    {
      throw .optionBeforeCommand(name)
    }
    return scanner.parsed
  }

  /// Whether an argument is an option (or the `--` that ends them) by its form.
  static func isOption(_ argument: [UInt8]) -> Bool {
    argument.count > 1 && argument[0] == hyphen
  }

  private static let hyphen = UInt8(ascii: "-")

  private mutating func takeOption(
    _ argument: [UInt8], next: () -> [UInt8]?
  ) throws(UsageError) {
    if argument[1] == Self.hyphen {
      try takeLong(argument[2...], next: next)
    } else {
      try takeShort(argument[1...], next: next)
    }
  }

  private mutating func takeLong(
    _ text: ArraySlice<UInt8>, next: () -> [UInt8]?
  ) throws(UsageError) {
    let equals = text.firstIndex(of: UInt8(ascii: "="))
    let name = text[..<(equals ?? text.endIndex)]
    guard let option = options.first(where: { $0.long.utf8.elementsEqual(name) }) else {
      throw unknownLong(name)
    }
    let attached = equals.map { [UInt8](text[($0 + 1)...]) }
    let spelling = "--\(option.long)"
    if option.value == nil {
      if attached != nil { throw .unexpectedValue(option: spelling) }
      try record(option, value: [], spelling: spelling)
    } else {
      try record(option, value: attached ?? next() ?? [], spelling: spelling)
    }
  }

  private mutating func takeShort(
    _ letters: ArraySlice<UInt8>, next: () -> [UInt8]?
  ) throws(UsageError) {
    for (index, letter) in zip(letters.indices, letters) {
      guard let option = options.first(where: { $0.short?.asciiValue == letter }) else {
        let name = PlainName.letter(letter).map { "-\($0)" }
        throw .unknownOption(name, command: command, suggestion: nil)
      }
      let spelling = "-\(Character(UnicodeScalar(letter)))"
      if option.value == nil {
        try record(option, value: [], spelling: spelling)
        continue
      }
      let attached = letters[(index + 1)...]
      try record(
        option, value: attached.isEmpty ? next() ?? [] : [UInt8](attached), spelling: spelling)
      return
    }
  }

  private mutating func record(
    _ option: OptionSpec, value: [UInt8], spelling: String
  ) throws(UsageError) {
    if let valueName = option.valueName, value.isEmpty {
      throw .missingValue(option: spelling, valueName: valueName)
    }
    if case .choice(_, let words) = option.value,
      !words.contains(where: { $0.utf8.elementsEqual(value) })
    {
      throw .invalidChoice(option: spelling, choices: words)
    }
    // A flag given twice says the same twice.
    if parsed.has(option), !option.isRepeatable, option.value != nil {
      throw .repeatedOption(spelling)
    }
    parsed.valuesByOption[option.long, default: []].append(value)
  }

  private func unknownLong(_ name: ArraySlice<UInt8>) -> UsageError {
    let name = PlainName.name(name)
    let suggestion = name.flatMap {
      NearestName.suggestion(for: $0, among: options.map(\.long))
    }
    return .unknownOption(
      name.map { "--\($0)" }, command: command, suggestion: suggestion.map { "--\($0)" })
  }

  private func checkOperands(_ expected: CommandSpec.Operands?) throws(UsageError) {
    let count = parsed.operands.count
    guard let expected else {
      if count > 0 { throw .tooManyOperands(maximum: 0) }
      return
    }
    let words: [String] = if case .words(let words) = expected.completion { words } else { [] }
    if count < expected.count.lowerBound {
      throw .missingOperand(name: expected.name, choices: words)
    }
    if count > expected.count.upperBound {
      throw .tooManyOperands(maximum: expected.count.upperBound)
    }
    if !words.isEmpty,
      !parsed.operands.allSatisfy({ word in words.contains { $0.utf8.elementsEqual(word) } })
    {
      throw .invalidOperand(name: expected.name, choices: words)
    }
  }
}

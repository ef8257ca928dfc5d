/// One option of a command: how it is spelled, whether it takes a value, and what it does.
///
/// The scanner, the help, the manual page and the completions all read these, so that none of them
/// can know an option that another does not.
struct OptionSpec: Sendable, Equatable {
  /// The value that stands behind an option.
  enum Value: Sendable, Equatable {
    /// Any text; `name` is what help calls it, completed as `completion` says.
    case text(name: String, completion: CompletionKind)

    /// One of a few words.
    case choice(name: String, [String])
  }

  /// The long spelling without its two hyphens; it also identifies the option in its command.
  let long: String

  /// The one-letter spelling without its hyphen.
  let short: Character?

  /// The value it takes; `nil` for a flag.
  let value: Value?

  /// Whether it may stand more than once.
  let isRepeatable: Bool

  /// What it does, a sentence without its full stop.
  let help: String

  init(
    _ long: String, short: Character? = nil, value: Value? = nil, isRepeatable: Bool = false,
    help: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// What help calls the value; `nil` for a flag.
  var valueName: String? {
    switch value {
    case nil: nil
    case .text(let name, _), .choice(let name, _): name
    }
  }

  /// How the value is completed; `nil` for a flag.
  var completion: CompletionKind? {
    switch value {
    case nil: nil
    case .text(_, let completion): completion
    case .choice(_, let words): .words(words)
    }
  }

  /// Every spelling with its hyphens, the short one first.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--\(long)"]
  }
}

/// What a shell offers where a value or an operand is expected.
enum CompletionKind: Sendable, Equatable {
  /// Nothing: the text is the user's own.
  case nothing

  /// Names of files.
  case file

  /// One of a few words.
  case words([String])

  /// One of some words; others are taken too.
  case suggestions([String])

  /// The name of a command of this tool.
  case command
}

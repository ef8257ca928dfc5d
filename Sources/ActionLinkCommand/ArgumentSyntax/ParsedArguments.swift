/// What the scanner found behind a command's name.
///
/// Operands and values are the bytes as given: a link or the name of a file need not be UTF-8.
struct ParsedArguments: Sendable, Equatable {
  /// The operands, in the order given.
  var operands: [[UInt8]] = []

  /// The values by the option's long name; a flag has one empty value for each time it stands.
  var valuesByOption: [String: [[UInt8]]] = [:]

  /// Whether the option stands there.
  func has(_ option: OptionSpec) -> Bool {
    valuesByOption[option.long] != nil
  }

  /// The value of an option that stands at most once.
  func value(of option: OptionSpec) -> [UInt8]? {
    valuesByOption[option.long]?.first
  }

  /// The values of a repeatable option, in the order given.
  ///
  /// Throws ``UsageError/notUTF8(option:)`` where one is not text.
  func texts(of option: OptionSpec) throws(UsageError) -> [String] {
    var texts: [String] = []
    for value in valuesByOption[option.long] ?? [] {
      guard let text = String(validating: value, as: UTF8.self) else {
        throw .notUTF8(option: "--\(option.long)")
      }
      texts.append(text)
    }
    return texts
  }

  /// The chosen words of a repeatable option of choices, in the order given.
  func choices<Choice: RawRepresentable<String>>(
    of option: OptionSpec, as type: Choice.Type
  ) -> [Choice] {
    (valuesByOption[option.long] ?? []).compactMap {
      Choice(rawValue: String(decoding: $0, as: UTF8.self))
    }
  }

  /// The chosen word of an option of choices, as a case of `Choice`.
  ///
  /// The scanner takes only the words of the option's table, so that the default answers no more
  /// than an absent option as long as the table lists the raw values of `Choice`.
  func choice<Choice: RawRepresentable<String>>(
    of option: OptionSpec, default absent: Choice
  ) -> Choice {
    value(of: option).flatMap { Choice(rawValue: String(decoding: $0, as: UTF8.self)) } ?? absent
  }
}

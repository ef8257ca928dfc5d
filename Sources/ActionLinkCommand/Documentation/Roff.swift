import LinkReports

/// A manual page in the making, in the language of man(7).
struct Roff {
  private(set) var text = ""

  /// Whether a paragraph may begin without a request, as behind a heading.
  private var isFresh = false

  /// Text as roff shows it unchanged.
  ///
  /// A hyphen would be set as one of typography, which cannot be copied into a shell; quotes and
  /// accents likewise. A period or apostrophe at the beginning of a line would be a request.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// Adds a request with its arguments.
  mutating func macro(_ name: String, _ arguments: [String] = []) {
    let arguments = arguments.map { " \"\(Self.escape($0))\"" }.joined()
    text += ".\(name)\(arguments)\n"
  }

  /// Adds a line that is roff already.
  mutating func line(_ roff: String) {
    text += roff + "\n"
    isFresh = false
  }

  /// Adds a heading.
  mutating func section(_ title: String) {
    macro("SH", [title])
    isFresh = true
  }

  /// Adds a heading within a section.
  mutating func subsection(_ title: String) {
    macro("SS", [title])
    isFresh = true
  }

  /// Adds paragraphs, each wrapped at blanks so that the source can be read.
  mutating func paragraphs(_ paragraphs: [String]) {
    for paragraph in paragraphs {
      if !isFresh { macro("PP") }
      prose(paragraph)
    }
  }

  /// Adds a term in bold with the name of its value in italics, and what it means.
  mutating func term(_ words: [String], _ value: String?, meaning: String) {
    macro("TP")
    let bold = words.map { "\\fB\(Self.escape($0))\\fR" }.joined(separator: ", ")
    let italic = value.map { "\\fI\(Self.escape($0))\\fR" } ?? ""
    line([bold, italic].filter { !$0.isEmpty }.joined(separator: " "))
    prose(meaning)
  }

  /// Adds a line that is shown as it is, indented.
  mutating func literal(_ text: String) {
    macro("PP")
    macro("RS", ["4"])
    macro("EX")
    line(Self.escape(text))
    macro("EE")
    macro("RE")
  }

  private mutating func prose(_ paragraph: String) {
    // Wrapped once it is escaped: mandoc's lint has an eye on the width of the source.
    for wrapped in TextWrapping.wrap(Self.escape(paragraph), width: 80) {
      line(wrapped.hasPrefix(".") ? "\\&" + wrapped : wrapped)
    }
  }
}

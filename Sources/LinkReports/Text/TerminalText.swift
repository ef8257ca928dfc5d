/// Text from outside, made safe to show on a terminal and honest to look at.
///
/// Control characters could act on the terminal; bidirectional controls, invisible characters and
/// blanks other than the space would make a text look like another one. Each is shown as `\u{…}`
/// instead, as is the backslash of a text that holds such an escape itself.
package enum TerminalText {
  /// How many marks in a row may stand on one character.
  private static let maximumMarkCount = 2

  /// The text with such characters escaped.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) {
      return text
    }
    var output = ""
    var escaper = Escaper()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      // Most of any text stands as it is, and one append of it takes as long as that of a scalar.
      let plain = rest.prefix(while: isPlain)
      guard plain.isEmpty else {
        escaper.appendPlain(Substring(plain), to: &output)
        rest = rest[plain.endIndex...]
        continue
      }
      rest.removeFirst()
      let imitatesEscape = scalar == "\\" && rest.starts(with: ["u", "{"])
      escaper.append(scalar, imitatesEscape: imitatesEscape, to: &output)
    }
    return output
  }

  /// Whether a scalar is shown as it is, whatever stands around it.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value) && scalar != "\\"
  }

  /// Escapes a text scalar by scalar.
  struct Escaper {
    // Nothing stands before the first character that a mark could stand on.
    private var markCount = maximumMarkCount

    /// Appends a scalar as it is shown.
    ///
    /// - Parameters:
    ///   - scalar: The next scalar of the text.
    ///   - imitatesEscape: Whether it is a backslash before `u{`.
    ///   - output: Where it goes.
    mutating func append(
      _ scalar: Unicode.Scalar, imitatesEscape: Bool, to output: inout String
    ) {
      markCount = isMark(scalar) ? markCount + 1 : 0
      if mustBeEscaped(scalar) || imitatesEscape || markCount > maximumMarkCount {
        output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        output.unicodeScalars.append(scalar)
      }
    }

    /// Appends plain scalars, one at least.
    mutating func appendPlain(_ text: Substring, to output: inout String) {
      markCount = 0
      output += text
    }
  }

  /// The text escaped, and cut behind `limit` characters with a note of its length in bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func abridged(_ text: String, limit: Int = 200) -> String {
    guard text.utf8.count > limit else { return escaped(text) }
    let head = String(text.unicodeScalars.prefix(limit))
    guard head.utf8.count < text.utf8.count else { return escaped(text) }
    return escaped(head) + "… (\(text.utf8.count) bytes)"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return false }
    // Braille's blank is a symbol by its category.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800 { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      true
    default: false
    }
  }
}

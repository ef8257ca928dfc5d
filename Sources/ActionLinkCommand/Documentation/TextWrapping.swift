/// Breaks text into lines at its blanks.
enum TextWrapping {
  /// The lines of a paragraph, none longer than `width` columns but for a word that is.
  ///
  /// The text is ASCII, so that a character is a column.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

/// Breaks text into lines at its blanks.
package enum TextWrapping {
  /// The lines of a paragraph, none longer than `width` columns but for a word that is.
  ///
  /// A character is taken for a column, so the text should be ASCII.
  package static func wrap(_ text: String, width: Int) -> [String] {
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

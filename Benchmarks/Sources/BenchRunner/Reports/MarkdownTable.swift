/// A table that reads well in a terminal and in a document.
struct MarkdownTable {
  /// A column: its title, and whether its cells are figures.
  struct Column {
    let title: String
    var isFigure = true
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; cells that are missing are empty.
  mutating func append(_ cells: [String]) {
    rows.append(
      columns.indices.map { $0 < cells.count ? Self.escaped(cells[$0]) : "" })
  }

  /// A cell's text, so that it stays one cell.
  static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }

  /// The lines, each with its end.
  var text: String {
    let titles = columns.map(\.title)
    let widths = columns.indices.map { column in
      max(3, ([titles] + rows).map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return columns[column].isFigure ? padding + cells[column] : cells[column] + padding
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = columns.indices.map { column in
      String(repeating: "-", count: widths[column] - (columns[column].isFigure ? 1 : 0))
        + (columns[column].isFigure ? ":" : "")
    }
    return line(titles) + line(rule) + rows.map(line).joined()
  }
}

/// Which functions a target executed, by libFuzzer's own list of them.
struct ReachedFunctions: Sendable, Equatable {
  private struct Function: Sendable, Equatable {
    let file: String
    let line: Int
    let isReached: Bool
  }

  private var functions: [Function] = []

  /// Reads the lines that `-print_coverage=1` writes, such as
  /// `COVERED_FUNC: hits: 1 edges: 3/5 name /folder/file.swift:12`.
  init(parsing lines: some Sequence<String>) {
    for text in lines {
      let isReached = text.hasPrefix("COVERED_FUNC: ")
      guard isReached || text.hasPrefix("UNCOVERED_FUNC: "),
        let place = text.split(separator: " ").last
      else { continue }
      let parts = place.split(separator: ":")
      guard parts.count >= 2, let line = Int(parts[1]) else { continue }
      functions.append(Function(file: String(parts[0]), line: line, isReached: isReached))
    }
  }

  /// Whether the function at a place was executed.
  ///
  /// It is the one that begins last before the place, of those in its file. Where code was inlined,
  /// it is the function that it was inlined into.
  func contains(_ place: Fault.Place) -> Bool {
    let before = functions.filter { $0.file.hasSuffix("/" + place.file) && $0.line <= place.line }
    guard let line = before.map(\.line).max() else { return false }
    return before.contains { $0.line == line && $0.isReached }
  }
}

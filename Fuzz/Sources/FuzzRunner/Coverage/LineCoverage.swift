/// Which lines and functions of which files were executed, as an LCOV tracefile has it.
///
/// Source: the manual of geninfo, "Tracefile format".
struct LineCoverage: Sendable, Equatable {
  /// A function that was never executed.
  struct Function: Sendable, Equatable {
    /// The name, as the compiler has it.
    let name: String
    /// The path of its file.
    let file: String
    /// Where it begins.
    let line: Int
  }

  /// The lines of a file.
  struct File: Sendable, Equatable {
    /// The path.
    let path: String
    /// How often each line with code was executed.
    var counts: [Int: Int] = [:]

    /// How many lines with code it has.
    var lineCount: Int { counts.count }
    /// How many of them were executed.
    var reachedCount: Int { counts.values.count { $0 > 0 } }
  }

  /// The files, in the order of the text.
  private(set) var files: [File] = []
  /// The functions that were never executed, in the order of the text.
  private(set) var unreachedFunctions: [Function] = []

  /// Reads a tracefile.
  init(parsing text: some StringProtocol) {
    var lines: [String: Int] = [:]
    for record in text.split(whereSeparator: \.isNewline) {
      let parts = record.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let kind = parts.first else { continue }
      let fields = parts[1].split(separator: ",", maxSplits: 1)
      switch kind {
      case "SF":
        files.append(File(path: String(parts[1])))
        lines = [:]
      case "FN":
        if fields.count == 2 { lines[String(fields[1])] = Int(fields[0]) }
      case "FNDA":
        guard fields.count == 2, fields[0] == "0", let file = files.last else { continue }
        let name = String(fields[1])
        unreachedFunctions.append(Function(name: name, file: file.path, line: lines[name] ?? 0))
      case "DA":
        guard fields.count == 2, let line = Int(fields[0]), let count = Int(fields[1]),
          let last = files.indices.last
        else { continue }
        files[last].counts[line, default: 0] += count
      default: continue
      }
    }
  }

  /// Lines with code, and those executed, of the files below a folder.
  func lines(below folder: String) -> (count: Int, reached: Int) {
    files.filter { $0.path.hasPrefix(folder + "/") }.reduce((0, 0)) { sum, file in
      (sum.0 + file.lineCount, sum.1 + file.reachedCount)
    }
  }
}

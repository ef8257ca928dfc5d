import Foundation
import RunnerTool

/// The list of lines that no input executes, file by file and each with its reason.
///
/// A line of it is the path of a file below `Sources`, how many of its lines are not executed, and
/// why not, with a colon and a space between; a line that begins with `#` is a remark. It may only
/// shrink: more lines than listed are a complaint, and so is an entry that says too much.
struct UnreachedList: Equatable {
  /// What is said of a file.
  struct Entry: Equatable {
    /// How many of its lines are not executed.
    let lineCount: Int
    /// Why not.
    let reason: String
  }

  /// The entries by the paths of their files below `Sources`.
  let entries: [String: Entry]

  /// Reads a list.
  ///
  /// - Throws: ``RunnerFailure`` for a line that is no entry.
  init(parsing text: some StringProtocol) throws {
    var entries: [String: Entry] = [:]
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let parts = String(line).components(separatedBy: ": ")
      guard parts.count >= 3, let count = Int(parts[1]), count > 0, entries[parts[0]] == nil else {
        throw RunnerFailure("the list of lines not executed has a line that is no entry: \(line)")
      }
      entries[parts[0]] = Entry(
        lineCount: count, reason: parts.dropFirst(2).joined(separator: ": "))
    }
    self.entries = entries
  }

  /// The list of a workspace, which is empty where there is none.
  init(of workspace: Workspace) throws {
    let file = workspace.unreachedList
    try self.init(
      parsing: file.exists ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : "")
  }

  /// What of the list does not fit what was executed.
  func complaints(
    about coverage: LineCoverage, below sources: URL, modules: [String]
  ) -> [String] {
    var complaints: [String] = []
    var seen: Set<String> = []
    for file in coverage.files.sorted(by: { $0.path < $1.path }) {
      let prefix = sources.path + "/"
      guard file.path.hasPrefix(prefix) else { continue }
      let path = String(file.path.dropFirst(prefix.count))
      guard modules.contains(where: { path.hasPrefix($0 + "/") }) else { continue }
      seen.insert(path)
      let missing = file.lineCount - file.reachedCount
      let listed = entries[path]?.lineCount ?? 0
      if missing != listed {
        complaints.append("\(path): \(missing) lines are not executed, and \(listed) are listed")
      }
    }
    for path in entries.keys.sorted() where !seen.contains(path) {
      complaints.append("\(path): it is listed, and there is no such file")
    }
    return complaints
  }
}

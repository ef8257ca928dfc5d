import Foundation
import RunnerTool

/// A planted fault: a change of the sources that a target must notice.
struct Fault: Sendable, Equatable {
  /// A line of a source file, counted in the changed file.
  struct Place: Sendable, Equatable {
    /// The path from the root of the repository.
    let file: String
    /// The line.
    let line: Int
  }

  /// The name, which is that of its file.
  let name: String
  /// The target that must notice it.
  let target: String
  /// What may notice it, as ``CrashCause/oracle`` names it.
  let oracles: [String]
  /// The kind of fault.
  let kind: String
  /// What goes wrong, in a sentence.
  let story: String
  /// Where the sources are changed.
  let places: [Place]

  /// Reads a patch with a header before it: lines `Target:`, `Oracle:` (more than one with commas
  /// between), `Class:` and `Story:`.
  ///
  /// - Throws: ``RunnerFailure`` where a line of the header or the change is missing.
  init(name: String, patch: String) throws(RunnerFailure) {
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { !$0.hasPrefix("--- ") }
    func field(_ field: String) throws(RunnerFailure) -> String {
      guard let line = header.first(where: { $0.hasPrefix(field + ": ") }) else {
        throw RunnerFailure("the fault \(name) has no line \(field):")
      }
      return String(line.dropFirst(field.count + 2))
    }
    self.name = name
    target = try field("Target")
    oracles = try field("Oracle").split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    kind = try field("Class")
    story = try field("Story")
    places = Self.places(in: lines[header.endIndex...])
    guard !places.isEmpty else { throw RunnerFailure("the fault \(name) changes nothing") }
  }

  /// The first changed line of every hunk.
  private static func places(in lines: ArraySlice<Substring>) -> [Place] {
    var places: [Place] = []
    var file = ""
    var line: Int?
    for text in lines {
      if text.hasPrefix("+++ ") {
        file = String(text.dropFirst("+++ b/".count))
      } else if text.hasPrefix("@@ "), let start = text.firstRange(of: "+") {
        line = Int(text[start.upperBound...].prefix { $0.isASCII && $0.isNumber })
      } else if text.hasPrefix("--- ") {
        continue
      } else if let current = line {
        if text.hasPrefix("+") || text.hasPrefix("-") {
          places.append(Place(file: file, line: current))
          line = nil
        } else {
          line = current + 1
        }
      }
    }
    return places
  }
}

extension Workspace {
  /// The file of a fault.
  func patch(of fault: String) -> URL { faults.appending(path: "\(fault).patch") }

  /// All planted faults in the order of their names.
  func allFaults() throws -> [Fault] {
    try faults.files.filter { $0.pathExtension == "patch" }.map { file in
      try Fault(
        name: file.deletingPathExtension().lastPathComponent,
        patch: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
  }
}

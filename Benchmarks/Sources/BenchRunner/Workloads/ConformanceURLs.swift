import Foundation
import RunnerTool

/// The inputs of the Web Platform Tests for the URL parser, from the data folder.
enum ConformanceURLs {
  /// The folder that `ACTIONLINKS_DATA` names, by default `../shared` beside the package.
  private static func dataFolder(_ workspace: Workspace) -> URL {
    if let path = ProcessInfo.processInfo.environment["ACTIONLINKS_DATA"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return workspace.package.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared", directoryHint: .isDirectory)
  }

  /// The inputs without a base, or those with one.
  ///
  /// - Throws: ``RunnerFailure`` where the data is missing.
  static func workload(withBase: Bool, in workspace: Workspace) throws -> Workload {
    let file = dataFolder(workspace).appending(path: "data/wpt/urltestdata.json")
    guard let data = try? Data(contentsOf: file) else {
      throw RunnerFailure("data/wpt/urltestdata.json is not in the data folder")
    }
    return workload(of: try cases(data), withBase: withBase)
  }

  static func workload(of cases: [Case], withBase: Bool) -> Workload {
    let chosen = cases.filter { $0.base.isEmpty != withBase }
    return Workload(
      job: .urls, items: chosen.flatMap { [Array($0.input.utf8), Array($0.base.utf8)] })
  }

  /// A test: a text, and what it is relative to, or nothing.
  struct Case: Equatable {
    let input: String
    let base: String
  }

  /// The tests of a file, without its comments.
  static func cases(_ data: Data) throws -> [Case] {
    guard let elements = try JSONSerialization.jsonObject(with: data) as? [Any] else {
      throw RunnerFailure("the file of URL tests is no array")
    }
    return elements.compactMap { element in
      guard let members = element as? [String: Any], let input = members["input"] as? String
      else { return nil }
      return Case(input: input, base: members["base"] as? String ?? "")
    }
  }
}

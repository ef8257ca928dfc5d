import Foundation
import RunnerTool

/// The inputs of the Web Platform Tests for the URL parser, from the data folder.
enum ConformanceURLs {
  /// The file's place in the data folder.
  static let path = "data/wpt/urltestdata.json"

  /// The inputs without a base, or those with one.
  ///
  /// - Returns: `nil` where the data folder lacks the file.
  /// - Throws: Where the file cannot be read, or is not what it should be.
  static func workload(withBase: Bool, in workspace: Workspace) throws -> Workload? {
    let package = workspace.package.deletingLastPathComponent()
    let file = DataFolder.place(ofPackage: package).appending(path: path)
    guard file.exists else { return nil }
    return workload(of: try cases(Data(contentsOf: file)), withBase: withBase)
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

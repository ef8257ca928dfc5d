import Foundation
import Testing

@testable import FuzzRunner
import RunnerTool

@Suite("What is generated from tables is current")
struct GeneratedInputTests {
  private static let workspace = Workspace(
    package: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  @Test(
    "dictionaries: if not, run Fuzz/fuzz dictionaries",
    arguments: GeneratedInputs.dictionaries.keys.sorted())
  func dictionary(_ name: String) throws {
    let file = Self.workspace.dictionaries.appending(path: name)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == GeneratedInputs.dictionaries[name])
  }

  @Test("every planted fault applies to the sources as they are")
  func faults() throws {
    let faults = try Self.workspace.allFaults()
    #expect(!faults.isEmpty)
    for fault in faults {
      let path = Self.workspace.patch(of: fault.name).path
      #expect(throws: Never.self, "\(fault.name) applies no longer") {
        try ProgramRun.output(of: "git", ["apply", "--check", path], in: Self.workspace.root)
      }
    }
  }
}

import Foundation
import Testing

@testable import FuzzRunner

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

  @Test("every planted fault can be read")
  func faults() throws {
    #expect(try !Self.workspace.allFaults().isEmpty)
  }
}

import Foundation
import Testing

@testable import FuzzRunner

@Suite("What is committed of campaigns and planted faults")
struct CommittedTableTests {
  static let workspace = Workspace(
    package: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: workspace.package.appending(path: path)))
  }

  @Test("the table has each fault, of more than thirty, detected in four of five campaigns")
  func faults() throws {
    let table = try FaultTable(Self.bytes("Faults/results.json"))
    #expect(table.faults.map(\.fault) == (try Self.workspace.allFaults().map(\.name)))
    #expect(table.faults.count > 30)
    #expect(table.faults.allSatisfy { $0.seedCount == 5 && $0.detectedCount >= 4 })
    #expect(Set(table.controls.map(\.target)) == Set(table.faults.map(\.target)))
    #expect(table.isGood)
    #expect(table.text == String(decoding: try Self.bytes("Faults/results.txt"), as: UTF8.self))
  }

  @Test("the README shows the log of campaigns as it is")
  func campaigns() throws {
    let log = try CampaignLog(of: Self.workspace)
    #expect(!log.records.isEmpty)
    #expect(log.records.allSatisfy { $0.findings == 0 })
    let readme = String(decoding: try Self.bytes("README.md"), as: UTF8.self)
    #expect(readme.contains(log.table))
  }

  @Test("each target has seeds, and they are few enough to run with the tests")
  func seeds() {
    for target in TargetDescription.all {
      let files = Self.workspace.seeds(of: target.name).files
      #expect((3...1000).contains(files.count), "\(target.name) has \(files.count)")
    }
  }
}

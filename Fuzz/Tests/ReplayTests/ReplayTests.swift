import Foundation
import LinkFuzzing
import OutsideTargets
import Testing

@testable import FuzzRunner

@Suite("Committed inputs of campaigns break no property")
struct ReplayTests {
  static let targets = FuzzTarget.all + [.differentialURL, .differentialHosts, .acceptedHosts]
  static let workspace = Workspace(
    package: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  @Test("there are inputs of faults that were fixed")
  func regressions() {
    let inputs = Self.targets.flatMap { Self.workspace.regressions(of: $0.name).files }
    #expect(inputs.count >= 6)
  }

  @Test("seeds and regressions", arguments: targets)
  func replay(_ target: FuzzTarget) throws {
    for file in Self.workspace.committedInputs(of: target.name).flatMap(\.files) {
      let input = [UInt8](try Data(contentsOf: file))
      do throws(PropertyFailure) {
        try target.check(input)
      } catch {
        Issue.record("\(target.name), \(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test("the runner knows each target as it is, and each has its folder and executable")
  func descriptions() throws {
    let known = TargetDescription.all
    #expect(known.map(\.name) == Self.targets.map(\.name))
    #expect(known.map(\.summary) == Self.targets.map(\.summary))
    #expect(known.map(\.maximumLength) == Self.targets.map(\.maximumLength))
    #expect(known.map(\.input) == Self.targets.map(\.input))
    let folders = Self.workspace.package.appending(path: "Targets").files
    #expect(folders.map(\.lastPathComponent) == known.map(\.name).sorted())
  }

  @Test("folders of inputs are those of targets", arguments: ["Seeds", "Regressions"])
  func folders(_ name: String) {
    let names = Self.workspace.package.appending(path: name).files.map(\.lastPathComponent)
    #expect(Set(names).isSubset(of: Self.targets.map(\.name)))
  }
}

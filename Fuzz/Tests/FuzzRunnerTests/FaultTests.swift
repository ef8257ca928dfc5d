import Testing

@testable import FuzzRunner
import RunnerTool

@Suite("Patches of planted faults")
struct FaultTests {
  private static let patch = """
    Target: url-record
    Oracle: trap, urlRecordRoundTrips
    Class: index out of range
    Story: One number too many.

    --- a/Sources/URLStandard/Hosts/IPv4Parser.swift
    +++ b/Sources/URLStandard/Hosts/IPv4Parser.swift
    @@ -63,3 +63,3 @@ extension URLParser {
         }

    -    let last = numbers[partCount - 1]
    +    let last = numbers[partCount]
    """

  @Test("the header and the changed places are read")
  func header() throws {
    let fault = try Fault(name: "x", patch: Self.patch)
    #expect(fault.target == "url-record")
    #expect(fault.oracles == ["trap", "urlRecordRoundTrips"])
    #expect(fault.kind == "index out of range")
    #expect(fault.story == "One number too many.")
    #expect(
      fault.places == [Fault.Place(file: "Sources/URLStandard/Hosts/IPv4Parser.swift", line: 65)])
  }

  @Test(
    "a header without a line, or a patch that changes nothing, is refused",
    arguments: ["Target", "Oracle", "Class", "Story"])
  func missing(_ field: String) {
    #expect(throws: RunnerFailure.self) {
      try Fault(name: "x", patch: Self.patch.replacing(field + ": ", with: "Other: "))
    }
    #expect(throws: RunnerFailure.self) {
      let header = Self.patch.prefix { $0 != "@" }
      return try Fault(name: "x", patch: String(header))
    }
  }

  @Test("new rows take the place of those of the same fault, and rows of faults that are gone go")
  func addingRows() throws {
    func result(_ name: String, _ target: String, isDetected: Bool) throws -> FaultResult {
      let patch = Self.patch.replacing("Target: url-record", with: "Target: " + target)
      var result = FaultResult(fault: try Fault(name: name, patch: patch))
      let report = try #require(
        CrashReport(["Fatal error: property failed: urlRecordRoundTrips: x"]))
      result.trials = (0..<5).map { number in
        FaultResult.Trial(
          seconds: Double(number), executions: 10 * number, cause: isDetected ? report.cause : nil,
          hasArtifact: isDetected)
      }
      return result
    }
    let earlier = FaultTable([
      .fault(try result("c", "url-record", isDetected: true)),
      .fault(try result("a", "url-record", isDetected: false)),
      .fault(try result("gone", "policy", isDetected: true)),
      .control(CampaignLogTests.summary("url-record", executions: 7)),
      .control(CampaignLogTests.summary("policy", executions: 7)),
    ])
    #expect(try FaultTable(earlier.json) == earlier && !earlier.isGood)
    var table = FaultTable([.fault(try result("a", "url-record", isDetected: true))])
    table.addRows(of: earlier, among: ["a", "b", "c"])
    #expect(table.faults.map(\.fault) == ["a", "c"] && table.isGood)
    #expect(table.controls.map(\.target) == ["url-record"])
    #expect(
      table.text.contains(
        "c      url-record  urlRecordRoundTrips  -        5/5       2.0       20\n"))
    #expect(table.text.hasSuffix("2 of 2 faults detected\n"))
    #expect(throws: RunnerFailure.self) { try FaultTable(Array("{}".utf8)) }
    #expect(throws: RunnerFailure.self) {
      try FaultTable(Array(#"{"faults":[{}],"controls":[]}"#.utf8))
    }
  }
}

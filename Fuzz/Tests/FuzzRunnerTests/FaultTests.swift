import Testing

@testable import FuzzRunner

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
}

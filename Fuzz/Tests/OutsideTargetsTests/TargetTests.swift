import FuzzTestSupport
import LinkFuzzing
import OutsideReaders
import OutsideTargets
import Testing

@Suite(
  "Targets that compare with outside programs",
  .enabled(if: InputFolder.isPresent, "the data folder is missing"))
struct TargetTests {
  /// How many mutations of the tables' texts each target is given.
  static let mutationCount = 20_000

  @Test(
    "ada takes every URL as it is taken here",
    .enabled(if: Ada.isPresent, "Scripts/build-ada has not been run"))
  func urls() throws {
    let counts = DifferenceCounts()
    let target = FuzzTarget.differentialURL(counting: counts) { Ada.parse($0, base: $1) }
    var report = FailureReport(target)
    for row in try InputFolder.rows("data/wpt/urltestdata.json") {
      guard let input = row["input"] as? String else { continue }
      let base = (row["base"] as? String).map { [UInt8(0xFF)] + Array($0.utf8) } ?? []
      report.check(Array(input.utf8) + base)
    }
    let tables = try Inputs.tables()
    tables.forEach { report.check($0) }
    for name in try Inputs.names() { report.check(Array("https://".utf8) + name) }
    var mutator = TextMutator(seed: 21, seeds: tables)
    for index in 0..<Self.mutationCount {
      let base: [UInt8] = index.isMultiple(of: 4) ? [0xFF] + mutator.next() : []
      report.check(mutator.next() + base)
    }
    report.expectNone(counts)
  }

  @Test("ada and libidn2 process every domain as it is processed here")
  func hosts() throws {
    let counts = DifferenceCounts()
    var report = FailureReport(FuzzTarget.differentialHosts(counting: counts))
    let names = try Inputs.names()
    names.forEach { report.check($0) }
    var mutator = NameMutator(seed: 23, seeds: names)
    for _ in 0..<Self.mutationCount { report.check(mutator.next()) }
    report.expectNone(counts)
  }

  @Test("other readers take scheme, host and port of accepted links as they are taken here")
  func acceptedHosts() throws {
    var report = FailureReport(.acceptedHosts)
    let tables = try Inputs.cases().compactMap(\.layers.first) + Inputs.standardTexts()
    tables.forEach { report.check($0) }
    let links = LinkGenerator(.wide, seed: 29).prefix(500).map { Array($0.text.utf8) }
    var mutator = LinkMutator(seed: 31)
    for index in 0..<Self.mutationCount {
      report.check(mutator.mutate(links[index % links.count], maximumLength: 2_000))
    }
    report.expectNone(DifferenceCounts())
  }
}

/// What broke on many inputs.
struct FailureReport {
  private let target: FuzzTarget
  private var count = 0
  private var failures: [String: Int] = [:]

  init(_ target: FuzzTarget) { self.target = target }

  mutating func check(_ input: [UInt8]) {
    count += 1
    do throws(PropertyFailure) {
      try target.check(input)
    } catch {
      let number = failures[error.detail, default: 0] + 1
      failures[error.detail] = number
      guard number <= 8 else { return }
      Issue.record("\(error): \(String(decoding: input, as: UTF8.self).debugDescription)")
    }
  }

  /// Prints the counts, and expects that nothing broke.
  func expectNone(_ counts: DifferenceCounts) {
    print("\(target.name): \(count) inputs; known differences: \(counts.all)")
    #expect(failures.isEmpty)
  }
}

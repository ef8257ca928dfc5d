import ActionLinks
import DomainNames
import LinkFuzzing
import Testing

@Suite("The properties on 100,000 generated links")
struct GeneratedLinkTests {
  /// A part of the links: so many from one seed.
  struct Batch: Sendable, CustomTestStringConvertible {
    let name: String
    let mix: LinkMix
    let seed: UInt64
    var testDescription: String { "\(name), seed \(seed)" }

    static let size = 1000
    static let all =
      (0..<50).map { Batch(name: "traffic", mix: .traffic, seed: $0) }
      + (50..<100).map { Batch(name: "wide", mix: .wide, seed: $0) }
  }

  @Test("each holds its properties", arguments: Batch.all)
  func properties(_ batch: Batch) {
    var generator = LinkGenerator(batch.mix, seed: batch.seed)
    var failures: [PropertyFailure] = []
    var count = 0
    var readCount = 0
    var canonicalCount = 0
    while count < Batch.size, let link = generator.next() {
      count += 1
      do throws(PropertyFailure) {
        let bytes = Array(link.text.utf8)
        try LinkProperties.urlRecordRoundTrips(bytes, domains: .icu)
        if let reading = try LinkProperties.readingIsBounded(bytes, domains: .icu) {
          readCount += 1
          try LinkProperties.builtLinkReadsBack(link, as: reading)
          if try LinkProperties.canonicalFormHolds(reading, domains: .icu) { canonicalCount += 1 }
        }
      } catch {
        failures.append(error)
      }
    }
    #expect(readCount == Batch.size)
    #expect(canonicalCount == Batch.size)
    #expect(failures.isEmpty)
  }
}

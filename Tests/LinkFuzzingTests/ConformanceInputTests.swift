import ActionLinks
import DomainNames
import LinkFuzzing
import TestSupport
import Testing

@Suite("The properties on conformance inputs", .enabled(if: SharedData.isPresent))
struct ConformanceInputTests {
  /// The files that hold inputs.
  static let files = [
    "data/wpt/urltestdata.json", "cases/attacks.jsonl", "cases/mail-and-settings.jsonl",
    "cases/sdk-readings.jsonl",
  ]

  static func inputs(of file: String) throws -> [[UInt8]] {
    let rows = file.hasSuffix("l") ? try SharedData.objects(file) : try SharedData.rows(file)
    return rows.compactMap(SharedData.input(of:))
  }

  static let domains = ["https://links.example.com/app", "example.com"].compactMap {
    DynamicLinkDomain($0)
  }

  @Test("each holds its properties, and so do 5 changed ones of each", arguments: files)
  func properties(_ file: String) throws {
    let inputs = try Self.inputs(of: file)
    #expect(inputs.count > 40)
    var mutator = LinkMutator(seed: 7)
    var failures: [PropertyFailure] = []
    for input in inputs {
      for bytes in [input] + (0..<5).map({ _ in mutator.mutate(input) }) {
        do throws(PropertyFailure) {
          try LinkProperties.allHold(bytes, domains: .icu)
          try LinkProperties.allHold(bytes, dynamicLinkDomains: Self.domains, domains: .icu)
        } catch {
          failures.append(error)
        }
      }
    }
    #expect(failures.isEmpty)
  }
}

import Testing

@testable import BenchRunner

@Suite("Ordinary URLs")
struct OrdinaryURLTests {
  private static let urls = Array(OrdinaryURLs().prefix(10_000))

  @Test("They are the same each time, and others for another seed")
  func determinism() {
    #expect(Array(OrdinaryURLs().prefix(100)) == Array(Self.urls.prefix(100)))
    #expect(Array(OrdinaryURLs(seed: 2).prefix(100)) != Array(Self.urls.prefix(100)))
    let workload = OrdinaryURLs.workload(count: 10_000)
    // Another process must make the same ones too, and so must another version, for its figures to be
    // compared with those that were recorded.
    #expect(WorkloadDescription.digest(workload.bytes) == "ec8b911cbf2462a6")
  }

  /// A property of URLs, and how many in a thousand have it.
  struct Share: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perMille: ClosedRange<Int>
    let isIn: @Sendable (String) -> Bool
  }

  private static func behindHost(_ url: String) -> Substring {
    url.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
  }

  private static func host(_ url: String) -> Substring {
    url.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" }
  }

  @Test(
    "They have what the mix says",
    arguments: [
      Share(testDescription: "http", perMille: 135...165) { $0.hasPrefix("http:") },
      Share(testDescription: "www", perMille: 370...430) { $0.contains("//www.") },
      Share(testDescription: "bare hosts", perMille: 70...90) { behindHost($0).isEmpty },
      Share(testDescription: "queries", perMille: 330...370) { $0.contains("?") },
      Share(testDescription: "fragments", perMille: 85...115) { $0.contains("#") },
      Share(testDescription: "ports", perMille: 15...25) { host($0).contains(":") },
      Share(testDescription: "capitals in the host", perMille: 6...15) {
        host($0).contains(where: \.isUppercase)
      },
      Share(testDescription: "international hosts", perMille: 6...15) { url in
        host(url).contains("xn--") || host(url).utf8.contains { $0 >= 0x80 }
      },
      Share(testDescription: "escapes in the path", perMille: 60...90) {
        behindHost($0).prefix { $0 != "?" }.contains("%")
      },
      Share(testDescription: "non-ASCII in the path", perMille: 12...25) {
        behindHost($0).utf8.contains { $0 >= 0x80 }
      },
      Share(testDescription: "dot segments", perMille: 5...15) {
        $0.contains("/./") || $0.contains("/../")
      },
    ])
  func mix(_ share: Share) {
    let count = Self.urls.count(where: share.isIn)
    #expect(share.perMille.contains(count / 10), "\(count) of 10,000")
  }

  @Test("They are about 80 bytes long")
  func lengths() {
    let sum = Self.urls.reduce(0) { $0 + $1.utf8.count }
    #expect((76...84).contains(sum / Self.urls.count))
  }
}

import ActionLinks
import Foundation
import URLStandard

/// Foundation's own IDNA step, so that the model is compared on hosts beyond ASCII too.
struct FoundationDomainToASCII: DomainToASCII {
  func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    let host = String(decoding: domain.indices.map { domain[$0] }, as: UTF8.self)
    guard let ascii = URLComponents(string: "http://\(host)/")?.encodedHost else {
      throw .unicodeToASCII
    }
    output.append(contentsOf: ascii.utf8)
  }

  func isStrictlyValid(_ domain: Span<UInt8>) -> Bool { true }
}

/// The iOS SDK's reading done with Foundation and Swift strings, as the SDK does it.
enum FoundationIOSReading {
  /// The pairs of a link; its decoded query is tried where the link gives none.
  static func items(_ link: String, splittingEverywhere: Bool) -> [String: String] {
    let pairs = pairs(URLComponents(string: link)?.query, splittingEverywhere)
    guard pairs.isEmpty, let query = URLComponents(string: link)?.query else { return pairs }
    return self.pairs(URLComponents(string: query)?.query, splittingEverywhere)
  }

  private static func pairs(_ query: String?, _ splittingEverywhere: Bool) -> [String: String] {
    var pairs: [String: String] = [:]
    for piece in query?.components(separatedBy: "&") ?? [] {
      let parts: [String]
      if splittingEverywhere {
        parts = piece.split(separator: "=").map(String.init)
      } else if let equals = piece.range(of: "=") {
        parts = [String(piece[..<equals.lowerBound]), String(piece[equals.upperBound...])]
      } else {
        parts = []
      }
      if parts.count >= 2, let name = parts[0].removingPercentEncoding,
        let value = parts[1].removingPercentEncoding
      {
        pairs[name] = value
      }
    }
    return pairs
  }
}

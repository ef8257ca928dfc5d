import DomainNames
import Foundation
import TestSupport
import Testing
import URLStandard

@Suite("web-platform-tests: domains as hosts of URLs", .enabled(if: SharedData.isPresent))
struct DomainConformanceTests {
  /// A row of `toascii.json` or `IdnaTestV2.json`.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    /// The host, or `nil` where the parser must fail.
    let output: String?

    var testDescription: String { input.debugDescription }

    static func all(of path: String) -> [Row] {
      guard let bytes = try? SharedData.bytes(path) else { return [] }
      // A URL parser takes scalar values, so it sees U+FFFD for a lone surrogate; Foundation does
      // not read one at all.
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing(/\\ud900(?!\\)/, with: "\\ufffd")
      let array = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any]
      return (array ?? []).compactMap { $0 as? [String: Any] }.map {
        Row(input: $0["input"] as? String ?? "", output: $0["output"] as? String)
      }
    }
  }

  /// A row that ICU gets wrong until its Unicode is as new as the row's code points.
  struct UnknownToICU {
    let input: String
    /// The version of Unicode that has the code points.
    let since: UnicodeVersion
  }

  /// The rows of `IdnaTestV2.json` that may fail.
  ///
  /// One of them that passes fails the test: the list may only shrink.
  static let unknownToICU = [
    // U+32931 and U+32B9A are in CJK Unified Ideographs Extension J.
    UnknownToICU(
      input: "\u{32931}20.\u{97F3}.\u{A866}1.", since: UnicodeVersion(17, 0)),
    UnknownToICU(
      input: "\u{32B9A}9\u{A369}\u{17D3}.ss", since: UnicodeVersion(17, 0)),
    UnknownToICU(
      input: "\u{32B9A}9\u{A369}\u{17D3}.SS", since: UnicodeVersion(17, 0)),
  ]

  static let toASCIIRows = Row.all(of: "data/wpt/toascii.json")

  @Test("toascii.json has 87 rows, of which 19 fail")
  func toASCIICount() {
    #expect(Self.toASCIIRows.count == 87)
    #expect(Self.toASCIIRows.count { $0.output == nil } == 19)
  }

  @Test("Every row of toascii.json gives its host, or fails", arguments: toASCIIRows)
  func toASCII(_ row: Row) {
    let url = try? URLRecord("https://\(row.input)/x", domains: .icu)
    #expect(url?.hostname == row.output)
    if let output = row.output {
      #expect(url?.hostAndPort == output)
      #expect(url?.pathname == "/x")
      #expect(url?.href == "https://\(output)/x")
    }
  }

  @Test("Every row of IdnaTestV2.json gives its host, or fails, but for what ICU does not know")
  func idnaTestV2() {
    let rows = Row.all(of: "data/wpt/IdnaTestV2.json")
    #expect(rows.count == 2671)
    let unknown = Set(
      Self.unknownToICU.filter { $0.since > ICUDomainToASCII.unicodeVersion }
        .map { [UInt8]($0.input.utf8) })
    var failing: Set<[UInt8]> = []
    for row in rows {
      if row.input.isEmpty {
        // The ASCII form of nothing is nothing, but a URL needs a host; the parser would skip the
        // slash and read on for one.
        #expect(row.output == "")
        #expect(throws: URLParsingError.self) { try URLRecord("https://", domains: .icu) }
        continue
      }
      let url = try? URLRecord("https://\(row.input)/x", domains: .icu)
      // Bytes, since strings are equal where they are canonically equivalent.
      if url?.hostname.utf8.map(\.self) == row.output?.utf8.map(\.self) { continue }
      failing.insert([UInt8](row.input.utf8))
      if !unknown.contains([UInt8](row.input.utf8)) {
        Issue.record("\(row.input.debugDescription): \(url?.hostname ?? "failure")")
      }
    }
    #expect(failing == unknown)
  }
}

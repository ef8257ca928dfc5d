import ActionLinks
import DomainNames
import Foundation

/// What the readers are given.
public enum Inputs {
  /// A case with its layers, and whether the case says that the link is to be accepted.
  public struct Case {
    /// The case's name.
    public let id: String
    /// The texts of its layers.
    public let layers: [[UInt8]]
    /// Whether the case says so.
    public let isAccepted: Bool
  }

  /// The cases of the three files.
  public static func cases() throws -> [Case] {
    try ["attacks", "mail-and-settings", "sdk-readings"].flatMap { name in
      try InputFolder.rows("cases/\(name).jsonl").compactMap { row -> Case? in
        let base64 = (row["inputBase64"] as? String).flatMap { Data(base64Encoded: $0) }
        guard let text = (row["input"] as? String).map({ Array($0.utf8) }) ?? base64.map(Array.init)
        else { return nil }
        let link = try ActionLink(text.span, domains: .icu)
        let verdict = (row["expect"] as? [String: Any])?["verdict"] as? String
        return Case(
          id: row["id"] as? String ?? "", layers: link.layers.map(\.textBytes),
          isAccepted: verdict == "accept")
      }
    }
  }

  /// Every text that some table has: the layers of all cases, and the inputs of the URL Standard's
  /// test data.
  public static func tables() throws -> [[UInt8]] {
    try cases().flatMap(\.layers) + standardTexts()
  }

  /// The inputs of the URL Standard's test data.
  public static func standardTexts() throws -> [[UInt8]] {
    let standard = try InputFolder.rows("data/wpt/urltestdata.json")
      .compactMap { $0["input"] as? String }
    let hosts = try InputFolder.rows("data/wpt/toascii.json")
      .compactMap { $0["input"] as? String }
    return standard.map { Array($0.utf8) } + hosts.map { Array("https://\($0)/x".utf8) }
  }

  /// Domain names: what the test data of the URL Standard and of UTS 46 give to domain to ASCII.
  public static func names() throws -> [[UInt8]] {
    let standard = try InputFolder.rows("data/wpt/toascii.json")
      .compactMap { $0["input"] as? String }
    let file = InputFolder.root.appending(path: "data/unicode/IdnaTestV2-17.0.txt")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return (standard + rows.compactMap(firstField)).map { Array($0.utf8) }
  }

  /// The first field of a line, whose escapes are those of JSON; `nil` for a comment, and where it
  /// has half a surrogate pair.
  private static func firstField(of line: Substring) -> String? {
    guard !line.hasPrefix("#"), let end = line.firstIndex(of: ";") else { return nil }
    return try? JSONDecoder().decode(String.self, from: Data("\"\(line[..<end])\"".utf8))
  }

  /// How many mutations are read.
  public static let mutationCount = 100_000

  /// The tables' texts and the mutations of them, in parts that are read at a time.
  public static func forEachPart(_ body: ([[UInt8]]) throws -> Void) throws {
    let tables = try tables()
    try body(tables)
    var mutator = TextMutator(seed: 1, seeds: tables)
    for _ in 0..<(mutationCount / 500) {
      try body((0..<500).map { _ in mutator.next() })
    }
  }
}

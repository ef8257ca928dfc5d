import TestSupport

/// A row of IdnaTestV2.txt, its fields resolved.
struct IdnaTestRow: Sendable, CustomStringConvertible {
  /// The line of the file, from 1.
  var line: Int
  var source: String
  var toUnicode: String
  var toUnicodeStatus: Set<String>
  var toASCII: String
  var toASCIIStatus: Set<String>

  var description: String { "line \(line)" }

  /// The statuses that the URL Standard's parameters do not ask for.
  ///
  /// V2 and V3 are *CheckHyphens*, A4_1 and A4_2 *VerifyDnsLength*, U1 *UseSTD3ASCIIRules*. X4_2 is
  /// the empty label of ToUnicode, an A4_2 under another name.
  static let unchecked: Set<String> = ["V2", "V3", "A4_1", "A4_2", "U1", "X4_2"]

  /// The result of ToASCII with the URL Standard's parameters, `nil` where it is a failure.
  var expectedASCII: String? {
    toASCIIStatus.isSubset(of: Self.unchecked) ? toASCII : nil
  }

  /// The result of ToUnicode with the URL Standard's parameters, `nil` where an error is recorded.
  var expectedUnicode: String? {
    toUnicodeStatus.isSubset(of: Self.unchecked) ? toUnicode : nil
  }
}

/// The rows of an edition of IdnaTestV2.txt, Unicode's own test of UTS 46.
struct IdnaTestFile {
  let rows: [IdnaTestRow]

  init(edition: String) throws {
    let text = String(
      decoding: try SharedData.bytes("data/unicode/IdnaTestV2-\(edition).txt"), as: UTF8.self)
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      Self.row(line: $0.offset + 1, $0.element)
    }
  }

  private static func row(line: Int, _ text: Substring) -> IdnaTestRow? {
    let content = text.prefix { $0 != "#" }
    let fields = content.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard fields.count == 7 else { return nil }
    let source = unescaped(fields[0])
    let toUnicode = fields[1].isEmpty ? source : unescaped(fields[1])
    let toUnicodeStatus = statuses(fields[2])
    return IdnaTestRow(
      line: line, source: source, toUnicode: toUnicode, toUnicodeStatus: toUnicodeStatus,
      toASCII: fields[3].isEmpty ? toUnicode : unescaped(fields[3]),
      toASCIIStatus: fields[4].isEmpty ? toUnicodeStatus : statuses(fields[4]))
  }

  private static func trimmed(_ field: Substring) -> Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = field.drop(while: isBlank)
    return start.prefix(start.count - start.reversed().prefix(while: isBlank).count)
  }

  private static func statuses(_ field: Substring) -> Set<String> {
    Set(field.split { "[], ".contains($0) }.map(String.init))
  }

  /// Resolves `\uXXXX` (a UTF-16 code unit: a lone surrogate becomes U+FFFD, which no domain may
  /// hold either), `\x{X}` and `""`.
  private static func unescaped(_ field: Substring) -> String {
    guard field != "\"\"" else { return "" }
    var units: [UInt16] = []
    var rest = field.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "u",
        let unit = UInt16(String(rest.dropFirst().prefix(4)), radix: 16)
      {
        rest = rest.dropFirst(5)
        units.append(unit)
      } else if scalar == "\\", rest.starts(with: "x{".unicodeScalars),
        let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end].dropFirst(2)), radix: 16),
        let escaped = Unicode.Scalar(value)
      {
        rest = rest[end...].dropFirst()
        units.append(contentsOf: String(Character(escaped)).utf16)
      } else {
        units.append(contentsOf: String(Character(scalar)).utf16)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

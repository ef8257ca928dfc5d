import Foundation
import JSONText

@testable import LinkReports

/// What a report shows, searched as somebody would who wants the code.
struct ShownText {
  /// The report in JSON and as text.
  let bytes: [UInt8]

  /// Writes the reports of an inspection.
  init(of inspection: LinkInspection, withText: Bool = true) {
    var writer = JSONWriter(style: .compact)
    inspection.write(to: &writer)
    bytes =
      writer.bytes
      + (withText
        ? InspectionText(of: inspection).utf8 + CheckText(of: inspection, name: "x").utf8 : [])
  }

  /// Takes texts that are shown.
  init(_ texts: [String]) { bytes = texts.flatMap { Array($0.utf8) + [0x0A] } }

  /// Whether so many of the letters stand in it in a row.
  func shows(_ count: Int, lettersOf marker: String) -> Bool {
    let letters = Array(marker)
    return (0...letters.count - count).contains { shows(String(letters[$0..<$0 + count])) }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The same without line breaks, quote prefixes and characters that nobody sees.
  var withoutDamage: ShownText {
    // Line breaks are escaped in JSON and in the text.
    var text = String(decoding: bytes, as: UTF8.self)
    for (pattern, replacement) in [
      ("=?(\\\\r)?\\\\n[> ]*", ""), ("[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]", ""),
    ] {
      text = text.replacingOccurrences(
        of: pattern, with: replacement, options: .regularExpression)
    }
    return ShownText(bytes: Array(text.utf8))
  }

  /// Whether letters stand in it in any case, decoded up to eight times.
  func shows(_ marker: String) -> Bool {
    let wanted = Data(marker.lowercased().utf8)
    var text = bytes
    for _ in 0...8 {
      let folded = String(decoding: text, as: UTF8.self).lowercased()
      if Data(folded.utf8).range(of: wanted) != nil { return true }
      let next = Self.decoded(text)
      if next.count == text.count { return false }
      text = next
    }
    return false
  }

  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    var output = text
    var count = 0
    var index = 0
    while index < text.count {
      var byte = text[index]
      if byte == 0x25, index + 2 < text.count, digits[Int(text[index + 1])] >= 0,
        digits[Int(text[index + 2])] >= 0
      {
        byte = UInt8(digits[Int(text[index + 1])] << 4 | digits[Int(text[index + 2])])
        index += 2
      }
      output[count] = byte
      count += 1
      index += 1
    }
    output.removeLast(text.count - count)
    return output
  }

  /// The values of hexadecimal digits, and -1 for other bytes.
  private static let digits: [Int] = (0..<256).map { byte in
    Int(String(UnicodeScalar(UInt8(byte))), radix: 16) ?? -1
  }
}

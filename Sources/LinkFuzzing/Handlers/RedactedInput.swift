/// An input of a campaign as reports show it: with an ellipsis for every code.
///
/// The codes of campaigns are invented, but a report that shows them looks like one that leaks.
struct RedactedInput: CustomStringConvertible {
  let description: String

  /// Takes the codes out of an input.
  ///
  /// A code is what follows `oobCode` and its equals sign, in any letter case and however often both
  /// are percent-encoded, up to the end of the value; and wherever it stands, what looks like a code
  /// of ``HandlerSeeds``. Escaped percent signs in it stay: they show how often it is encoded.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the input.
  init(_ input: String) {
    let bytes = Array(input.utf8)
    let mark = Array(HandlerSeeds.mark.utf8)
    let name = Array("oobcode".utf8)
    var output: [UInt8] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let isNamed = bytes[index...].starts(with: name) { $0 | 0x20 == $1 }
      let named =
        isNamed ? MarkedLink.endOfEqualsSign(in: bytes, from: index + name.count) : nil
      guard let codeStart = named ?? (bytes[index...].starts(with: mark) ? index : nil) else {
        index += 1
        continue
      }
      let end = Self.endOfCode(in: bytes, from: codeStart)
      if end > codeStart {
        output += bytes[start..<codeStart]
        output += Self.redacted(bytes[codeStart..<end])
        start = end
      }
      index = max(end, index + 1)
    }
    output += bytes[start...]
    description = String(decoding: output, as: UTF8.self)
  }

  /// An ellipsis, with the escaped percent signs that show how often a code is encoded.
  private static func redacted(_ code: ArraySlice<UInt8>) -> [UInt8] {
    let ellipsis = Array("…".utf8)
    let escape = Array("%25".utf8)
    var output: [UInt8] = []
    var rest = code
    while !rest.isEmpty {
      if rest.starts(with: escape) {
        output += escape
        rest = rest.dropFirst(escape.count)
      } else {
        if !output.suffix(ellipsis.count).elementsEqual(ellipsis) { output += ellipsis }
        rest = rest.dropFirst()
      }
    }
    return output
  }

  /// Where a value ends: at a delimiter, or at one that is percent-encoded.
  private static func endOfCode(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "@"),
        UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: " "):
        return index
      case UInt8(ascii: "%") where isEscapedDelimiter(bytes[(index + 1)...]):
        return index
      default: index += 1
      }
    }
    return index
  }

  /// Whether what stands behind a percent sign makes a delimiter, once it is decoded often enough.
  private static func isEscapedDelimiter(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while rest.starts(with: "25".utf8) { rest = rest.dropFirst(2) }
    return rest.starts(with: "26".utf8) || rest.starts(with: "23".utf8)
  }
}

internal import URLStandard

/// An input of a campaign as reports show it: with an ellipsis for every code.
///
/// The codes of campaigns are invented, but a report that shows them looks like one that leaks.
struct RedactedInput: CustomStringConvertible {
  let description: String

  /// Takes the codes out of an input.
  ///
  /// A code is what follows `oobCode` and its equals sign, in any letter case and however often any
  /// of it is percent-encoded, up to the end of the value; and wherever it stands, what looks like a
  /// code of ``HandlerSeeds``. Escaped percent signs in it stay: they show how often it is encoded.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the input.
  init(_ input: String) {
    let bytes = Array(input.utf8)
    let mark = Array(HandlerSeeds.mark.utf8)
    var output: [UInt8] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let named = Self.startOfValue(in: bytes, from: index)
      let isMarked = Self.end(of: mark, in: bytes, from: index) != nil
      guard let codeStart = named ?? (isMarked ? index : nil) else {
        index += 1
        continue
      }
      let end = Self.endOfCode(in: bytes, from: codeStart, isNamed: named != nil)
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

  /// The byte that stands at a place once all of it is percent-decoded, and where the next begins.
  private static func unit(in bytes: [UInt8], at index: Int) -> (byte: UInt8, end: Int) {
    guard bytes[index] == UInt8(ascii: "%") else { return (bytes[index], index + 1) }
    var digits = index + 1
    while bytes[digits...].starts(with: "25".utf8) { digits += 2 }
    guard digits + 2 <= bytes.count, bytes[digits].isASCIIHexDigit,
      bytes[digits + 1].isASCIIHexDigit
    else { return (bytes[index], index + 1) }
    return (bytes[digits].hexDigitValue << 4 | bytes[digits + 1].hexDigitValue, digits + 2)
  }

  /// Where a text ends that begins at a place, in any letter case; `nil` where it does not.
  private static func end(
    of text: [UInt8], in bytes: [UInt8], from start: Int, ignoringCase: Bool = false
  ) -> Int? {
    var index = start
    for wanted in text {
      guard index < bytes.count else { return nil }
      let unit = unit(in: bytes, at: index)
      guard unit.byte == wanted || ignoringCase && unit.byte | 0x20 == wanted else { return nil }
      index = unit.end
    }
    return index
  }

  /// Where the value of a parameter begins whose name begins at a place and is that of a code.
  ///
  /// What lenient readers leave away may stand between the name and its equals sign.
  private static func startOfValue(in bytes: [UInt8], from start: Int) -> Int? {
    guard
      var index = end(of: Array("oobcode".utf8), in: bytes, from: start, ignoringCase: true)
    else { return nil }
    for _ in 0..<8 where index < bytes.count {
      let unit = unit(in: bytes, at: index)
      index = unit.end
      switch unit.byte {
      case UInt8(ascii: "="): return index
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0...0x20:
        continue
      default: return nil
      }
    }
    return nil
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
  ///
  /// What looks like a code without its name may stand in a path or before an at sign.
  private static func endOfCode(in bytes: [UInt8], from start: Int, isNamed: Bool) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "#"): return index
      case UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "?"),
        UInt8(ascii: " "):
        if !isNamed { return index }
        index += 1
      case UInt8(ascii: "%"):
        let unit = unit(in: bytes, at: index)
        if unit.byte == UInt8(ascii: "&") || unit.byte == UInt8(ascii: "#") { return index }
        index = unit.end
      default: index += 1
      }
    }
    return index
  }
}

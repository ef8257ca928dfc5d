/// Decodes the escapes of a JSON string that the scanner has let pass.
enum JSONStringDecoder {
  /// The decoded bytes of what stands between the quotation marks.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  static func decoded(_ source: Span<UInt8>, loneSurrogatesReplaced: Bool) -> [UInt8] {
    // No escape is shorter than what it stands for.
    [UInt8](capacity: source.count) { output in
      var offset = 0
      while offset < source.count {
        let byte = source[offset]
        guard byte == ASCII.backslash else {
          output.append(byte)
          offset += 1
          continue
        }
        guard let escape = UTF16Escape(in: source, at: offset) else {
          output.append(character(behindBackslash: source[offset + 1]))
          offset += 2
          continue
        }
        let isReplaced = loneSurrogatesReplaced && escape.isLoneSurrogate
        append(isReplaced ? 0xFFFD : escape.codePoint, to: &output)
        offset += escape.length
      }
    }
  }

  private static func character(behindBackslash letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// Appends a code point in UTF-8, and a surrogate in the form that UTF-8 would give it.
  private static func append(_ codePoint: UInt32, to output: inout OutputSpan<UInt8>) {
    func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(codePoint >> shift & 0x3F) }
    switch codePoint {
    case 0..<0x80:
      output.append(UInt8(codePoint))
    case 0x80..<0x800:
      output.append(0xC0 | UInt8(codePoint >> 6))
      output.append(continuation(0))
    case 0x800..<0x10000:
      output.append(0xE0 | UInt8(codePoint >> 12))
      output.append(continuation(6))
      output.append(continuation(0))
    default:
      output.append(0xF0 | UInt8(codePoint >> 18))
      output.append(continuation(12))
      output.append(continuation(6))
      output.append(continuation(0))
    }
  }
}

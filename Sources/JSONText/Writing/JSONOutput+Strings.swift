extension JSONOutput {
  /// What the three-byte form of a lone surrogate is in bytes that become a string.
  enum LoneSurrogates {
    /// The bytes are known to be UTF-8.
    case impossible
    /// It is malformed UTF-8 like any other.
    case malformed
    /// It is written as the escape that it was read from.
    case escaped
  }

  /// Appends a string with its quotation marks.
  ///
  /// Escaped are the quotation mark, the backslash, the control characters (C0, DEL, C1: a terminal
  /// may act on them), and U+2028 and U+2029, which end a line in JavaScript. Each maximal subpart of
  /// malformed UTF-8 is written as U+FFFD.
  ///
  /// Source: RFC 8259, section 7.
  mutating func append(_ text: Span<UInt8>, loneSurrogates: LoneSurrogates) {
    bytes.append(ASCII.quotationMark)
    // Appending run by run is several times faster than byte by byte.
    var runStart = 0
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if isPlainASCII(byte) {
        offset += 1
        continue
      }
      switch text.utf8Sequence(at: offset) {
      case .wellFormed(let length, let scalar) where byte >= 0x80 && !isEscaped(scalar):
        offset += length
        continue
      case .wellFormed(let length, let scalar):
        append(text, runStart..<offset)
        appendEscape(of: scalar)
        offset += length
      case .malformed(let length):
        append(text, runStart..<offset)
        if loneSurrogates == .escaped, let surrogate = text.wtf8Surrogate(at: offset) {
          appendUnicodeEscape(of: surrogate)
          offset += 3
        } else {
          bytes.append(contentsOf: "\u{FFFD}".utf8)
          offset += length
        }
      }
      runStart = offset
    }
    append(text, runStart..<offset)
    bytes.append(ASCII.quotationMark)
  }

  private func isPlainASCII(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < ASCII.delete && byte != ASCII.quotationMark && byte != ASCII.backslash
  }

  /// Whether a scalar that is not ASCII is written as an escape.
  private func isEscaped(_ scalar: UInt32) -> Bool {
    scalar < 0xA0 || scalar == 0x2028 || scalar == 0x2029
  }

  private mutating func append(_ text: Span<UInt8>, _ run: Range<Int>) {
    guard !run.isEmpty else { return }
    bytes.append(addingCapacity: run.count) { output in
      for index in run { output.append(text[index]) }
    }
  }

  private mutating func appendEscape(of scalar: UInt32) {
    let letter: UInt8
    switch scalar {
    case 0x08: letter = UInt8(ascii: "b")
    case 0x09: letter = UInt8(ascii: "t")
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x0C: letter = UInt8(ascii: "f")
    case 0x0D: letter = UInt8(ascii: "r")
    case 0x22: letter = ASCII.quotationMark
    case 0x5C: letter = ASCII.backslash
    default: return appendUnicodeEscape(of: UInt16(scalar))
    }
    bytes.append(ASCII.backslash)
    bytes.append(letter)
  }

  private mutating func appendUnicodeEscape(of codeUnit: UInt16) {
    func digit(_ shift: UInt16) -> UInt8 { ASCII.hexDigit(UInt8(codeUnit >> shift & 0xF)) }
    bytes.append(addingCapacity: 6) { output in
      output.append(ASCII.backslash)
      output.append(ASCII.u)
      for shift: UInt16 in [12, 8, 4, 0] { output.append(digit(shift)) }
    }
  }
}

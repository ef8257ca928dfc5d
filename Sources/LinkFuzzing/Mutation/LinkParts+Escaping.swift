internal import URLStandard

extension LinkParts {
  /// Bytes percent-decoded once.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    output.append(percentDecoding: bytes.span)
    return output
  }

  /// Bytes written as a value.
  static func escaped(_ bytes: [UInt8], _ escaping: Escaping) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    switch escaping {
    case .none: return bytes
    case .sparse:
      for byte in bytes {
        if isDelimiter(byte) { appendEscape(of: byte, to: &output) } else { output.append(byte) }
      }
    case .full: output.append(percentEncoding: bytes.span, using: .allButUnreserved)
    case .twice: return escaped(escaped(bytes, .full), .full)
    }
    return output
  }

  /// Bytes of which every one is percent-encoded.
  static func escapedWholly(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(3 * bytes.count)
    for byte in bytes { appendEscape(of: byte, to: &output) }
    return output
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "#"): true
    default: false
    }
  }

  private static func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
    output.appendPercentEncodedByte(byte)
  }
}

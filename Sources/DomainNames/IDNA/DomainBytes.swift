/// Whether the tables of UTS 46 have a say: a byte is not ASCII, or a label begins with `xn--`.
func needsTables(_ domain: Span<UInt8>) -> Bool {
  !isASCII(domain) || hasLabelWithACEPrefix(domain)
}

/// Whether all bytes are ASCII.
func isASCII(_ domain: Span<UInt8>) -> Bool {
  var bits: UInt8 = 0
  for index in domain.indices { bits |= domain[index] }
  return bits < 0x80
}

/// Whether a label begins with the prefix of A-labels, `xn--` in any case of its letters.
func hasLabelWithACEPrefix(_ domain: Span<UInt8>) -> Bool {
  var labelStart = 0
  for index in domain.indices {
    if domain[index] == UInt8(ascii: ".") {
      labelStart = index + 1
    } else if index == labelStart + 3, domain[index] == UInt8(ascii: "-"),
      domain[index - 1] == UInt8(ascii: "-"),
      domain[index - 2] | 0x20 == UInt8(ascii: "n"),
      domain[index - 3] | 0x20 == UInt8(ascii: "x")
    {
      return true
    }
  }
  return false
}

/// The bytes, ASCII capital letters lowercased.
func asciiLowercased(_ domain: Span<UInt8>) -> [UInt8] {
  [UInt8](capacity: domain.count) { output in
    for index in domain.indices {
      let byte = domain[index]
      output.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
    }
  }
}

/// The bytes as an array.
func copy(_ bytes: Span<UInt8>) -> [UInt8] {
  [UInt8](capacity: bytes.count) { output in
    for index in bytes.indices { output.append(bytes[index]) }
  }
}

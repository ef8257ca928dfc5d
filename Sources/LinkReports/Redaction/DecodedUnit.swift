/// A byte of a text with its escapes undone, and what is known of where it came from.
struct DecodedUnit {
  /// The byte.
  var byte: UInt8
  /// Where it begins in the original.
  var start: Int32
  /// How many percent-encodings had to be undone, one in another, before the byte was there.
  var depth: UInt8 = 0
  /// Whether something that does not count was left out before it: a tab or line break, with what
  /// quotes the next line, or a character that nobody sees.
  var isBehindGap = false
  /// Whether a line begins with it, or with what was left out before it.
  var isAtLineStart = false
  /// Whether not every reader sees the byte: something was left out of its escape, or it was escaped
  /// for JSON or as quoted-printable.
  var isDoubtful = false
  /// Whether it was written as a character reference or as quoted-printable, or its escape was
  /// damaged.
  var isRepaired = false

  /// Whether mail damage was undone at the byte or before it.
  var isDamaged: Bool { isBehindGap || isRepaired }

  /// Takes note of what the further bytes of an escape tell of the byte it stands for.
  mutating func absorb(_ units: some Sequence<DecodedUnit>) {
    for unit in units {
      depth = max(depth, unit.depth)
      isDoubtful = isDoubtful || unit.isDoubtful || unit.isBehindGap
      isRepaired = isRepaired || unit.isDamaged
    }
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit, or `nil` for any other byte.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether it is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= asciiLowercase
  }

  /// The letter in lower case, where it is one of ASCII.
  var asciiLowercase: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }

  /// The letter in upper case, where it is one of ASCII.
  var asciiUppercase: UInt8 {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self ? self & ~0x20 : self
  }
}

import DomainNames
import Foundation

/// What classes of differences ask of a code point.
extension Unicode.Scalar {
  /// Whether it is newer than a version of Unicode, or than the standard library's.
  func isNewer(than version: UnicodeVersion) -> Bool {
    guard let age = properties.age else { return true }
    return UnicodeVersion(UInt8(clamping: age.major), UInt8(clamping: age.minor)) > version
  }

  /// Whether it is the zero width joiner or non-joiner.
  var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether it is a combining mark.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it is of the categories that IDNA2008 makes labels of, or a hyphen.
  var isLetterDigitOrMark: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: self == "-"
    }
  }

  /// Whether Unicode 16.0 maps or ignores it, and Unicode 15.1 with the same name disallowed it.
  var isMappedSinceUnicode16: Bool {
    switch value {
    case 0x4C0, 0x10A0...0x10C5, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x2061...0x2063,
      0x206A...0x206F, 0x2132, 0x2183, 0x3164, 0xFFA0, 0x1_D173...0x1_D17A, 0x2_F868, 0x2_F874,
      0x2_F91F, 0x2_F95F, 0x2_F9BF:
      true
    default: false
    }
  }

  /// Whether it is one of the letters that Hangul syllables are made of.
  var isConjoiningJamo: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// Whether IDNA2008 disallows it by name or block: RFC 5892, sections 2.4 and 2.6.
  var isDisallowedByName: Bool {
    switch value {
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B, 0x20D0...0x20FF,
      0x1_D100...0x1_D24F:
      true
    default: false
    }
  }

  /// Whether compatibility normalization makes ASCII of it that is neither letter nor digit.
  var isMappedToASCIISymbol: Bool {
    String(self).precomposedStringWithCompatibilityMapping.unicodeScalars
      .contains { $0.isASCII && !$0.isLetterDigitOrMark }
  }
}

extension [Unicode.Scalar] {
  /// Whether a label begins as an A-label does.
  var hasACEPrefix: Bool { starts(with: "xn--".unicodeScalars) }
}

import CICU

/// Whether a U-label is one by IDNA2008, which allows less than UTS 46: no symbols, no emoji.
///
/// The properties are those of Swift's Unicode, the scripts those of ICU. Labels that UTS 46 refuses
/// are not judged here, nor are the joiners, whose rules are the same in both.
///
/// Source: RFC 5892, sections 2 and 3, appendix A; RFC 5891, section 4.2.3.
enum IDNA2008 {
  /// The index of the first code point that IDNA2008 does not allow in its place.
  ///
  /// - Parameter label: A label in Unicode form that holds a non-ASCII code point.
  /// - Returns: The index, or `nil` where the label is valid.
  static func firstInvalid(in label: [Unicode.Scalar]) -> Int? {
    if label.first == "-" { return 0 }
    for (index, scalar) in label.enumerated() {
      switch status(of: scalar) {
      case .valid: continue
      case .disallowed: return index
      case .contextual: if !isInContext(at: index, in: label) { return index }
      }
    }
    if label.last == "-" { return label.count - 1 }
    let hasReservedHyphens = label.count >= 4 && label[2] == "-" && label[3] == "-"
    return hasReservedHyphens ? 2 : nil
  }

  private enum Status { case valid, contextual, disallowed }

  /// The derived property value of a code point.
  private static func status(of scalar: Unicode.Scalar) -> Status {
    if let status = exception(scalar) { return status }
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "0"..."9", "-": return .valid
      default: return .disallowed
      }
    }
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return .contextual }
    let properties = scalar.properties
    guard !isOldHangulJamo(scalar), !properties.changesWhenNFKCCaseFolded,
      !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace, !isInIgnorableBlock(scalar)
    else { return .disallowed }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return .valid
    default: return .disallowed
    }
  }

  /// The exceptions of RFC 5892, section 2.6.
  private static func exception(_ scalar: Unicode.Scalar) -> Status? {
    switch scalar.value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: .valid
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: .contextual
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: .disallowed
    default: nil
    }
  }

  private static func isOldHangulJamo(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true
    default: false
    }
  }

  /// Combining Diacritical Marks for Symbols, Musical Symbols, Ancient Greek Musical Notation.
  private static func isInIgnorableBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20D0...0x20FF, 0x1D100...0x1D24F: true
    default: false
    }
  }

  /// The rules of RFC 5892, appendices A.3 to A.9.
  private static func isInContext(at index: Int, in label: [Unicode.Scalar]) -> Bool {
    let before = index > 0 ? label[index - 1] : nil
    let after = index + 1 < label.count ? label[index + 1] : nil
    func script(_ scalar: Unicode.Scalar?) -> Int {
      scalar.map { Int(cicu_script($0.value)) } ?? -1
    }
    switch label[index].value {
    case 0xB7: return before == "l" && after == "l"
    case 0x375: return script(after) == Int(CICU_SCRIPT_GREEK)
    case 0x5F3, 0x5F4: return script(before) == Int(CICU_SCRIPT_HEBREW)
    case 0x30FB:
      return label.contains {
        [CICU_SCRIPT_HIRAGANA, CICU_SCRIPT_KATAKANA, CICU_SCRIPT_HAN].map { Int($0) }
          .contains(script($0))
      }
    case 0x660...0x669: return !label.contains { (0x6F0...0x6F9).contains($0.value) }
    case 0x6F0...0x6F9: return !label.contains { (0x660...0x669).contains($0.value) }
    default: return true  // The joiners: UTS 46 has checked them.
    }
  }
}

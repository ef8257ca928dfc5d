/// A label that begins with `xn--`, decoded and judged.
enum ALabel {
  /// What the label stands for.
  case valid([Unicode.Scalar])
  /// What is wrong with it, and the code points where it decodes at all.
  case invalid(HostFact.Kind, [Unicode.Scalar]?)

  /// The bytes that every A-label begins with.
  static let prefix: [UInt8] = [0x78, 0x6E, 0x2D, 0x2D]

  /// Judges a label.
  ///
  /// Each fault is named by the first check that finds it. That the bidi rule holds across labels is
  /// left to the processing of the whole name.
  ///
  /// Source: UTS 46, sections 4 (step 4) and 4.1; RFC 5891, section 5.4.
  ///
  /// - Parameter label: Lower case, beginning with `xn--`, at most 63 bytes.
  init(_ label: [UInt8]) {
    guard let decoded = Punycode.decode(label[4...]), !decoded.isEmpty else {
      self = .invalid(.undecodableALabel, nil)
      return
    }
    let isASCII = decoded.allSatisfy(\.isASCII)
    if decoded.count >= 4, decoded.prefix(4).map(\.value) == [0x78, 0x6E, 0x2D, 0x2D] {
      self = .invalid(.nestedALabel, decoded)
    } else if isASCII {
      self = .invalid(.asciiALabel, decoded)
    } else if Self.prefix + Punycode.encode(decoded) != label {
      self = .invalid(.nonMinimalALabel, decoded)
    } else if Self.ascii(of: decoded) != label {
      self = .invalid(.invalidALabel, decoded)
    } else {
      self = .valid(decoded)
    }
  }

  /// The A-label of a U-label by UTS 46, `nil` where it has none.
  private static func ascii(of label: [Unicode.Scalar]) -> [UInt8]? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: label)
    return ICUDomainToASCII().process(
      String(text).utf8.span, .toASCII, ignoring: [.length, .hyphens])
  }
}

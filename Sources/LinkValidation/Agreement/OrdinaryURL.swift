/// A URL of the kind that nearly every link is made of, which all readers take apart alike.
///
///     ("http" / "https") "://" host [":" 1*5DIGIT] (end / "/" / "?" / "#") anything
///
/// where the host is of ASCII letters, digits, `-`, `_` and `.`, and its last label begins with a
/// letter.
///
/// Proof that ``ReaderAgreement`` finds no disagreement in such a text. Every reader ends the scheme
/// at the first colon, and the authority at the first `/`, `?` or `#` behind the two slashes (the
/// URL Standard and Android at `\` too, but there is none before). What stands behind can only make
/// a reader refuse the whole text, and then it differs from none: where a reader looks at it at all,
/// it does so after the authority has been cut off. Tabs and line breaks, which the URL Standard and
/// Python drop, and the blanks and controls that they trim from the ends, all stand behind as well;
/// so does a NUL, where a C string ends. In the authority there is no `@`, so no userinfo for
/// anyone; at most one colon, with digits behind it, so the same port for everyone who takes one up
/// to 65,535, which is checked; no bracket, no `%` and nothing beyond ASCII, so that no reader
/// decodes or maps anything but letter case. A last label that begins with a letter is no number,
/// so the host is no IPv4 address to the URL Standard, nor to libcurl, where all labels must be.
struct OrdinaryURL {
  /// The bytes of the host.
  let host: Range<Int>

  /// Recognizes such a URL in time linear in the length of its host, or gives `nil`.
  init?(_ text: Span<UInt8>) {
    guard let start = Self.authorityStart(text) else { return nil }
    var index = start
    var labelStart = start
    while index < text.count, Self.isHostByte(text[index]) {
      if text[index] == UInt8(ascii: ".") { labelStart = index + 1 }
      index += 1
    }
    guard labelStart < index, (text[labelStart] | 0x20) &- UInt8(ascii: "a") < 26 else {
      return nil
    }
    host = start..<index
    if index < text.count, text[index] == UInt8(ascii: ":") {
      guard let end = Self.portEnd(text, from: index + 1) else { return nil }
      index = end
    }
    guard index < text.count else { return }
    switch text[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break
    default: return nil
    }
  }

  private static func authorityStart(_ text: Span<UInt8>) -> Int? {
    guard text.count > 8, text[0] == UInt8(ascii: "h"), text[1] == UInt8(ascii: "t"),
      text[2] == UInt8(ascii: "t"), text[3] == UInt8(ascii: "p")
    else { return nil }
    let colon = text[4] == UInt8(ascii: "s") ? 5 : 4
    guard text[colon] == UInt8(ascii: ":"), text[colon + 1] == UInt8(ascii: "/"),
      text[colon + 2] == UInt8(ascii: "/")
    else { return nil }
    return colon + 3
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The end of one to five digits, if they are a port.
  private static func portEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    var port = 0
    while index < text.count, index - start < 5, text[index] &- UInt8(ascii: "0") < 10 {
      port = port * 10 + Int(text[index] & 0x0F)
      index += 1
    }
    return index > start && port <= 0xFFFF ? index : nil
  }
}

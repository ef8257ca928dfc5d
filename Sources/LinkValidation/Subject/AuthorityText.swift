/// The authority of a layer as its text has it, by the delimiters that a browser goes by.
///
/// A URL parser normalizes what stands here; rules ask how it was written. For special schemes a
/// backslash is a slash, and any number of slashes may stand before the host.
struct AuthorityText: Sendable {
  /// All of it: userinfo, host and port.
  var range: Range<Int>
  /// The userinfo without its `@`, or `nil`.
  var userinfo: Range<Int>?
  /// The host as written; brackets belong to it.
  var host: Range<Int>
  /// The port without its colon, or `nil` where there is no colon.
  var port: Range<Int>?
  /// How many slashes and backslashes stand between the colon of the scheme and the authority.
  var slashCount: Int
  /// Whether one of them is a backslash.
  var hasBackslash: Bool

  /// Finds the authority behind the scheme's colon; `nil` where the text has none.
  ///
  /// - Parameters:
  ///   - text: The text of a layer.
  ///   - colon: The colon of the scheme, or `nil` for a text without a scheme.
  ///   - isSpecial: Whether the scheme is special.
  /// - Complexity: O(*n*), where *n* is the length of the authority.
  init?(_ text: [UInt8], colon: Int?, isSpecial: Bool) {
    var start = colon.map { $0 + 1 } ?? 0
    let first = start
    var sawBackslash = false
    while start < text.count, isSpecial || start - first < 2 {
      guard text[start] == UInt8(ascii: "/") || isSpecial && text[start] == UInt8(ascii: "\\")
      else { break }
      if text[start] == UInt8(ascii: "\\") { sawBackslash = true }
      start += 1
    }
    slashCount = start - first
    hasBackslash = sawBackslash
    guard isSpecial && colon != nil || slashCount == 2 else { return nil }

    var end = start
    while end < text.count, !Self.endsAuthority(text[end], isSpecial) { end += 1 }
    range = start..<end
    var hostStart = start
    if let at = text[range].lastIndex(of: UInt8(ascii: "@")) {
      userinfo = start..<at
      hostStart = at + 1
    }
    var hostEnd = end
    var isInBrackets = false
    for index in hostStart..<end {
      switch text[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ":") where !isInBrackets && hostEnd == end:
        hostEnd = index
        port = index + 1..<end
      default: break
      }
    }
    host = hostStart..<hostEnd
  }

  private static func endsAuthority(_ byte: UInt8, _ isSpecial: Bool) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      || isSpecial && byte == UInt8(ascii: "\\")
  }
}

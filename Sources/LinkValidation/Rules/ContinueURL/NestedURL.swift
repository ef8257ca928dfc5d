internal import DomainNames
internal import URLStandard

/// An absolute URL in the middle of other text.
struct NestedURL {
  /// Where it stands, up to the end of its authority.
  let range: Range<Int>
  /// Its scheme and authority, spelled so that a parser takes it as a browser would.
  private let text: [UInt8]
  /// Whether it is spelled so that all readers see the same host.
  private let isPlain: Bool

  /// The most URLs that are looked for in one text.
  static let maximumCount = 16

  /// The schemes that are dangerous, or worth a look, without slashes behind them.
  private static let schemesWithoutSlashes: [[UInt8]] = [
    "javascript", "vbscript", "data", "file", "blob", "filesystem", "intent", "view-source", "jar",
  ].map { Array($0.utf8) }

  /// The schemes that browsers follow without slashes behind them.
  private static let webSchemes: [[UInt8]] = ["http", "https"].map { Array($0.utf8) }

  /// Whether a text begins as an absolute URL, or as one that only lacks its scheme.
  static func isAbsolute(_ bytes: [UInt8]) -> Bool { leading(in: bytes) != nil }

  /// The absolute URLs in a text.
  ///
  /// - Parameters:
  ///   - bytes: A decoded value without tabs and line breaks, which browsers ignore in URLs.
  ///   - isValue: Whether the text may be a URL from its beginning: then it need not have a scheme,
  ///     or slashes.
  /// - Returns: At most ``maximumCount`` URLs.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func all(in bytes: [UInt8], isValue: Bool) -> [NestedURL] {
    var found: [NestedURL] = []
    if isValue, let url = leading(in: bytes) { found.append(url) }
    var index = (found.first?.range.upperBound ?? 0)
    while index < bytes.count, found.count < maximumCount {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: ":"), slashes(in: bytes, from: index + 1).count >= 2 else {
        continue
      }
      var start = index
      while start > 0, isSchemeByte(bytes[start - 1]) { start -= 1 }
      while start < index, !bytes[start].isASCIIAlpha { start += 1 }
      guard index - start >= 2 else { continue }
      found.append(NestedURL(bytes, start: start, colon: index))
    }
    return found
  }

  /// The URL that a text begins with.
  private static func leading(in bytes: [UInt8]) -> NestedURL? {
    guard let start = bytes.firstIndex(where: { !$0.isC0ControlOrSpace }) else { return nil }
    let slashCount = slashes(in: bytes, from: start).count
    if slashCount >= 2 {
      let host = start + slashCount
      guard host < bytes.count, startsHost(bytes[host]) else { return nil }
      return NestedURL(bytes, start: start, colon: nil)
    }
    guard bytes[start].isASCIIAlpha,
      let colon = bytes[start...].firstIndex(where: { !isSchemeByte($0) }),
      bytes[colon] == UInt8(ascii: ":"), colon + 1 < bytes.count
    else { return nil }
    let scheme = bytes[start..<colon].map(\.asciiLowercased)
    let isURL =
      slashes(in: bytes, from: colon + 1).count >= 2 || schemesWithoutSlashes.contains(scheme)
      || webSchemes.contains(scheme) && !bytes[colon + 1].isC0ControlOrSpace
    return isURL ? NestedURL(bytes, start: start, colon: colon) : nil
  }

  private init(_ bytes: [UInt8], start: Int, colon: Int?) {
    let slashes = Self.slashes(in: bytes, from: colon.map { $0 + 1 } ?? start)
    let end =
      bytes[slashes.upperBound...].firstIndex(where: Self.endsAuthority) ?? bytes.count
    range = start..<end
    let authority = bytes[slashes.upperBound..<end]
    // Without a scheme it is the one of the page that opens it.
    let scheme = colon.map { bytes[start..<$0] } ?? Array("https".utf8)[...]
    text = scheme + Array("://".utf8) + authority + Array("/".utf8)
    isPlain =
      colon != nil && slashes.count == 2
      && bytes[slashes].allSatisfy { $0 == UInt8(ascii: "/") }
      && !authority.contains(UInt8(ascii: "@"))
      && (end == bytes.count || bytes[end] != UInt8(ascii: "\\"))
  }

  /// Whether the URL leads to where a continue URL may lead anyway.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - host: The host of the URL around it, which is trusted no more and no less.
  /// - Returns: Whether its host is authorized, or `host`, or its scheme a custom one of the policy's;
  ///   `false` where readers may see different hosts in it.
  func isAllowed(by policy: PolicyIndex, besides host: String?) -> Bool {
    guard isPlain, let url = try? URLRecord(text.span, domains: .icu) else { return false }
    guard url.scheme == "http" || url.scheme == "https" else {
      return Schemes.isCustom(url.scheme) && policy.customSchemes.contains(url.scheme)
    }
    return policy.authorizedDomains.contains(url.hostname) || url.hostname == host
  }

  private static func slashes(in bytes: [UInt8], from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: "\\") {
      end += 1
    }
    return start..<end
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private static func startsHost(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: byte.isC0ControlOrSpace
    }
  }
}

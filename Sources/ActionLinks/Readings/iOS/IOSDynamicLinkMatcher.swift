import URLStandard

/// What the iOS Dynamic Links SDK says of a universal link.
///
/// Source: firebase-ios-sdk 10.29.0, `FirebaseDynamicLinks/Sources/Utilities/FDLUtilities.m`.
public struct IOSDynamicLinkMatch: Sendable, Hashable {
  /// `FIRDLCanParseUniversalLinkURL`: whether the SDK takes the link for a Dynamic Link.
  public let canParseUniversalLink: Bool
  /// `FIRDLMatchesShortLinkFormat`: whether the SDK asks its service what the link stands for.
  public let matchesShortLinkFormat: Bool
}

/// The iOS Dynamic Links SDK's matching of universal links.
struct IOSDynamicLinkMatcher<Domains: DomainToASCII> {
  private let customDomains: [[UInt8]]
  private let domainToASCII: Domains

  /// Creates a matcher for the entries of `FirebaseDynamicLinksCustomDomains`.
  ///
  /// One trailing slash is removed from an entry; an entry that is no URL or has no scheme is
  /// dropped (`FIRDLAddToAllowListForCustomDomainsArray`).
  init(customDomains: [String], domainToASCII: Domains) {
    self.domainToASCII = domainToASCII
    self.customDomains = customDomains.compactMap { entry in
      var text = Array(entry.utf8)
      if text.last == UInt8(ascii: "/") { text.removeLast() }
      guard !text.isEmpty,
        let url = FoundationURL(text, allowsEmptyScheme: true, domainToASCII: domainToASCII),
        url.hasScheme
      else { return nil }
      return url.text
    }
  }

  /// Matches a link; linear in its length for each custom domain.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - parsed: What `URLComponents` makes of it, which `URL` does too unless a colon begins it.
  /// - Returns: What the SDK says of it.
  func match(_ link: [UInt8], parsed: FoundationURL?) -> IOSDynamicLinkMatch {
    let hasEmptyScheme = link.first == UInt8(ascii: ":")
    guard !link.isEmpty,
      let url = hasEmptyScheme
        ? FoundationURL(link, allowsEmptyScheme: true, domainToASCII: domainToASCII) : parsed
    else {
      return IOSDynamicLinkMatch(canParseUniversalLink: false, matchesShortLinkFormat: false)
    }
    let path = Self.path(of: url)
    let isCustom = customDomains.contains { isLink(url.text, below: $0) }
    let canParse = isCustom || Self.isAppPath(url, path) || Self.isOnDynamicLinkDomain(url.text)
    let isShort =
      (!path.isEmpty || isCustom) && canParse && !Self.isDismissal(path) && Self.hasSegment(path)
    return IOSDynamicLinkMatch(canParseUniversalLink: canParse, matchesShortLinkFormat: isShort)
  }

  /// `NSURL.path`: decoded, without the slash at its end.
  private static func path(of url: FoundationURL) -> [UInt8] {
    guard var path = url.path else { return [] }
    if path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  /// `https://goo.gl/app…` and its like.
  private static func isAppPath(_ url: FoundationURL, _ path: [UInt8]) -> Bool {
    guard let host = url.host, path[...].begins(with: "/app") else { return false }
    return ["goo.gl", "page.link", "app.google"].contains { host.elementsEqual($0.utf8) }
  }

  /// `FIRDLIsAValidDLWithFDLDomain`: one label of letters and digits under a Dynamic Links domain,
  /// then a query that mentions a link, or a single segment, or `/i/` and anything.
  private static func isOnDynamicLinkDomain(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    guard let scheme = ["https://", "http://"].first(where: rest.begins) else { return false }
    rest = rest.dropFirst(scheme.utf8.count)
    let label = rest.prefix(while: isLetterOrDigit)
    rest = rest.dropFirst(label.count)
    guard !label.isEmpty,
      let domain = [".app.goo.gl", ".page.link", ".app.google"].first(where: rest.begins)
    else { return false }
    rest = rest.dropFirst(domain.utf8.count)
    if rest.begins(with: "/i/") { return true }
    let query = rest.begins(with: "/") ? rest.dropFirst() : rest
    if query.begins(with: "?"), query.dropFirst().contains("link=http") { return true }
    guard rest.begins(with: "/") else { return false }
    let segment = rest.dropFirst().prefix {
      isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    var tail = rest.dropFirst(1 + segment.count)
    guard !segment.isEmpty else { return false }
    if tail.isEmpty { return true }
    if tail.begins(with: "/") { tail = tail.dropFirst() }
    return tail.begins(with: "?") && tail.contains(UInt8(ascii: "="))
  }

  /// `FIRDLIsURLForAllowedCustomDomain` for one entry.
  private func isLink(_ text: [UInt8], below prefix: [UInt8]) -> Bool {
    guard text.starts(with: prefix) else { return false }
    let suffix = text[prefix.count...]
    // The SDK parses the rest as a URL of its own, so that `//` begins an authority there.
    guard suffix.begins(with: "/") || suffix.begins(with: "?"),
      let rest = FoundationURL(Array(suffix), domainToASCII: domainToASCII)
    else { return false }
    if let path = rest.path, path.count > 1 { return true }
    guard let query = rest.encodedQuery else { return false }
    for item in Pieces(of: query, separatedBy: "&") {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let name = removingPercentEncoding(item[..<equals]), Self.isLinkName(name),
        let value = removingPercentEncoding(item[(equals + 1)...])?[...]
      else { continue }
      if value.begins(with: "http://") || value.begins(with: "https://") { return true }
    }
    return false
  }

  private static func isLinkName(_ name: [UInt8]) -> Bool {
    lowercased(name).elementsEqual("link".utf8)
  }

  private static func isDismissal(_ path: [UInt8]) -> Bool {
    lowercased(path)[...].begins(with: "/link/dismiss")
  }

  /// Lower case as far as it can make the words looked for: KELVIN SIGN also folds to `k`.
  private static func lowercased(_ text: [UInt8]) -> [UInt8] {
    text.replacingKelvinSign(with: UInt8(ascii: "k")).map {
      $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0
    }
  }

  /// Whether a slash is followed by anything but a slash.
  private static func hasSegment(_ path: [UInt8]) -> Bool {
    path.indices.dropFirst().contains {
      path[$0 - 1] == UInt8(ascii: "/") && path[$0] != UInt8(ascii: "/")
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

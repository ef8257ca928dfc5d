public import URLStandard

/// A place where a project's own Dynamic Links live: a host, with or without a path.
///
/// It is written as in the policy's `dynamicLinkDomains` and in the `Info.plist` key
/// `FirebaseDynamicLinksCustomDomains`: `https://links.example.com/path`, or a host alone.
public struct DynamicLinkDomain: Sendable, Hashable {
  /// The host, as A-labels in lower case.
  public let host: String
  /// The path that all links begin with: empty, or with a leading slash and no trailing one.
  public let path: String
  /// The entry as it was written, as the iOS SDK compares it.
  public let text: String

  /// Reads an entry; `nil` where it names no host, or has another scheme, credentials, a port, a
  /// query, a fragment or a wildcard.
  ///
  /// - Parameters:
  ///   - text: `https://host[/path]`, or `host[/path]`.
  ///   - domains: Processes hosts that are not ASCII; without it they give `nil`.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init?(_ text: String, domains: some DomainToASCII = ASCIIOnlyDomainToASCII()) {
    let hasScheme = text.utf8.span.containsSchemeSeparator
    // Slashes before a host are nothing to a URL parser, but here they are a path without a host.
    guard text.utf8.first != UInt8(ascii: "/"),
      let url = try? URLRecord(hasScheme ? text : "https://" + text, domains: domains),
      url.offsets.schemeKind == .https, !url.includesCredentials, url.port == nil,
      url.query == nil, url.fragment == nil
    else { return nil }
    host = url.hostname
    // What the URL Standard lets pass as a domain is wider than what can be looked up.
    let isHostName = host.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "_")
    }
    guard isHostName, url.offsets.hostKind == .domain else { return nil }
    var path = Array(url.pathname.utf8)
    if path.last == UInt8(ascii: "/") { path.removeLast() }
    self.path = String(decoding: path, as: UTF8.self)
    self.text = text
  }
}

extension Span<UInt8> {
  /// Whether `://` stands behind the first colon.
  fileprivate var containsSchemeSeparator: Bool {
    guard let colon = firstOffset(of: UInt8(ascii: ":")) else { return false }
    return extracting(colon..<count).starts(with: "://")
  }
}

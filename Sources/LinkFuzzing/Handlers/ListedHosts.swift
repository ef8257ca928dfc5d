internal import ActionLinks
internal import DomainNames
internal import LinkValidation
internal import URLStandard

/// The hosts that a policy lists, and how one that it does not list may pass for one of them.
struct ListedHosts: Sendable {
  /// The rules that speak of a host that is on no list.
  static let rules: Set<String> = [
    "link-domain-not-allowed", "link-host-lookalike", "nested-link-host-not-authorized",
    "fallback-url-host-not-authorized", "continue-url-host-not-authorized",
    "continue-url-host-is-subdomain-of-authorized", "continue-url-host-lookalike",
    "continue-url-has-userinfo",
  ]

  private let authorized: [String]
  private let links: [String]

  init(_ policy: LinkPolicy) {
    authorized = Self.names(policy.authorizedDomains)
    links = Self.names(policy.linkDomains)
  }

  /// The hosts of a list's well-formed entries, as A-labels in lower case.
  static func names(_ entries: [String]) -> [String] {
    entries.compactMap { entry in
      guard case .host(let host) = try? AuthorizedDomain(entry) else { return nil }
      return host.description
    }
  }

  /// How the host of a layer passes for a listed one, or `nil` where it is listed or there is none.
  func mistake(in layer: LinkLayer) -> HandlerMistake? {
    let listed = layer.role == .continue ? authorized : links + authorized
    guard let written = layer.host, !written.isEmpty else { return nil }
    // A dot at the end makes another text of the same name.
    let host = written.hasSuffix(".") ? String(written.dropLast()) : written
    guard !listed.contains(host) else { return nil }
    let authority = Self.authority(of: layer.text)
    if let backslash = authority.lastIndex(of: "\\") {
      let behind = authority[backslash...]
      if listed.contains(where: { behind.hasSuffix($0) }) { return .backslashTakenForHost }
    }
    if let at = authority.lastIndex(of: "@") {
      let before = authority[..<at]
      if listed.contains(where: { before.hasPrefix($0) || before.hasSuffix($0) }) {
        return .userinfoTakenForHost
      }
    }
    if listed.contains(where: { host.hasSuffix("." + $0) }) { return .hostIsSubdomain }
    if listed.contains(where: { host.hasSuffix($0) }) { return .hostOnlyEndsInListed }
    if listed.contains(where: { host.hasPrefix($0) }) { return .hostOnlyBeginsWithListed }
    return Self.anyHost(in: layer)
  }

  /// What it is to accept any host there.
  static func anyHost(in layer: LinkLayer) -> HandlerMistake {
    layer.role == .continue ? .openRedirect : .unlistedHost
  }

  /// What stands behind the first two slashes, up to where RFC 3986 ends the authority.
  static func authority(of text: String) -> Substring {
    guard let slashes = text.firstRange(of: "//") else { return "" }
    return text[slashes.upperBound...].prefix { !"/?#".contains($0) }
  }
}

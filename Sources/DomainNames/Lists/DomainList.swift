public import URLStandard

/// Hosts that a policy lists, made for looking up the host of each of many links.
///
/// Hosts are compared as the URL Standard serializes them: domains as A-labels in lower case, IPv6
/// addresses in brackets. One dot at the end of a looked-up host does not count: the name system finds
/// the same host with it and without.
public struct DomainList: Sendable {
  /// How a listed host and a looked-up one go together.
  public enum Match: Sendable, Hashable {
    /// They are the same; the number of the entry.
    case exact(Int)
    /// The listed one stands behind a dot at the end of the other, which the JavaScript SDK lets pass
    /// and an exact comparison does not; the number of the entry, the longest one.
    case subdomain(of: Int)
  }

  /// The listed hosts, serialized, in their order; none stands twice.
  public let hosts: [String]
  /// The ids of the listed Chrome extensions.
  public let chromeExtensions: Set<String>

  /// Whether an entry is a domain, which has subdomains.
  private var isDomain: [Bool] = []
  private var table = SuffixHashTable()

  /// Creates a list of hosts, none of them twice.
  ///
  /// - Parameters:
  ///   - hosts: The hosts, domains as A-labels in lower case.
  ///   - chromeExtensions: The ids of Chrome extensions.
  public init(_ hosts: some Sequence<Host>, chromeExtensions: Set<String> = []) {
    var seen: Set<Host> = []
    let unique = hosts.filter { seen.insert($0).inserted }
    self.hosts = unique.map(\.description)
    self.chromeExtensions = chromeExtensions
    isDomain = unique.map { if case .domain = $0 { true } else { false } }
    table = SuffixHashTable(self.hosts.map { [UInt8]($0.utf8) })
  }

  /// Creates the list of authorized domains.
  public init(_ entries: some Sequence<AuthorizedDomain>) {
    var extensions: Set<String> = []
    var hosts: [Host] = []
    for entry in entries {
      switch entry {
      case .host(let host): hosts.append(host)
      case .chromeExtension(let id): extensions.insert(id)
      }
    }
    self.init(hosts, chromeExtensions: extensions)
  }

  /// Creates the list of link domains.
  public init(_ entries: some Sequence<LinkDomain>) {
    self.init(entries.map(\.host))
  }

  /// Whether nothing is listed.
  public var isEmpty: Bool { hosts.isEmpty && chromeExtensions.isEmpty }

  /// The entry that a host matches; an exact match is preferred.
  ///
  /// Subdomains are those of `validate_origin.ts` of the JavaScript SDK: at least one character before
  /// a dot and a listed domain. Addresses have none.
  ///
  /// - Parameter host: The bytes of a host as the URL Standard serializes it.
  /// - Returns: The match, or `nil`.
  /// - Complexity: O(*n*), where *n* is the length of the host, whatever the length of the list. It
  ///   allocates nothing.
  public func match(_ host: Span<UInt8>) -> Match? {
    var end = host.count
    if end > 0, host[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let name = host.extracting(0..<end)
    var subdomain: Int?
    var exact: Int?
    table.forEachSuffix(of: name) { entry, start in
      if start == 0 {
        exact = entry
      } else if isDomain[entry], start > 1 {
        subdomain = entry
      }
    }
    return exact.map { .exact($0) } ?? subdomain.map { .subdomain(of: $0) }
  }

  /// The number of the entry that is a host, byte by byte: a dot at the end counts here.
  ///
  /// - Parameter host: The bytes of a host as the URL Standard serializes it.
  /// - Returns: The number, or `nil`.
  /// - Complexity: O(*n*), where *n* is the length of the host. It allocates nothing.
  public func index(of host: Span<UInt8>) -> Int? { table.number(of: host) }

  /// The entry that a host matches, as ``match(_:)-(Span<UInt8>)``.
  public func match(_ host: String) -> Match? { match(host.utf8.span) }

  /// Whether a host is listed.
  ///
  /// - Parameters:
  ///   - host: The bytes of a host as the URL Standard serializes it.
  ///   - matchSubdomains: Whether subdomains of listed domains are listed too.
  /// - Returns: Whether ``match(_:)-(Span<UInt8>)`` finds an entry that counts.
  /// - Complexity: O(*n*), where *n* is the length of the host.
  public func contains(_ host: Span<UInt8>, matchSubdomains: Bool = false) -> Bool {
    switch match(host) {
    case .exact: true
    case .subdomain: matchSubdomains
    case nil: false
    }
  }

  /// Whether a host is listed, as ``contains(_:matchSubdomains:)-(Span<UInt8>,_)``.
  public func contains(_ host: String, matchSubdomains: Bool = false) -> Bool {
    contains(host.utf8.span, matchSubdomains: matchSubdomains)
  }
}

/// Where the parts of a serialized URL lie in the buffer that holds it.
///
/// ```
/// https://user:pass@example.com:1234/foo/bar?baz#quux
///       |     |    |          |     |       |   |    |
///       |     |    hostStart  |     |       |   |    end
///       |     usernameEnd     hostEnd       |   fragmentStart
///       schemeEnd                   |       queryStart
///                                   pathStart
/// ```
///
/// All offsets are in bytes from the beginning of the buffer, which may hold other URLs too.
///
/// - Invariant: `start <= schemeEnd < usernameEnd <= hostStart <= hostEnd <= pathStart <=
///   queryStart <= fragmentStart <= end` (`schemeEnd == usernameEnd - 1` where the host is null).
///   `queryStart` is the offset of `?`, or equal to `fragmentStart` where the query is null;
///   `fragmentStart` that of `#`, or equal to `end`.
public struct URLOffsets: Sendable, Hashable {
  /// Where the URL begins.
  public package(set) var start: UInt32 = 0
  /// The colon behind the scheme.
  public package(set) var schemeEnd: UInt32 = 0
  /// The end of the username; a password follows behind a colon.
  public package(set) var usernameEnd: UInt32 = 0
  /// The first byte of the host, behind the `@` if there is one.
  public package(set) var hostStart: UInt32 = 0
  /// The end of the host.
  public package(set) var hostEnd: UInt32 = 0
  /// The first byte of the path.
  public package(set) var pathStart: UInt32 = 0
  /// The `?`, or ``fragmentStart`` where the query is null.
  public package(set) var queryStart: UInt32 = 0
  /// The `#`, or ``end`` where the fragment is null.
  public package(set) var fragmentStart: UInt32 = 0
  /// Where the URL ends.
  public package(set) var end: UInt32 = 0
  /// The port, or `nil` where it is null: not written, or the scheme's default.
  public package(set) var port: UInt16?
  /// Which special scheme the URL has.
  public package(set) var schemeKind: SchemeKind = .notSpecial
  /// What the host is.
  public package(set) var hostKind: HostKind = .null
  /// Whether the path is opaque.
  public package(set) var hasOpaquePath = false

  @usableFromInline
  package init() {}

  /// Whether the URL has a host, be it empty.
  public var hasHost: Bool { hostKind != .null }

  /// The same parts, `distance` bytes further on.
  package func moved(by distance: Int) -> URLOffsets {
    func moved(_ offset: UInt32) -> UInt32 { UInt32(Int(offset) + distance) }
    var result = self
    result.start = moved(start)
    result.schemeEnd = moved(schemeEnd)
    result.usernameEnd = moved(usernameEnd)
    result.hostStart = moved(hostStart)
    result.hostEnd = moved(hostEnd)
    result.pathStart = moved(pathStart)
    result.queryStart = moved(queryStart)
    result.fragmentStart = moved(fragmentStart)
    result.end = moved(end)
    return result
  }
}

/// What kind of host a URL has.
///
/// Source: URL Standard, section 3.1 ("Host representation").
public enum HostKind: Sendable, Hashable {
  /// No host at all.
  case null
  /// The empty host.
  case empty
  /// A domain.
  case domain
  /// An IPv4 address.
  case ipv4
  /// An IPv6 address.
  case ipv6
  /// An opaque host.
  case opaque
}

/// A URL and its parts, as the `URL` class of the URL Standard has them, in bytes.
public struct URLParts: Sendable, Hashable {
  /// The serialization.
  public var href: [UInt8] = []
  /// The scheme with its colon.
  public var `protocol`: [UInt8] = []
  /// The username, percent-encoded.
  public var username: [UInt8] = []
  /// The password, percent-encoded.
  public var password: [UInt8] = []
  /// The host with the port, where there is one.
  public var host: [UInt8] = []
  /// The host without the port.
  public var hostname: [UInt8] = []
  /// The port in digits; empty where there is none.
  public var port: [UInt8] = []
  /// The path.
  public var pathname: [UInt8] = []
  /// The query with its `?`; empty where there is none or an empty one.
  public var search: [UInt8] = []
  /// The fragment with its `#`; empty where there is none or an empty one.
  public var hash: [UInt8] = []
  /// The serialized origin.
  public var origin: [UInt8] = []

  /// Creates parts that are all empty.
  public init() {}

  /// The name of the first part in which two URLs differ, or `nil`; the whole counts last, so that
  /// the name says most.
  public func firstDifference(from other: URLParts) -> String? {
    if self == other { return nil }
    if self.protocol != other.protocol { return "protocol" }
    if hostname != other.hostname { return "hostname" }
    if port != other.port { return "port" }
    if host != other.host { return "host" }
    if username != other.username { return "username" }
    if password != other.password { return "password" }
    if pathname != other.pathname { return "pathname" }
    if search != other.search { return "search" }
    if hash != other.hash { return "hash" }
    return href == other.href ? "origin" : "href"
  }
}

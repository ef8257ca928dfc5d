internal import DomainNames
internal import URLStandard

/// An entry of `continueURLPrefixes`: where continue URLs must begin.
struct ContinueURLPrefix: Sendable {
  private let url: URLRecord

  /// Reads an entry; `nil` where it is no URL, or has credentials, a query or a fragment.
  init?(_ text: String) {
    guard let url = try? URLRecord(text, domains: .icu), !url.hasOpaquePath,
      !url.includesCredentials, url.query == nil, url.fragment == nil
    else { return nil }
    self.url = url
  }

  /// Whether a URL begins with the prefix: scheme, host and port are the same, and the path is the
  /// prefix's or goes on behind it with a new segment.
  ///
  /// A path must do so however it is read: servers decode escaped slashes and dots, and drop path
  /// parameters, before they resolve dot segments.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the URL.
  func matches(_ other: URLRecord) -> Bool {
    guard url.scheme == other.scheme, url.port == other.port, !other.hasOpaquePath,
      Self.withoutRootDot(url.hostname) == Self.withoutRootDot(other.hostname)
    else { return false }
    let prefix = Array(url.pathname.utf8)
    let path = Array(other.pathname.utf8)
    guard Self.begins(path, with: prefix) else { return false }
    let prefixes = TracedText(prefix, in: 0..<prefix.count).readings.map(\.bytes)
    let readings = TracedText(path, in: 0..<path.count).readings.map(\.bytes)
    return readings.indices.allSatisfy { index in
      guard let segments = Self.resolvedSegments(of: readings[index]) else { return true }
      let wanted = prefixes[min(index, prefixes.count - 1)].split(separator: UInt8(ascii: "/"))
      return segments.starts(with: wanted)
    }
  }

  private static func begins(_ path: [UInt8], with prefix: [UInt8]) -> Bool {
    guard path.starts(with: prefix) else { return false }
    return path.count == prefix.count || prefix.last == UInt8(ascii: "/")
      || path[prefix.count] == UInt8(ascii: "/")
  }

  /// The segments once those that are dots are resolved, or `nil` where none is.
  private static func resolvedSegments(of path: [UInt8]) -> [ArraySlice<UInt8>]? {
    var resolved: [ArraySlice<UInt8>] = []
    var hasDots = false
    for segment in path.split(whereSeparator: {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
    }) {
      let name = segment.prefix { $0 != UInt8(ascii: ";") }
      if name.elementsEqual(".".utf8) {
        hasDots = true
      } else if name.elementsEqual("..".utf8) {
        hasDots = true
        _ = resolved.popLast()
      } else {
        resolved.append(segment)
      }
    }
    return hasDots ? resolved : nil
  }

  private static func withoutRootDot(_ host: String) -> Substring {
    host.hasSuffix(".") ? host.dropLast() : host[...]
  }
}

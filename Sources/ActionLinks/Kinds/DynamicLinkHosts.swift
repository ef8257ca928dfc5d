internal import URLStandard

/// A Dynamic Link domain that a link stands on.
struct DynamicLinkPlace {
  /// The path behind the domain's own prefix.
  var path: Range<Int>
  /// Whether the domain is one of the project's own.
  var isCustom: Bool
  /// Whether the host is `goo.gl`, `page.link` or `app.google` itself.
  var isShared: Bool
}

/// The hosts of Dynamic Links.
///
/// Source: the rules that the Dynamic Links SDK for iOS has for universal links
/// (firebase-ios-sdk 10.29.0, `FDLUtilities.m`), widened to the hyphens that real hosts have.
enum DynamicLinkHosts {
  /// Whether a host is one label of letters, digits and hyphens before a Dynamic Link suffix.
  static func isProjectHost(_ host: Span<UInt8>) -> Bool {
    for suffix in [".page.link", ".app.goo.gl", ".app.google"] {
      let labelCount = host.count - suffix.utf8.count
      guard labelCount > 0, host.extracting(labelCount..<host.count).isEqual(to: suffix) else {
        continue
      }
      for index in 0..<labelCount {
        let byte = host[index]
        guard byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") else { return false }
      }
      return true
    }
    return false
  }

  /// Whether a host is one that links of many projects share.
  static func isSharedHost(_ host: Span<UInt8>) -> Bool {
    host.isEqual(to: "goo.gl") || host.isEqual(to: "page.link") || host.isEqual(to: "app.google")
  }

  /// The places that a host and a path are, the longest custom prefix first.
  ///
  /// - Parameters:
  ///   - host: A-labels in lower case.
  ///   - path: Where the path stands in `buffer`.
  ///   - buffer: What holds the path.
  ///   - custom: The project's own domains.
  /// - Returns: The places; none where the host is no Dynamic Link host.
  static func places(
    host: Span<UInt8>, path: Range<Int>, buffer: Span<UInt8>, custom: [DynamicLinkDomain]
  ) -> [DynamicLinkPlace] {
    var places: [DynamicLinkPlace] = []
    for domain in custom where host.isEqual(to: domain.host) {
      let length = domain.path.utf8.count
      guard buffer.extracting(path).starts(with: domain.path) else { continue }
      let rest = path.lowerBound + length..<path.upperBound
      guard rest.isEmpty || buffer[rest.lowerBound] == UInt8(ascii: "/") else { continue }
      places.append(DynamicLinkPlace(path: rest, isCustom: true, isShared: false))
    }
    places.sort { $0.path.lowerBound > $1.path.lowerBound }
    if isProjectHost(host) {
      places.append(DynamicLinkPlace(path: path, isCustom: false, isShared: false))
    } else if isSharedHost(host) {
      places.append(DynamicLinkPlace(path: path, isCustom: false, isShared: true))
    }
    return places
  }
}

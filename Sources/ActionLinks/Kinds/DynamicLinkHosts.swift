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
  /// Whether a host may be one of these: it is asked of every layer, and most are not.
  @inline(__always)
  static func mayInclude(_ host: Span<UInt8>) -> Bool {
    guard host.count >= 6 else { return false }
    let end = host.count
    let isGL = host[end - 1] == UInt8(ascii: "l") && host[end - 2] == UInt8(ascii: "g")
    let isLink = host[end - 1] == UInt8(ascii: "k") && host[end - 2] == UInt8(ascii: "n")
    let isGoogle = host[end - 1] == UInt8(ascii: "e") && host[end - 3] == UInt8(ascii: "g")
    return isGL || isLink || isGoogle
  }

  /// Whether a host is one label of letters, digits and hyphens before a Dynamic Link suffix.
  static func isProjectHost(_ host: Span<UInt8>) -> Bool {
    guard let labelLength = lengthBeforeSuffix(host) else { return false }
    for index in 0..<labelLength {
      let byte = host[index]
      guard byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") else { return false }
    }
    return true
  }

  /// How many bytes stand before a Dynamic Link suffix, or `nil` where there is none.
  private static func lengthBeforeSuffix(_ host: Span<UInt8>) -> Int? {
    let end = host.count
    guard end > 10 else { return nil }
    // By words, for it is asked of every link: the last eight bytes, and those before.
    switch host.word(at: end - 8) {
    case 0x6B6E_696C_2E65_6761:  // age.link
      // .p
      return host.word(at: end - 10) & 0xFFFF == 0x702E ? end - 10 : nil
    case 0x6C67_2E6F_6F67_2E70, 0x656C_676F_6F67_2E70:  // p.goo.gl, p.google
      // .ap
      guard end > 11, host.word(at: end - 11) & 0xFF_FFFF == 0x70_612E else { return nil }
      return end - 11
    default: return nil
    }
  }

  /// Whether a host is one that links of many projects share.
  static func isSharedHost(_ host: Span<UInt8>) -> Bool {
    host.isEqual(to: "goo.gl") || host.isEqual(to: "page.link") || host.isEqual(to: "app.google")
  }
}

extension DynamicLinkPlace {
  /// The place of a path on one of the project's own domains, or `nil` where it is not on it.
  ///
  /// - Parameters:
  ///   - host: A-labels in lower case.
  ///   - path: Where the path stands in `buffer`.
  ///   - buffer: What holds the path.
  ///   - domain: The project's domain.
  init?(
    host: Span<UInt8>, path: Range<Int>, in buffer: Span<UInt8>, on domain: DynamicLinkDomain
  ) {
    guard host.isEqual(to: domain.host), buffer.extracting(path).starts(with: domain.path) else {
      return nil
    }
    let rest = path.lowerBound + domain.path.utf8.count..<path.upperBound
    guard rest.isEmpty || buffer[rest.lowerBound] == UInt8(ascii: "/") else { return nil }
    self.init(path: rest, isCustom: true, isShared: false)
  }

  /// The place of a path on a host that Dynamic Links give a project, or that projects share; `nil`
  /// on any other host.
  init?(host: Span<UInt8>, path: Range<Int>) {
    guard DynamicLinkHosts.mayInclude(host) else { return nil }
    if DynamicLinkHosts.isProjectHost(host) {
      self.init(path: path, isCustom: false, isShared: false)
    } else if DynamicLinkHosts.isSharedHost(host) {
      self.init(path: path, isCustom: false, isShared: true)
    } else {
      return nil
    }
  }
}

extension [DynamicLinkDomain] {
  /// The domains in the order in which they are tried: the longest path first.
  var longestFirst: [DynamicLinkDomain] {
    count < 2 ? self : sorted { $0.path.utf8.count > $1.path.utf8.count }
  }
}

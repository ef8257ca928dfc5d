internal import DomainNames
internal import URLStandard

/// Tells whether an unlisted host passes itself off as a listed one.
struct ContinueHostLookalike {
  /// How it does.
  enum Trick {
    /// The listed name stands inside it.
    case inside
    /// One letter is added, missing or changed, or two are swapped.
    case oneEdit
  }

  /// The listed names in A-labels, and the same with hyphens as dots.
  private let names: [(name: [UInt8], dotted: [UInt8])]

  /// Takes the entries of a list of hosts.
  init(listed entries: [String]) {
    names = entries.compactMap { entry in
      guard let url = try? URLRecord("https://" + entry + "/", domains: .icu),
        case .domain(let name) = url.host, url.port == nil, url.pathname == "/"
      else { return nil }
      return (Array(name.utf8), Self.dotted(name))
    }
  }

  /// How a host resembles a listed one, or `nil` where it does not.
  ///
  /// A hyphen counts as a dot, so that `app-example.com` resembles `app.example.com`. A host below a
  /// listed one does not resemble it: it belongs to the same owner.
  ///
  /// - Complexity: O(*n m*), where *n* is the length of the host, at most 253, and *m* the length of
  ///   all listed names.
  func trick(of host: String) -> Trick? {
    let host = host.hasSuffix(".") ? host.dropLast() : host[...]
    guard host.utf8.count <= 253, !host.hasPrefix("[") else { return nil }
    let own = Array(host.utf8)
    let isListedOrBelow = names.contains { listed in
      own == listed.name
        || own.count > listed.name.count && own.suffix(listed.name.count).elementsEqual(listed.name)
          && own[own.count - listed.name.count - 1] == UInt8(ascii: ".")
    }
    guard !isListedOrBelow else { return nil }
    let dotted = Self.dotted(host)
    for listed in names {
      if Self.contains(dotted, listed.dotted) { return .inside }
      if Self.isOneEdit(dotted, listed.dotted) { return .oneEdit }
    }
    return nil
  }

  private static func dotted(_ name: some StringProtocol) -> [UInt8] {
    name.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: ".") : $0 }
  }

  private static func contains(_ name: [UInt8], _ listed: [UInt8]) -> Bool {
    guard !listed.isEmpty, name.count >= listed.count else { return false }
    return (0...name.count - listed.count).contains { start in
      name[start..<start + listed.count].elementsEqual(listed)
    }
  }

  /// Whether one insertion, deletion, change or swap of neighbors turns one name into the other.
  private static func isOneEdit(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (long, short) = left.count >= right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 1 else { return false }
    let same = zip(long, short).prefix { $0 == $1 }.count
    if long.count > short.count { return long[(same + 1)...].elementsEqual(short[same...]) }
    guard same < long.count else { return true }
    if long[(same + 1)...].elementsEqual(short[(same + 1)...]) { return true }
    return same + 1 < long.count && long[same] == short[same + 1] && long[same + 1] == short[same]
      && long[(same + 2)...].elementsEqual(short[(same + 2)...])
  }
}

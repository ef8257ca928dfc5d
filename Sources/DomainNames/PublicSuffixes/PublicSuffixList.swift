import CPublicSuffix

/// The public suffixes: the names below which anybody can register one.
///
/// The list is the newest that the machine has, the system's file or the one that libpsl carries. It
/// is loaded on first use, never changed, and may be used from any number of threads. `page.link`
/// counts as a suffix beside it: every project could have a name below it, as below `web.app`.
///
/// Hosts are A-labels in lower case, as a URL record has them; one dot at the end does not count.
///
/// Source: the Public Suffix List's algorithm (publicsuffix.org, "Format").
public struct PublicSuffixList: Sendable {
  private let list: LoadedList

  /// Creates the list of this machine.
  public init() { list = .shared }

  /// The public suffix of a host; its last label where no rule names that.
  ///
  /// - Returns: `nil` where the host has an empty label or is no name of at most 253 bytes, or where
  ///   the machine has no list.
  public func publicSuffix(of host: String) -> String? {
    guard let name = Self.name(host) else { return nil }
    if let suffix = Self.ownSuffix(of: name) { return suffix }
    return list.part(of: name) { unsafe cpublicsuffix_suffix($0, $1) }
  }

  /// The registrable domain of a host: its public suffix and the label before.
  ///
  /// - Returns: `nil` where the host is a public suffix or one label, and as ``publicSuffix(of:)``.
  public func registrableDomain(of host: String) -> String? {
    guard let name = Self.name(host) else { return nil }
    if let suffix = Self.ownSuffix(of: name) {
      let label = name.dropLast(suffix.utf8.count + 1).split(separator: ".").last
      return label.map { "\($0).\(suffix)" }
    }
    return list.part(of: name) { unsafe cpublicsuffix_registrable_domain($0, $1) }
  }

  /// Whether a host is a public suffix by a rule that is written down, in the list's ICANN or its
  /// private part.
  ///
  /// The rule that makes the last label of any other name a suffix does not count, so `localhost`
  /// is none.
  public func isPublicSuffix(_ host: String) -> Bool {
    guard let name = Self.name(host) else { return false }
    return Self.ownSuffixes.contains(name) || list.isListedSuffix(name)
  }

  /// The suffixes that count as ones of the list.
  private static let ownSuffixes = ["page.link"]

  private static func ownSuffix(of name: String) -> String? {
    let reversed = name.utf8.reversed()
    return ownSuffixes.first { suffix in
      guard reversed.starts(with: suffix.utf8.reversed()) else { return false }
      let rest = reversed.dropFirst(suffix.utf8.count)
      return rest.isEmpty || rest.first == UInt8(ascii: ".")
    }
  }

  /// The host without a dot at its end, if it is a name that can be looked up.
  private static func name(_ host: String) -> String? {
    let name = host.utf8.last == UInt8(ascii: ".") ? String(host.dropLast()) : host
    var labelLength = 0
    for byte in name.utf8 {
      guard byte != 0, byte != UInt8(ascii: ".") || labelLength > 0 else { return nil }
      labelLength = byte == UInt8(ascii: ".") ? 0 : labelLength + 1
    }
    return labelLength > 0 && name.utf8.count <= 253 ? name : nil
  }
}

/// libpsl's list.
///
/// It is `@unchecked Sendable`, and its methods are safe, because
/// - libpsl's object is loaded once, never changed and never freed, and the functions called here
///   only read it (libpsl documents them as safe to use from many threads);
/// - the text of a call lives within the closure that hands it out, ends with a zero byte, and
///   libpsl keeps no pointer to it.
@safe
private struct LoadedList: @unchecked Sendable {
  static let shared = LoadedList()

  /// Null where the machine has no list.
  private let handle: OpaquePointer?

  private init() { unsafe handle = cpublicsuffix_latest() }

  func isListedSuffix(_ name: String) -> Bool {
    guard let handle = unsafe handle else { return false }
    return unsafe name.withCString { unsafe cpublicsuffix_is_listed_suffix(handle, $0) }
  }

  /// The end of a name, from the offset on that a function of the list gives.
  @safe
  func part(
    of name: String, from offset: (OpaquePointer, UnsafePointer<CChar>) -> Int32
  ) -> String? {
    guard let handle = unsafe handle else { return nil }
    let start = unsafe name.withCString { unsafe Int(offset(handle, $0)) }
    guard start >= 0, start < name.utf8.count else { return nil }
    return String(name.utf8.dropFirst(start))
  }
}

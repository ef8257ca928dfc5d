public import URLStandard

/// An entry of a project's authorized domains.
///
/// An entry is a host: a domain as A-labels or U-labels, `localhost`, an IPv4 address, an IPv6 address
/// with or without brackets; or `chrome-extension://ID`.
///
/// Source: Firebase Authentication's authorized domains, as `validate_origin.ts` of the JavaScript SDK
/// reads them.
public enum AuthorizedDomain: Sendable, Hashable, CustomStringConvertible {
  /// A host, its domain as A-labels in lower case.
  case host(Host)
  /// A Chrome extension, by its id.
  case chromeExtension(String)

  /// Reads an entry.
  ///
  /// - Parameter text: The entry as written in the list.
  /// - Throws: ``DomainEntryError`` where the text is no entry.
  /// - Complexity: O(*n*), where *n* is the length in bytes.
  public init(_ text: String) throws(DomainEntryError) {
    let prefix = Self.extensionPrefix
    guard text.utf8.starts(with: prefix.utf8) else {
      self = .host(try DomainEntryParser.host(text))
      return
    }
    let id = text.utf8.dropFirst(prefix.utf8.count)
    let invalid = id.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): false
      default: true
      }
    }
    guard !id.isEmpty, invalid == nil, let id = String(id) else {
      let offset = text.utf8.distance(from: text.startIndex, to: invalid ?? text.endIndex)
      throw DomainEntryError(code: .invalidExtensionID, offset: offset)
    }
    self = .chromeExtension(id)
  }

  /// The entry in the form that hosts are compared in.
  public var description: String {
    switch self {
    case .host(let host): host.description
    case .chromeExtension(let id): Self.extensionPrefix + id
    }
  }

  private static let extensionPrefix = "chrome-extension://"
}

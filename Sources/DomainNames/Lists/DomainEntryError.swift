/// Why a text is no entry of a list of domains.
public struct DomainEntryError: Error, Sendable, Hashable {
  /// What is wrong with the text.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// Nothing stands there.
    case empty
    /// A `*`: entries have no patterns.
    case wildcard
    /// A scheme; only `chrome-extension://` may stand before an entry, and only before that of an
    /// authorized domain.
    case scheme
    /// User information, ended by `@`.
    case userinfo
    /// A port.
    case port
    /// A path, a query or a fragment.
    case path
    /// A public suffix: everybody can have a name below it.
    case publicSuffix
    /// A label that UTS 46 refuses, or an A-label that it would not make.
    case invalidIDNA
    /// An empty label, or a dot at the end.
    case emptyLabel
    /// A label of more than 63 bytes or a name of more than 253, as A-labels.
    case tooLong
    /// A code point that no host name has.
    case invalidCharacter
    /// A last label that is a number, but no IPv4 address in its usual spelling.
    case invalidIPv4Address
    /// Brackets or colons, but no IPv6 address.
    case invalidIPv6Address
    /// `chrome-extension://` without an extension's id.
    case invalidExtensionID
  }

  /// What is wrong.
  public let code: Code
  /// Where it is: an offset in bytes of UTF-8 in the text.
  public let offset: Int

  /// Creates an error.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }
}

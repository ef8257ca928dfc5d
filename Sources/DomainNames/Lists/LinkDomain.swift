public import URLStandard

/// An entry of a project's link domains: a host that its links stand on.
///
/// Source: `linkDomain` of Firebase's `ActionCodeSettings`.
public struct LinkDomain: Sendable, Hashable, CustomStringConvertible {
  /// The host, its domain as A-labels in lower case.
  public let host: Host

  /// Reads an entry.
  ///
  /// - Parameter text: The entry as written in the list.
  /// - Throws: ``DomainEntryError`` where the text is no host.
  /// - Complexity: O(*n*), where *n* is the length in bytes.
  public init(_ text: String) throws(DomainEntryError) {
    host = try DomainEntryParser.host(text)
  }

  /// The host in the form that hosts are compared in.
  public var description: String { host.description }
}

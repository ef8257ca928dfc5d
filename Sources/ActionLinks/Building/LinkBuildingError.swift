/// Why no link of a kind can be built.
///
/// An error never holds any of what was given.
public struct LinkBuildingError: Error, Sendable, Hashable {
  /// What is in the way.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// Links of the kind are made by a (closed) service, or the kind is ``LinkKind/none``.
    case kindNotBuildable
    /// A Hosting link, Dynamic Link or custom-scheme link needs settings that say
    /// `handleCodeInApp`.
    case appDoesNotHandleCode
    /// A Dynamic Link needs `dynamicLinkDomain`.
    case missingDynamicLinkDomain
    /// A custom-scheme link needs a scheme: the builder's, or the iOS bundle id.
    case missingCustomScheme
    /// A custom scheme is not a letter and then letters, digits, `+`, `-` and `.`, or is a special
    /// one such as `https`.
    case invalidCustomScheme
    /// A link domain, Dynamic Link domain or emulator host is not a host alone.
    case invalidHost
    /// The handler URL has no scheme and host, or has a fragment.
    case invalidHandlerURL
  }

  /// What is in the way.
  public let code: Code
  /// Where the value at fault has its fault, in bytes from its beginning; 0 where a value is
  /// missing.
  public let offset: Int

  /// Creates an error.
  public init(code: Code, offset: Int = 0) {
    self.code = code
    self.offset = offset
  }
}

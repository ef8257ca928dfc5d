internal import DomainNames

/// What a host was made to look like, and by which means.
struct HostLookalike: Sendable, Hashable {
  /// What is imitated.
  enum Original: Sendable, Hashable {
    /// A link domain of the policy.
    case linkDomain
    /// What the hosts end in that Firebase gives to projects.
    case firebase
  }

  /// What is imitated.
  var original: Original
  /// How.
  var resemblance: Lookalike.Kind
}

extension PolicyIndex {
  /// What a host was made to look like, or `nil` where it is listed, is one of Firebase's, or
  /// resembles none of these.
  ///
  /// - Parameter host: The host of a web address: A-labels or an IP address.
  /// - Returns: What is imitated, and how.
  /// - Complexity: A look-up for a host that is listed; else linear in the number of link domains,
  ///   times the length of the host, of which no more than 253 bytes count.
  func lookalike(of host: String) -> HostLookalike? {
    if lists(host) { return nil }
    guard let appearance = HostAppearance(of: host) else { return nil }
    if let found = linkDomains.lookalikes.lookalike(of: appearance) {
      return HostLookalike(original: .linkDomain, resemblance: found.kind)
    }
    return FirebaseSuffix.lookalike(of: appearance).map {
      HostLookalike(original: .firebase, resemblance: $0.kind)
    }
  }
}

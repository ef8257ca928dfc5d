internal import DomainNames
internal import URLStandard

/// What a host was made to look like, and by which means.
struct HostLookalike: Sendable, Hashable {
  /// What is imitated.
  enum Original: Sendable, Hashable {
    /// A link domain of the policy.
    case linkDomain
    /// What the hosts end in that Firebase gives to projects.
    case firebase
  }

  /// How a host resembles another.
  enum Resemblance: Sendable, Hashable {
    /// The other stands inside it.
    case contains
    /// One byte is inserted, left out or changed, or two neighbors are swapped.
    case oneEdit
    /// They differ only in that one has hyphens where the other has dots.
    case hyphenForDot
  }

  /// What is imitated.
  var original: Original
  /// How.
  var resemblance: Resemblance
}

extension PolicyIndex {
  /// What a host was made to look like, or `nil` where it is listed, is one of Firebase's, or
  /// resembles none of these.
  ///
  /// - Parameter host: The host of a web address: A-labels or an IP address.
  /// - Returns: What is imitated, and how.
  /// - Complexity: O(*n*·*m*) in the length of the host, of which no more than 253 bytes count, and
  ///   that of all link domains; for a host that is listed, a look-up.
  func lookalike(of host: String) -> HostLookalike? {
    if linkDomains.contains(host) || authorizedDomains.contains(host) { return nil }
    var name = Array(host.utf8)
    if name.last == UInt8(ascii: ".") { name.removeLast() }
    // No longer name is ever resolved.
    guard name.count <= 253 else { return nil }
    for entry in source.linkDomains {
      guard
        let domain = (try? URLRecord("https://" + entry + "/", domains: .icu))?.hostname,
        let how = resemblance(of: name, to: Array(domain.utf8))
      else { continue }
      return HostLookalike(original: .linkDomain, resemblance: how)
    }
    for suffix in FirebaseHosts.hostingSuffixes + FirebaseHosts.dynamicLinkSuffixes {
      guard let how = resemblance(of: name, toHostBelow: Array(suffix.utf8)) else { continue }
      return HostLookalike(original: .firebase, resemblance: how)
    }
    return nil
  }

  /// How a host resembles a link domain; subdomains of the domain do not.
  private func resemblance(of host: [UInt8], to domain: [UInt8]) -> HostLookalike.Resemblance? {
    if host == domain || host.isBelow(domain) { return nil }
    if host.contains(subsequence: domain) { return .contains }
    let hyphenated = domain.hyphenated
    if host.hyphenated.contains(subsequence: hyphenated) { return .hyphenForDot }
    return host.isOneEdit(from: domain) ? .oneEdit : nil
  }

  /// How a host resembles those below a suffix; those below it do not.
  private func resemblance(
    of host: [UInt8], toHostBelow suffix: [UInt8]
  ) -> HostLookalike.Resemblance? {
    if host == suffix || host.isBelow(suffix) { return nil }
    let dot = UInt8(ascii: ".")
    let hyphen = UInt8(ascii: "-")
    // Short words such as `web.app` stand inside honest names (`cobweb.app`, `my-web-app.com`), so
    // that of them only whole labels behind a project's count.
    let isDistinctive = suffix.count > 12
    if host.contains(subsequence: isDistinctive ? suffix : [dot] + suffix + [dot]) {
      return .contains
    }
    let hyphenated = [hyphen] + suffix.hyphenated
    let looksHyphenated =
      isDistinctive
      ? ([hyphen] + host.hyphenated).contains(subsequence: hyphenated)
      : host.hyphenated.suffix(hyphenated.count).elementsEqual(hyphenated)
    if looksHyphenated { return .hyphenForDot }
    // The host's own last labels, as many as the suffix has, behind a label of a project.
    let labelCount = suffix.count { $0 == dot } + 1
    let labels = host.split(separator: dot, omittingEmptySubsequences: false)
    guard labels.count > labelCount else { return nil }
    let end = Array(labels.suffix(labelCount).joined(separator: [dot]))
    return end.isOneEdit(from: suffix) ? .oneEdit : nil
  }
}

extension [UInt8] {
  /// The bytes with hyphens for dots.
  fileprivate var hyphenated: [UInt8] {
    map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }
  }

  /// Whether the bytes are a domain below another.
  fileprivate func isBelow(_ domain: [UInt8]) -> Bool {
    count > domain.count && suffix(domain.count).elementsEqual(domain)
      && self[count - domain.count - 1] == UInt8(ascii: ".")
  }

  /// Whether other bytes stand inside these in one piece.
  fileprivate func contains(subsequence other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return (0...count - other.count).contains { self[$0...].starts(with: other) }
  }

  /// Whether one insertion, deletion, substitution or swap of neighbors makes other bytes of these.
  fileprivate func isOneEdit(from other: [UInt8]) -> Bool {
    if abs(count - other.count) > 1 || self == other { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(self[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let mine = self[start..<count - end]
    let theirs = other[start..<other.count - end]
    if mine.count <= 1 && theirs.count <= 1 { return true }
    return mine.count == 2 && theirs.count == 2 && mine.reversed().elementsEqual(theirs)
  }
}

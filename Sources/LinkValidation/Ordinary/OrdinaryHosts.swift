internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// The hosts of a policy's lists whose spelling no rule has anything to say about.
///
/// They are worked out once, when the policy is read. A host that is not ASCII is taken in both of
/// its spellings if the rules, given a link with it, find nothing.
struct OrdinaryHosts: Sendable {
  private let linkDomains: DomainList
  private let authorizedDomains: DomainList
  /// By the numbers of the entries: whether links may stand there.
  private let isLinkHost: [Bool]
  /// By the numbers of the entries: whether links may continue there, in ASCII.
  private let isContinueHost: [Bool]
  /// The spellings in Unicode in which links may continue there.
  private let unicodeContinueHosts: Set<[UInt8]>

  /// No more hosts than this of each list are held against the rules: it takes a while.
  private static let maximumProbeCount = 1_000

  init(_ policy: PolicyIndex) {
    linkDomains = policy.linkDomains.domains
    authorizedDomains = policy.authorizedDomains.domains
    let probe = HostProbe(policy)
    var remaining = Self.maximumProbeCount
    isLinkHost = linkDomains.hosts.map { host in
      Self.isPlain(host) || Self.takesOne(from: &remaining) && probe.isSilentOnLink(at: host)
    }
    let linkHost = zip(linkDomains.hosts, isLinkHost).first { $0.1 }?.0
    remaining = Self.maximumProbeCount
    var unicode: Set<[UInt8]> = []
    isContinueHost = authorizedDomains.hosts.map { host in
      if policy.dynamicLinkDomains.contains(where: { $0.host == host }) { return false }
      if Self.isPlain(host) { return true }
      guard let linkHost, Self.takesOne(from: &remaining),
        probe.isSilent(continuingTo: host, from: linkHost)
      else { return false }
      let display = ICUDomainToASCII.icu.displayForm(of: host)
      if display != host, probe.isSilent(continuingTo: display, from: linkHost) {
        unicode.insert(Array(display.utf8))
      }
      return true
    }
    unicodeContinueHosts = unicode
  }

  private static func takesOne(from remaining: inout Int) -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  /// Whether a link may stand on a host.
  func allowsLink(at host: Span<UInt8>) -> Bool {
    linkDomains.index(of: host).map { isLinkHost[$0] } ?? false
  }

  /// Whether a wrapped link may stand on a host.
  func allowsNestedLink(at host: Span<UInt8>) -> Bool {
    if allowsLink(at: host) { return true }
    return authorizedDomains.index(of: host).map { isContinueHost[$0] } ?? false
  }

  /// Whether a link may continue on a host.
  func allowsContinuing(at host: Span<UInt8>) -> Bool {
    if let entry = authorizedDomains.index(of: host) { return isContinueHost[entry] }
    guard !unicodeContinueHosts.isEmpty else { return false }
    return unicodeContinueHosts.contains(OrdinaryText(host).bytes)
  }

  // MARK: Plain hosts

  /// Whether a listed host is plain: labels of lower-case letters, digits and single hyphens, the last
  /// one letters, and none of the hosts that rules look for.
  static func isPlain(_ host: String) -> Bool {
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count >= 2, host.utf8.count <= 253,
      !FirebaseHosts.isDynamicLinkHost(host), !Loopback.contains(host),
      let last = labels.last, last.allSatisfy(\.isASCIIAlpha)
    else { return false }
    return labels.allSatisfy(isPlainLabel)
  }

  private static func isPlainLabel(_ label: Substring.UTF8View) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard (1...63).contains(label.count), label.first != hyphen, label.last != hyphen else {
      return false
    }
    var previous: UInt8 = 0
    return label.allSatisfy { byte in
      defer { previous = byte }
      return byte.isASCIIDigit || byte &- UInt8(ascii: "a") < 26
        || byte == hyphen && previous != hyphen
    }
  }
}

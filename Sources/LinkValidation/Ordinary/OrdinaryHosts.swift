internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// The hosts of a policy's lists whose spelling no rule has anything to say about.
///
/// They are worked out once, when the policy is read. A host that is not ASCII is taken in both of
/// its spellings if the rules, given a link with it, find nothing, or one thing that is known to be
/// about the host alone.
///
/// It is a class because a judge of links hands it around: its fields are many.
final class OrdinaryHosts: Sendable {
  private let linkDomains: DomainList
  private let authorizedDomains: DomainList
  /// By the numbers of the entries: whether links may stand there.
  private let isLinkHost: [Bool]
  /// By the numbers of the entries: whether Dynamic Links may stand there.
  private let isDynamicLinkHost: [Bool]
  /// Whether a host covers its subdomains where links continue.
  private let matchSubdomains: Bool
  /// By the numbers of the entries: whether what is found on links that continue there, in ASCII, on
  /// account of the host is known, and is nothing.
  private let isContinueHost: [Bool]
  /// What is found, by the numbers of those entries where that is known and is something.
  private let continueFindings: [Int: [Finding]]
  /// The same by the spellings in Unicode.
  private let unicodeContinueFindings: [[UInt8]: [Finding]]

  /// No more hosts than this of each list are held against the rules: it takes a while.
  private static let maximumProbeCount = 1_000

  init(_ policy: PolicyIndex) {
    linkDomains = policy.linkDomains.domains
    authorizedDomains = policy.authorizedDomains.domains
    let probe = HostProbe(policy)
    var remaining = Self.maximumProbeCount
    // On a host of Dynamic Links an action by itself, or a link around one, is not what it seems.
    let dynamicLinkHosts = Set(policy.dynamicLinkDomains.map(\.host))
    isLinkHost = linkDomains.hosts.map { host in
      if dynamicLinkHosts.contains(host) { return false }
      return Self.isPlain(host)
        || Self.takesOne(from: &remaining) && probe.isSilentOnLink(at: host)
    }
    isDynamicLinkHost = linkDomains.hosts.map {
      policy.dynamicLinkDomains.isEmpty && Self.isPlainDynamicLinkHost($0)
    }
    matchSubdomains = policy.source.matchSubdomains
    let linkHost = zip(linkDomains.hosts, isLinkHost).first { $0.1 }?.0
    remaining = Self.maximumProbeCount
    var unicode: [[UInt8]: [Finding]] = [:]
    let findings: [[Finding]?] = authorizedDomains.hosts.map { host in
      if dynamicLinkHosts.contains(host) { return nil }
      if Self.isPlain(host) { return [] }
      guard let linkHost, Self.takesOne(from: &remaining),
        let findings = probe.findings(continuingTo: host, from: linkHost)
      else { return nil }
      let display = ICUDomainToASCII.icu.displayForm(of: host)
      if display != host {
        unicode[Array(display.utf8)] = probe.findings(continuingTo: display, from: linkHost)
      }
      return findings
    }
    unicodeContinueFindings = unicode
    // Few have any, and bytes are looked up in less memory than references to arrays.
    isContinueHost = findings.map { $0?.isEmpty ?? false }
    continueFindings = findings.enumerated().reduce(into: [:]) { found, entry in
      if let findings = entry.element, !findings.isEmpty { found[entry.offset] = findings }
    }
  }

  private static func takesOne(from remaining: inout Int) -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  /// Whether a link may stand on a host.
  func allowsLink(at host: Span<UInt8>) -> Bool {
    linkDomains.index(of: host).map { isLinkHost[$0] } ?? false
  }

  /// Whether a Dynamic Link may stand on a host, but for the warning that all of them get.
  func allowsDynamicLink(at host: Span<UInt8>) -> Bool {
    linkDomains.index(of: host).map { isDynamicLinkHost[$0] } ?? false
  }

  /// Whether the list of authorized domains has a plain host.
  func authorizes(_ host: Span<UInt8>) -> Bool {
    matchSubdomains
      ? authorizedDomains.contains(host, matchSubdomains: true)
      : authorizedDomains.index(of: host) != nil
  }

  /// Whether a wrapped link may stand on a host.
  func allowsNestedLink(at host: Span<UInt8>) -> Bool {
    if allowsLink(at: host) { return true }
    return authorizedDomains.index(of: host).map { isContinueHost[$0] } ?? false
  }

  /// What is found on a link that continues on a host, on account of the host and in the layer with
  /// the number 2; `nil` where that is not known.
  func findings(onContinuingAt host: Span<UInt8>) -> [Finding]? {
    if let entry = authorizedDomains.index(of: host) {
      return isContinueHost[entry] ? [] : continueFindings[entry]
    }
    guard !unicodeContinueFindings.isEmpty else { return nil }
    return unicodeContinueFindings[OrdinaryText(host).bytes]
  }

  // MARK: Plain hosts

  /// Whether a listed host is plain, and none of the hosts that rules look for.
  static func isPlain(_ host: String) -> Bool {
    isPlainName(host.utf8.span) && !FirebaseHosts.isDynamicLinkHost(host)
      && !Loopback.contains(host)
  }

  /// Whether a listed host is one plain label before what the hosts of Dynamic Links end in.
  static func isPlainDynamicLinkHost(_ host: String) -> Bool {
    isPlainName(host.utf8.span)
      && FirebaseHosts.dynamicLinkSuffixes.contains { suffix in
        guard host.utf8.endsIn("." + suffix) else { return false }
        return !host.utf8.dropLast(suffix.utf8.count + 1).contains(UInt8(ascii: "."))
      }
  }

  /// Whether a host is plain: two labels at least of lower-case letters, digits and single hyphens, the
  /// last one letters.
  static func isPlainName(_ host: Span<UInt8>) -> Bool {
    guard host.count <= 253 else { return false }
    let (dot, hyphen) = (UInt8(ascii: "."), UInt8(ascii: "-"))
    var labelStart = 0
    var hasDigit = false
    // As if a dot stood before it.
    var previous = dot
    for index in host.indices {
      let byte = host[index]
      if byte &- UInt8(ascii: "a") < 26 {
      } else if byte.isASCIIDigit {
        hasDigit = true
      } else if byte == hyphen {
        guard previous != dot, previous != hyphen else { return false }
        hasDigit = true
      } else {
        guard byte == dot, previous != dot, previous != hyphen, index - labelStart <= 63 else {
          return false
        }
        labelStart = index + 1
        hasDigit = false
      }
      previous = byte
    }
    return labelStart > 0 && previous != dot && !hasDigit && host.count - labelStart <= 63
  }
}

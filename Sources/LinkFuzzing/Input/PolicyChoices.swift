public import ActionLinks
internal import DomainNames
public import LinkValidation

/// A policy made for one link: of the link's own hosts, and of what a few bytes choose.
///
/// A policy that knows nothing of a link rejects it, and says little; one made of its hosts is at the
/// border between accepting and rejecting.
public struct PolicyChoices: Sendable {
  /// How many bytes choose.
  public static let byteCount = 4

  /// The policy.
  public let policy: LinkPolicy
  /// The same with one more well-formed domain in a list that is not empty; the same if both are.
  public let largerPolicy: LinkPolicy
  /// What is expected of the link; nothing in particular in half of the cases.
  public let expectation: Expectation
  /// The link as the policy reads it, or `nil` where it exceeds the limits.
  public let link: ActionLink?
  /// Whether the link is to be judged twice, which must give the same findings.
  public let judgesTwice: Bool

  /// Makes the policies.
  ///
  /// - Parameters:
  ///   - bytes: Those that choose; missing ones count as 0.
  ///   - link: The link in bytes.
  public init(_ bytes: ArraySlice<UInt8>, for link: ArraySlice<UInt8>) {
    var data = FuzzedData(Array(bytes))
    let (lists, others, addition, place) = (data.byte(), data.byte(), data.byte(), data.byte())
    let plain = try? ActionLink(link.span, domains: .icu)
    let layers = plain?.layers ?? []
    var hosts: [String] = []
    for layer in layers {
      if let host = layer.host, !hosts.contains(host), (try? LinkDomain(host)) != nil {
        hosts.append(host)
      }
    }

    var policy = LinkPolicy()
    if lists & 1 == 0 { policy.linkDomains = Self.common }
    if lists & 2 == 0, let host = hosts.first { policy.linkDomains.append(host) }
    if lists & 4 == 0 { policy.authorizedDomains = Self.common }
    if lists & 8 == 0 { policy.authorizedDomains += hosts.dropFirst() }
    if lists & 16 != 0, let host = hosts.last {
      policy.authorizedDomains.append(Self.relative(of: host, by: 0))
    }
    policy.matchSubdomains = lists & 32 != 0
    policy.allowLoopback = lists & 64 == 0
    if lists & 128 != 0 {
      policy.dynamicLinkDomains = ["https://links.example.com/go"]
      // The link's own host is on two lists then.
      if place & 1 == 0, let host = hosts.first {
        policy.dynamicLinkDomains.append(place & 2 == 0 ? host : "https://\(host)/go")
      }
    }
    if others & 1 == 0 { policy.customSchemes = ["com.example.app", "app"] }
    if others & 2 == 0 { policy.ignore = Self.ignored }
    if others & 4 != 0, let host = hosts.last {
      policy.continueURLPrefixes = ["https://" + host + "/"]
    }
    if others & 8 != 0 { policy.modes = ["signIn", "resetPassword"] }
    if others & 16 != 0 { policy.authorizedDomains.append("chrome-extension://abcdefghijklmnop") }
    judgesTwice = others & 32 != 0
    if others & 128 != 0 { policy.ignore += Self.expired }
    if others & 64 != 0 {
      policy.tenantIDs = ["tenant", "t"]
      policy.iOSBundleIDs = ["com.example.app"]
      policy.androidPackageNames = ["com.example.app"]
      // A link without a tenant is expected by half of those who expect anything.
      let tenant = others & 1 == 0 ? nil : "tenant"
      expectation = Expectation(
        operations: [.emailSignIn, .passwordReset], tenantID: .some(tenant),
        appID: others & 2 == 0 ? "com.example.app" : nil)
    } else {
      expectation = .anything
    }
    self.policy = policy
    let own = policy.dynamicLinkDomains.compactMap { DynamicLinkDomain($0, domains: .icu) }
    self.link =
      own.isEmpty
      ? plain : try? ActionLink(link.span, dynamicLinkDomains: own, domains: .icu)

    var larger = policy
    var domain = Self.addition(addition, to: hosts)
    if place & 2 != 0 { domain = ICUDomainToASCII.icu.displayForm(of: domain) }
    // A domain that the list refuses is not well-formed.
    if (try? LinkDomain(domain)) != nil {
      let prefersLinkDomains = place & 1 == 0 || larger.authorizedDomains.isEmpty
      if prefersLinkDomains, !larger.linkDomains.isEmpty {
        larger.linkDomains.insert(domain, at: Int(place >> 2) % (larger.linkDomains.count + 1))
      } else if !larger.authorizedDomains.isEmpty {
        let count = larger.authorizedDomains.count
        larger.authorizedDomains.insert(domain, at: Int(place >> 2) % (count + 1))
      }
    }
    largerPolicy = larger
  }

  private static let common = ["app.example.com", "links.example.com", "example-app.page.link"]
  private static let additions = [
    "example.com", "examp1e.com", "localhost", "127.0.0.1", "[::1]", "xn--bcher-kva.example",
    "bucher.example", "example-app.web.app", "example-app.firebaseapp.com",
    "xn--pp-6kc.example.com",
  ]

  /// Warnings that would keep whole kinds of links from being accepted, and depend on no list.
  private static let ignored = [
    "dynamic-links-retired", "emulator-link", "preview-channel-host", "host-trailing-dot",
    "continue-url-on-dynamic-link-domain", "continue-url-insecure-http", "unknown-parameter",
  ].map { IgnoreEntry(rule: $0, reason: "it depends on no list of domains") }

  /// Errors that were accepted until a day that is over, and that of such entries is no finding.
  private static let expired =
    [
      "link-domain-not-allowed", "continue-url-host-not-authorized", "mode-mismatch",
      "tenant-mismatch",
    ].map { rule in
      IgnoreEntry(
        rule: rule, reason: "it was accepted for a while", until: IgnoreEntry.Day("2025-12-31"))
    } + [IgnoreEntry(rule: "config-ignore-expired", reason: "the policies are made to have some")]

  /// The domain that a byte chooses to add: a host of the link, a relative of one, or another.
  private static func addition(_ choice: UInt8, to hosts: [String]) -> String {
    let number = Int(choice >> 3)
    let others = common + additions
    guard !hosts.isEmpty, choice & 7 < 6 else { return others[number % others.count] }
    let host = hosts[number % hosts.count]
    return choice & 7 == 0 ? host : relative(of: host, by: choice & 7 - 1)
  }

  /// A domain above or below a host, beside it, or one that looks like it.
  private static func relative(of host: String, by choice: UInt8) -> String {
    switch choice {
    case 0:
      guard let dot = host.utf8.firstIndex(of: UInt8(ascii: ".")) else { return host }
      return String(host[host.index(after: dot)...])
    case 1: return "sub." + host
    case 2: return "x" + host
    case 3: return String(decoding: host.utf8.map { $0 == 0x6C ? 0x31 : $0 }, as: UTF8.self)
    default: return host + ".example"
    }
  }
}

/// What a project allows: which places a link may lead to, and what it may say.
///
/// It is read from a policy file (``init(reading:)``) or built in code. An empty list judges
/// nothing; ``LinkValidator`` notes each one that is empty.
public struct LinkPolicy: Sendable, Hashable {
  /// The hosts that a continue URL may stand on: `authorizedDomains`.
  ///
  /// An entry is a domain, in A-labels or U-labels, an IP address, or `chrome-extension://ID`.
  public var authorizedDomains: [String] = []
  /// Whether an authorized domain covers its subdomains too, as in the JavaScript SDK:
  /// `matchSubdomains`.
  public var matchSubdomains = false
  /// The hosts that a link itself may stand on: `linkDomains`.
  public var linkDomains: [String] = []
  /// The project's Web API keys: `apiKeys`.
  public var apiKeys: [String] = []
  /// The project's Identity Platform tenants: `tenantIDs`.
  public var tenantIDs: [String] = []
  /// The values of `mode` that are expected: `modes`.
  public var modes: [String] = []
  /// The iOS bundles that a Dynamic Link may open: `iOSBundleIDs`.
  public var iOSBundleIDs: [String] = []
  /// The Android packages that a Dynamic Link may open: `androidPackageNames`.
  public var androidPackageNames: [String] = []
  /// The custom schemes that belong to the project's apps: `customSchemes`.
  public var customSchemes: [String] = []
  /// Where the project's own Dynamic Links live: `dynamicLinkDomains`.
  public var dynamicLinkDomains: [String] = []
  /// What a continue URL must begin with, scheme, host and path: `continueURLPrefixes`.
  public var continueURLPrefixes: [String] = []
  /// Whether links may lead to the machine itself, and there without TLS: `allowLoopback`.
  public var allowLoopback = true
  /// Findings that are known and accepted: `ignore`.
  ///
  /// A longer list of domains never makes a link worse, unless an entry here ignores what a list
  /// rule finds: then a host that is still unlisted may newly look like a listed one.
  public var ignore: [IgnoreEntry] = []

  /// Findings on the file itself that only its text shows: unknown keys and duplicate keys.
  var textFindings: [Finding] = []

  /// Creates a policy that judges nothing by any list.
  public init() {}

  /// The keys of a policy file, in the order of their documentation.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    /// ``LinkPolicy/authorizedDomains``
    case authorizedDomains
    /// ``LinkPolicy/matchSubdomains``
    case matchSubdomains
    /// ``LinkPolicy/linkDomains``
    case linkDomains
    /// ``LinkPolicy/apiKeys``
    case apiKeys
    /// ``LinkPolicy/tenantIDs``
    case tenantIDs
    /// ``LinkPolicy/modes``
    case modes
    /// ``LinkPolicy/iOSBundleIDs``
    case iOSBundleIDs
    /// ``LinkPolicy/androidPackageNames``
    case androidPackageNames
    /// ``LinkPolicy/customSchemes``
    case customSchemes
    /// ``LinkPolicy/dynamicLinkDomains``
    case dynamicLinkDomains
    /// ``LinkPolicy/continueURLPrefixes``
    case continueURLPrefixes
    /// ``LinkPolicy/allowLoopback``
    case allowLoopback
    /// ``LinkPolicy/ignore``
    case ignore
  }
}

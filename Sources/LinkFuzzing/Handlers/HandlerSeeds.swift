internal import ActionLinks
internal import LinkValidation

/// Links that a policy's own project would mail: where a campaign starts.
struct HandlerSeeds {
  /// What every code begins with; it stands in no other text.
  static let mark = "FAKEcodeQzkxwvjy"
  /// Of each list no more entries than this are used.
  private static let entryLimit = 3

  private let policy: LinkPolicy
  private let operations: [ActionCodeOperation]

  init(policy: LinkPolicy, expectation: Expectation) {
    self.policy = policy
    operations = ActionCodeOperation.allCases.filter { operation in
      (policy.modes.isEmpty || policy.modes.contains(operation.mode))
        && expectation.operations?.contains(operation) ?? true
    }
  }

  /// The links, of every kind that the policy has a place for, none twice.
  var all: [FuzzSeed] {
    var random = SeededGenerator(seed: 1)
    var known: Set<String> = []
    var seeds: [FuzzSeed] = []
    for domain in Self.first(of: policy.linkDomains, or: "links.example.com") {
      for operation in operations {
        for url in continueURLs {
          let code = ActionCode(Self.mark + random.base64URL(length: 38))
          for kind in kinds {
            guard
              let link = link(kind, operation, code: code, on: domain, continuingTo: url),
              known.insert(link).inserted
            else { continue }
            seeds.append(FuzzSeed("handler-\(seeds.count)-\(kind)", Array(link.utf8)))
          }
        }
      }
    }
    return seeds
  }

  private var kinds: [LinkKind] {
    [.hostingLink, .actionURL]
      + (policy.dynamicLinkDomains.isEmpty ? [] : [.dynamicLink])
      + (policy.customSchemes.isEmpty ? [] : [.customSchemeLink])
  }

  private var continueURLs: [String] {
    let hosts = policy.authorizedDomains.filter { !$0.utf8.contains(UInt8(ascii: ":")) }
    let prefixes = Self.first(of: policy.continueURLPrefixes, or: nil)
    return prefixes + Self.first(of: hosts, or: "app.example.com").map { "https://\($0)/cart?id=7" }
  }

  private static func first(of entries: [String], or fallback: String?) -> [String] {
    entries.isEmpty ? [fallback].compactMap { $0 } : Array(entries.prefix(entryLimit))
  }

  private func link(
    _ kind: LinkKind, _ operation: ActionCodeOperation, code: ActionCode, on domain: String,
    continuingTo url: String
  ) -> String? {
    var builder = LinkBuilder(
      projectID: "example-app",
      apiKey: policy.apiKeys.first ?? BorderValues.key)
    builder.defaultLinkDomain = domain
    builder.handlerURL = "https://\(domain)/__/auth/action"
    builder.lang = "en"
    builder.tenantID = policy.tenantIDs.first
    builder.customScheme = policy.customSchemes.first
    var settings = ActionCodeSettings(url: url, handlesCodeInApp: kind != .actionURL)
    settings.iOSBundleID = kind == .customSchemeLink ? policy.iOSBundleIDs.first : nil
    settings.androidPackageName = kind == .dynamicLink ? policy.androidPackageNames.first : nil
    settings.dynamicLinkDomain = kind == .dynamicLink ? policy.dynamicLinkDomains.first : nil
    return try? builder.link(kind, for: operation, code: code, settings: settings)
  }
}

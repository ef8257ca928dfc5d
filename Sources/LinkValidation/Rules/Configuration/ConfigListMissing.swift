/// Finds lists of a policy that judge nothing, having no entry.
enum ConfigListMissing: PolicyRule {
  static let rule = Rule(
    "config-list-missing", .note, section: .configuration,
    title: "A list of the policy is missing or empty",
    rationale: """
      An empty list judges nothing: without 'authorizedDomains' any continue URL passes, and \
      without 'linkDomains' any project's link does.
      """,
    badExample: #"{ "authorizedDomains": ["app.example.com"], "linkDomains": [] }"#,
    goodExample: """
      { "authorizedDomains": ["app.example.com"], "linkDomains": ["links.example.com"],
        "apiKeys": ["AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"], "tenantIDs": ["tenant-a1b2c"],
        "modes": ["signIn"], "iOSBundleIDs": ["com.example.app"],
        "androidPackageNames": ["com.example.app"], "customSchemes": ["com.example.app"],
        "continueURLPrefixes": ["https://app.example.com/"] }
      """,
    remedy: "Fill the list, unless nothing is to be judged by it.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    let source = policy.source
    // `dynamicLinkDomains` is not among them: it tells links apart, and judges none.
    let lists: [(LinkPolicy.Key, [String])] = [
      (.authorizedDomains, source.authorizedDomains), (.linkDomains, source.linkDomains),
      (.apiKeys, source.apiKeys), (.tenantIDs, source.tenantIDs), (.modes, source.modes),
      (.iOSBundleIDs, source.iOSBundleIDs), (.androidPackageNames, source.androidPackageNames),
      (.customSchemes, source.customSchemes), (.continueURLPrefixes, source.continueURLPrefixes),
    ]
    for (key, entries) in lists where entries.isEmpty {
      reporter.report(rule, "'\(key.rawValue)' has no entry, so it judges nothing")
    }
  }
}

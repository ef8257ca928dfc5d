internal import ActionLinks
internal import URLStandard

/// Finds entries of other lists than those of domains that can match nothing.
enum ConfigEntryMalformed: PolicyRule {
  static let rule = Rule(
    "config-entry-malformed", .error, section: .configuration,
    title: "An entry of a list can match nothing",
    rationale: """
      An empty text, a 'mode' that is no operation's, a scheme with its colon or a prefix that is no \
      URL matches nothing, and does not make its list empty either: the list then refuses what its \
      author meant to allow. A scheme that browsers act on, such as 'javascript', is no app's.
      """,
    badExample: #"{ "customSchemes": ["com.example.app://"], "modes": ["signin"] }"#,
    goodExample: #"{ "customSchemes": ["com.example.app"], "modes": ["signIn"] }"#,
    remedy: "Correct the entry, or remove it.")

  static func check(_ policy: PolicyIndex, _ reporter: inout Reporter) {
    let source = policy.source
    check(source.apiKeys, of: .apiKeys, &reporter) { _ in nil }
    check(source.tenantIDs, of: .tenantIDs, &reporter) { _ in nil }
    check(source.modes, of: .modes, &reporter) { mode in
      ActionCodeOperation(mode: mode.utf8.span) == nil
        ? "is no value of 'mode'; letter case counts" : nil
    }
    check(source.iOSBundleIDs, of: .iOSBundleIDs, &reporter) { _ in nil }
    check(source.androidPackageNames, of: .androidPackageNames, &reporter) { _ in nil }
    check(source.customSchemes, of: .customSchemes, &reporter, complaintOnScheme)
    check(source.continueURLPrefixes, of: .continueURLPrefixes, &reporter) { prefix in
      ContinueURLPrefix(prefix) == nil
        ? "is no URL of scheme, host and path without user information" : nil
    }
  }

  private static func check(
    _ entries: [String], of key: LinkPolicy.Key, _ reporter: inout Reporter,
    _ complaint: (String) -> String?
  ) {
    for (index, entry) in entries.enumerated() {
      guard let complaint = entry.isEmpty ? "is empty" : complaint(entry) else { continue }
      reporter.report(rule, "\(PolicyIndex.place(index, in: key)) \(complaint)")
    }
  }

  private static func complaintOnScheme(_ entry: String) -> String? {
    let isScheme =
      entry.utf8.first?.isASCIIAlpha == true
      && entry.utf8.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
    guard isScheme else { return "is no scheme's name, which has neither colon nor slashes" }
    let scheme = String(decoding: entry.utf8.map(\.asciiLowercased), as: UTF8.self)
    return Schemes.isCustom(scheme) ? nil : "is a scheme that no app can own"
  }
}

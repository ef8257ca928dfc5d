import Testing

@testable import LinkValidation

@Suite("What speaks against a policy")
struct PolicyFindingsTests {
  /// A policy, and the messages of the rule's findings.
  typealias Row = (rule: any PolicyRule.Type, policy: String, found: [String])

  static let rows: [Row] = [
    (
      ConfigAuthorizedDomainMalformed.self,
      #"{ "authorizedDomains": ["app.example.com", "https://app.example.com", "a:80", "a/b", ""] }"#,
      [
        "entry 2 of 'authorizedDomains' has a scheme other than 'chrome-extension'",
        "entry 3 of 'authorizedDomains' has a port",
        "entry 4 of 'authorizedDomains' has a path, a query or a fragment",
        "entry 5 of 'authorizedDomains' is empty",
      ]
    ),
    (
      ConfigAuthorizedDomainMalformed.self,
      #"{ "linkDomains": ["a..example", "a.example.", "xn--a.example", "a b", "1.2.3", "u@a"] }"#,
      [
        "entry 1 of 'linkDomains' has an empty label, or a dot at its end",
        "entry 2 of 'linkDomains' has an empty label, or a dot at its end",
        "entry 3 of 'linkDomains' is no valid internationalized name",
        "entry 4 of 'linkDomains' has a character that no host name has",
        "entry 5 of 'linkDomains' ends in a number and is no IPv4 address in its usual spelling",
        "entry 6 of 'linkDomains' has user information",
      ]
    ),
    (
      ConfigAuthorizedDomainMalformed.self, #"{ "linkDomains": ["chrome-extension://abc"] }"#,
      ["entry 1 of 'linkDomains' has a scheme"]
    ),
    (
      ConfigAuthorizedDomainMalformed.self,
      #"{ "authorizedDomains": ["chrome-extension://", "[::g]"] }"#,
      [
        "entry 1 of 'authorizedDomains' has no extension's id behind 'chrome-extension://'",
        "entry 2 of 'authorizedDomains' is no IPv6 address",
      ]
    ),
    (
      ConfigAuthorizedDomainMalformed.self,
      #"{ "dynamicLinkDomains": ["https://a.example/x", "b.example", "ftp://a", "https://a:8/"] }"#,
      [
        "entry 3 of 'dynamicLinkDomains' is neither a host nor 'https://', a host and perhaps a path",
        "entry 4 of 'dynamicLinkDomains' is neither a host nor 'https://', a host and perhaps a path",
      ]
    ),
    (
      ConfigAuthorizedDomainMalformed.self,
      """
      { "authorizedDomains": ["localhost", "app.example.com", "APP.example.com", "b\u{FC}cher.example",
        "192.0.2.1", "::1", "[::1]", "chrome-extension://abcdefghijklmnop", "*.a.example", "com"] }
      """, []
    ),
    (
      ConfigAuthorizedDomainIsPublicSuffix.self,
      #"{ "authorizedDomains": ["web.app", "localhost", "a.web.app"], "linkDomains": ["com"] }"#,
      [
        "entry 1 of 'authorizedDomains' is a public suffix",
        "entry 1 of 'linkDomains' is a public suffix",
      ]
    ),
    (
      ConfigWildcardNotSupported.self,
      #"{ "authorizedDomains": ["*", "a.*.example"], "linkDomains": ["*.example.com", "a"] }"#,
      [
        "entry 1 of 'authorizedDomains' has a wildcard",
        "entry 2 of 'authorizedDomains' has a wildcard", "entry 1 of 'linkDomains' has a wildcard",
      ]
    ),
    (
      ConfigLinkDomainIsDefaultHost.self,
      #"{ "linkDomains": ["a.example", "a.firebaseapp.com", "A.Web.App", "web.app", "a.page.link"] }"#,
      [
        "entry 2 of 'linkDomains' is a default host, which no 'linkDomain' setting may name",
        "entry 3 of 'linkDomains' is a default host, which no 'linkDomain' setting may name",
      ]
    ),
    (
      ConfigLinkDomainIsDefaultHost.self, #"{ "authorizedDomains": ["a.firebaseapp.com"] }"#, []
    ),
    (
      ConfigEntryMalformed.self, #"{ "modes": ["signIn", "signin", ""], "apiKeys": [""] }"#,
      [
        "entry 1 of 'apiKeys' is empty",
        "entry 2 of 'modes' is no value of 'mode'; letter case counts",
        "entry 3 of 'modes' is empty",
      ]
    ),
    (
      ConfigEntryMalformed.self,
      #"{ "customSchemes": ["com.example.app", "MyApp", "app:", "1app", "javascript", "HTTPS"] }"#,
      [
        "entry 3 of 'customSchemes' is no scheme's name, which has neither colon nor slashes",
        "entry 4 of 'customSchemes' is no scheme's name, which has neither colon nor slashes",
        "entry 5 of 'customSchemes' is a scheme that no app can own",
        "entry 6 of 'customSchemes' is a scheme that no app can own",
      ]
    ),
    (
      ConfigEntryMalformed.self,
      #"{ "continueURLPrefixes": ["https://app.example.com/x", "app.example.com", "https://a/?b"] }"#,
      [
        "entry 2 of 'continueURLPrefixes' is no URL of scheme, host and path without user information",
        "entry 3 of 'continueURLPrefixes' is no URL of scheme, host and path without user information",
      ]
    ),
    (
      ConfigEntryMalformed.self,
      #"{ "tenantIDs": [""], "iOSBundleIDs": ["a", ""], "androidPackageNames": [""] }"#,
      [
        "entry 1 of 'tenantIDs' is empty", "entry 2 of 'iOSBundleIDs' is empty",
        "entry 1 of 'androidPackageNames' is empty",
      ]
    ),
    (
      ConfigIgnoreUnknownRule.self,
      """
      { "ignore": [ { "rule": "host-ip-literals", "reason": "a" },
        { "rule": "host-ip-literal", "reason": "a" }, { "rule": "no such", "reason": "a" } ] }
      """,
      [
        "entry 1 of 'ignore' names no rule; did you mean 'host-ip-literal'?",
        "entry 3 of 'ignore' names no rule",
      ]
    ),
    (
      ConfigIgnoreExpired.self,
      """
      { "ignore": [ { "rule": "input-empty", "reason": "a", "until": "2026-11-30" },
        { "rule": "input-empty", "reason": "a", "until": "2026-12-01" },
        { "rule": "input-empty", "reason": "a" } ] }
      """, ["entry 1 of 'ignore' has expired: its last day was 2026-11-30"]
    ),
  ]

  @Test("each rule names key, entry and reason", arguments: rows)
  func findings(_ row: Row) throws {
    #expect(try findings(row.policy, of: row.rule).map(\.message) == row.found)
  }

  private func findings(
    _ policy: String, of rule: any PolicyRule.Type, today: String? = "2026-12-01"
  ) throws -> [Finding] {
    let validator = LinkValidator(
      policy: try LinkPolicy(reading: Array(policy.utf8)),
      today: today.flatMap(IgnoreEntry.Day.init))
    let found = validator.policyFindings.filter { $0.rule == rule.rule.id }
    #expect(found.allSatisfy { $0.severity == rule.rule.severity && $0.layer == nil })
    return found
  }

  @Test("each list that would judge and has no entry is noted; a malformed one is an entry")
  func missing() throws {
    let keys = [
      "authorizedDomains", "linkDomains", "apiKeys", "tenantIDs", "modes", "iOSBundleIDs",
      "androidPackageNames", "customSchemes", "continueURLPrefixes",
    ]
    let all = try findings("{}", of: ConfigListMissing.self)
    #expect(all.map(\.message) == keys.map { "'\($0)' has no entry, so it judges nothing" })
    for key in keys {
      let found = try findings("{ \"\(key)\": [\"*\"] }", of: ConfigListMissing.self)
      #expect(found.count == keys.count - 1)
    }
  }

  @Test("no entry expires where the day is not known")
  func unknownDay() throws {
    let policy =
      #"{ "ignore": [ { "rule": "input-empty", "reason": "a", "until": "2020-01-01" } ] }"#
    #expect(try findings(policy, of: ConfigIgnoreExpired.self, today: nil).isEmpty)
  }

  @Test("an expired entry ignores nothing, one on its last day still does")
  func expiry() throws {
    let policy = try LinkPolicy(
      reading: Array(
        #"{ "ignore": [ { "rule": "input-empty", "reason": "a", "until": "2026-12-01" } ] }"#.utf8))
    for (today, isIgnored) in [("2026-12-01", true), ("2026-12-02", false)] {
      let validator = LinkValidator(policy: policy, today: IgnoreEntry.Day(today))
      guard case .rejected(let findings) = validator.validate("") else {
        Issue.record("an empty link is accepted")
        continue
      }
      #expect(findings.contains { $0.rule == "input-empty" } != isIgnored)
    }
  }

  @Test("findings on the policy count for every link")
  func verdict() throws {
    let policy = try LinkPolicy(reading: Array(#"{ "linkDomains": ["*.example.com"] }"#.utf8))
    guard case .rejected(let findings) = LinkValidator(policy: policy).validate(SampleLink.action)
    else {
      Issue.record("the link is accepted")
      return
    }
    #expect(findings.contains { $0.rule == "config-wildcard-not-supported" })
  }
}

import LinkValidation
import Testing

@Suite("Attacks: names around a listed name")
struct HostNameAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "the listed name is a prefix of another",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.example.com.evil.example/"]),
    AttackGroup(
      "the listed name is a prefix of another",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["app.example.com.evil.example"]),
    AttackGroup(
      "the listed name is a prefix of another",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["app.example.com.evil.example"]),
    AttackGroup(
      "the listed name is a prefix of another",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://app.example.com.evil.example/"]),
    AttackGroup(
      "it ends in the domain without a dot before it",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://evilapp.example.com/"]),
    AttackGroup(
      "it ends in the domain without a dot before it",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["evilapp.example.com"]),
    AttackGroup(
      "it ends in the domain without a dot before it",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["evilapp.example.com"]),
    AttackGroup(
      "it ends in the domain without a dot before it",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://evilapp.example.com/"]),
    AttackGroup(
      "a hyphen for a dot",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app-example.com/"]),
    AttackGroup(
      "a hyphen for a dot",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["app-example.com"]),
    AttackGroup(
      "a hyphen for a dot",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["app-example.com"]),
    AttackGroup(
      "a hyphen for a dot",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://app-example.com/"]),
    AttackGroup(
      "it begins with the listed name and no dot after it",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.example.comevil.example/"]),
    AttackGroup(
      "it begins with the listed name and no dot after it",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["app.example.comevil.example"]),
    AttackGroup(
      "it begins with the listed name and no dot after it",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["app.example.comevil.example"]),
    AttackGroup(
      "it begins with the listed name and no dot after it",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://app.example.comevil.example/"]),
    AttackGroup(
      "a name that is one letter short",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.example.co/"]),
    AttackGroup(
      "a name that is one letter short",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["app.example.co"]),
    AttackGroup(
      "a name that is one letter short",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["app.example.co"]),
    AttackGroup(
      "a name that is one letter short",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://app.example.co/"]),
    AttackGroup(
      "the listed name and a hyphen",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://app.example.com-evil.example/"]),
    AttackGroup(
      "the listed name and a hyphen",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["app.example.com-evil.example"]),
    AttackGroup(
      "the listed name and a hyphen",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["app.example.com-evil.example"]),
    AttackGroup(
      "the listed name and a hyphen",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://app.example.com-evil.example/"]),
    AttackGroup(
      "the parent is not listed",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://example.com/"]),
    AttackGroup(
      "the parent is not listed",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["example.com"]),
    AttackGroup(
      "the parent is not listed",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["example.com"]),
    AttackGroup(
      "the parent is not listed",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://example.com/"]),
    AttackGroup(
      "a subdomain is another host by default",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://sub.app.example.com/"]),
    AttackGroup(
      "a subdomain is another host by default",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["sub.app.example.com"]),
    AttackGroup(
      "a subdomain is another host by default",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["sub.app.example.com"]),
    AttackGroup(
      "a subdomain is another host by default",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://sub.app.example.com/"]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      [
        "https://www.app.example.com/", "https://evil.example#app.example.com",
        "https://evil.example/?u=https://app.example.com/", "https://evil.example/.app.example.com",
        "https://evil.example//app.example.com/", "https://evil.example:443/app.example.com",
        "https://evil.example&app.example.com/",
      ]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["www.app.example.com"]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["www.app.example.com"]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://www.app.example.com/"]),
    AttackGroup(
      "a host that is not listed",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://evil.example/"]),
    AttackGroup(
      "a host that is not listed",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["evil.example"]),
    AttackGroup(
      "a host that is not listed",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["evil.example"]),
    AttackGroup(
      "a host that is not listed",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://evil.example/"]),
    AttackGroup(
      "it ends in the listed name without a dot before it",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      ["https://xapp.example.com/"]),
    AttackGroup(
      "it ends in the listed name without a dot before it",
      in: .linkHost, policy: .standard, .reject, "link-domain-not-allowed",
      ["xapp.example.com"]),
    AttackGroup(
      "it ends in the listed name without a dot before it",
      in: .nestedHost, policy: .standard, .reject, "nested-link-host-not-authorized",
      ["xapp.example.com"]),
    AttackGroup(
      "it ends in the listed name without a dot before it",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      ["https://xapp.example.com/"]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-lookalike",
      ["https://app.examp1e.com/"]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed link-host-lookalike",
      [
        "https://example-app.firebaseapp.com.evil.example/__/auth/action?{Q}",
        "https://example-app.firebaseapp.co/__/auth/action?{Q}",
        "https://links.examp1e.com/__/auth/action?{Q}",
        "https://links-example.com/__/auth/action?{Q}",
        "https://links.example.com.evil.example/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "Firebase's suffixes are known without a policy",
      in: .wholeLink, policy: .empty, .reject, "link-host-lookalike",
      [
        "https://firebaseapp.com.evil.example/__/auth/action?{Q}",
        "https://example-app.firebaseapp.com.evil.example/__/auth/action?{Q}",
        "https://example-app-firebaseapp.com/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .wholeLink, policy: .standard, .reject,
      "link-domain-not-allowed link-domain-differs-from-expected",
      [
        "https://example-app.web.app/__/auth/action?{Q}",
        "https://evil-project.web.app/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed",
      [
        "https://example-app.firebaseapp.com@evil.example/__/auth/action?{Q}",
        "https://evil.example/__/auth/action?{Q}&x=example-app.firebaseapp.com",
        "https://evil.example/{ACT}{Q}",
      ]),
    AttackGroup(
      "a subdomain begins at a dot",
      in: .continueURL, policy: .subdomains, .reject, "continue-url-host-not-authorized",
      [
        "https://evil-example.com/", "https://notexample.com/", "https://example.com.evil.example/",
        "https://example.community/", "https://evilexample.com/", "https://xample.com/",
      ]),
    AttackGroup(
      "a name that holds, ends in or resembles a listed one is another name",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-host-not-authorized continue-url-has-fragment",
      ["https://evil.example/#app.example.com"]),
    AttackGroup(
      "with matchSubdomains every subdomain of a listed name is listed",
      in: .continueURL, policy: .subdomains, .accept, "",
      without: "continue-url-host-is-subdomain-of-authorized",
      [
        "https://example.com/", "https://app.example.com/", "https://a.b.c.example.com/",
        "https://x-y.example.com/",
      ]),
    AttackGroup(
      "a preview channel is its own host, and passes away",
      in: .continueURL, policy: .standard, .reject,
      "preview-channel-host continue-url-host-not-authorized",
      ["https://example-app--pr12-ab12cd34.web.app/finish"]),
    AttackGroup(
      "a preview channel is its own host, and passes away",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["example-app--pr12-ab12cd34.web.app"], "linkDomains": ["example-app.firebaseapp.com"]}"#
      ), .warn, "preview-channel-host",
      ["https://example-app--pr12-ab12cd34.web.app/finish"]),
    AttackGroup(
      "a preview channel is its own host, and passes away",
      in: .wholeLink, policy: .standard, .reject, "preview-channel-host link-domain-not-allowed",
      ["https://example-app--pr12-ab12cd34.web.app/__/auth/action?{Q}"]),
    AttackGroup(
      "a preview channel is its own host, and passes away",
      in: .wholeLink, policy: .standard, .reject, "link-domain-not-allowed",
      ["https://example-app--pr12-ab12cd34.firebaseapp.com/__/auth/action?{Q}"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}

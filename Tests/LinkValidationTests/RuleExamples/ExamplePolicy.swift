@testable import LinkValidation

extension LinkPolicy {
  /// The policy by which the examples of all rules are judged: every list has an entry.
  static let example: LinkPolicy = {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["app.example.com", "localhost", "strasse.example"]
    policy.linkDomains = [
      "example-app.firebaseapp.com", "example-app.page.link", "links.example.com",
    ]
    policy.apiKeys = ["AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"]
    policy.tenantIDs = ["tenant-a1b2c"]
    policy.modes = ["signIn", "resetPassword", "verifyEmail", "verifyAndChangeEmail"]
    policy.iOSBundleIDs = ["com.example.app"]
    policy.androidPackageNames = ["com.example.app"]
    policy.customSchemes = ["com.example.app"]
    policy.dynamicLinkDomains = ["https://example-app.page.link"]
    policy.continueURLPrefixes = [
      "https://app.example.com/", "http://localhost", "https://strasse.example/",
    ]
    return policy
  }()
}

public import LinkValidation

extension LinkPolicy {
  /// What the example's project allows.
  public static let example: LinkPolicy = {
    var policy = LinkPolicy()
    policy.linkDomains = ["links.example.com"]
    policy.authorizedDomains = ["app.example.com"]
    policy.apiKeys = ["AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"]
    policy.allowLoopback = false
    return policy
  }()
}

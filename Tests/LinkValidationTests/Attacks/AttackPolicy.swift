/// The text of a policy file by which attacks are judged.
struct AttackPolicy: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  private static let standardKeys = """
    "authorizedDomains": ["app.example.com", "example-app.firebaseapp.com", \
    "example-app.web.app", "localhost"], \
    "linkDomains": ["example-app.firebaseapp.com", "links.example.com"], \
    "apiKeys": ["AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"]
    """

  /// Lists of hosts and keys, as a project has them.
  static let standard = AttackPolicy("{\(standardKeys)}")
  /// The same with one more key.
  static func standard(adding key: String) -> AttackPolicy {
    AttackPolicy("{\(standardKeys), \(key)}")
  }
  /// Also a Dynamic Links host, and an app.
  static let dynamicLinks = AttackPolicy(
    """
    {"authorizedDomains": ["app.example.com", "example-app.firebaseapp.com"], \
    "linkDomains": ["example-app.firebaseapp.com", "example-app.page.link"], \
    "apiKeys": ["AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"], \
    "customSchemes": ["com.example.app"], "iOSBundleIDs": ["com.example.app"], \
    "androidPackageNames": ["com.example.app"]}
    """)
  /// A parent domain, and all below it.
  static let subdomains = AttackPolicy(
    #"{"authorizedDomains": ["example.com"], "matchSubdomains": true}"#)
  /// No lists.
  static let empty = AttackPolicy("{}")
  /// No loopback.
  static let noLoopback = AttackPolicy(
    #"{"authorizedDomains": ["app.example.com"], "allowLoopback": false}"#)
}

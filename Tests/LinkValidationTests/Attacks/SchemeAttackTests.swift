import LinkValidation
import Testing

@Suite("Attacks: schemes")
struct SchemeAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .continueURL, policy: .standard, .reject, "continue-url-scheme-not-allowed",
      [
        "javascript:alert(1)", "JavaScript:alert(1)", "javascript://app.example.com/%0aalert(1)",
        "javascript:/*https://app.example.com/*/alert(1)",
        "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=",
        "data://app.example.com/", "vbscript:x", "file:///etc/passwd", "file://app.example.com/x",
        "blob:https://app.example.com/550e8400-e29b-41d4-a716-446655440000", "about:blank",
        "intent://app.example.com/#Intent;scheme=https;end",
        "android-app://com.evil.app/https/app.example.com/", "market://details?id=com.evil",
        "googlechrome://evil.example", "googlechrome://navigate?url=https://evil.example",
        "mailto:a@b.example", "tel:+1", "sms:1", "ws://app.example.com/", "wss://app.example.com/",
        "ftp://app.example.com/", "gopher://app.example.com/", "dict://app.example.com/",
        "ldap://app.example.com/", "view-source:https://app.example.com/",
        "filesystem:https://app.example.com/temporary/x", "https+evil://app.example.com/",
        "httpsx://app.example.com/", "http+unix://app.example.com/",
        "jar:https://app.example.com!/", "feed:https://app.example.com/",
        "com.evil.app://app.example.com/", "evilapp://callback",
        "x-safari-https://app.example.com/",
        "itms-services://?action=download-manifest&url=https://evil.example",
        "chrome-extension://abcdefghijklmnopabcdefghijklmnop/", "moz-extension://x/", "urn:x",
        "shttp://app.example.com/", "microsoft-edge:https://evil.example", "ms-settings:x",
        "fb://x", "hxxps://app.example.com/", "https.://app.example.com/",
        "url:https://app.example.com/", "mhtml:https://app.example.com/", "steam://x",
        "sftp://app.example.com/",
      ]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .continueURL, policy: .standard, .warn, "continue-url-insecure-http",
      ["http://app.example.com/finish"]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-insecure-http continue-url-host-not-authorized",
      ["http://evil.example/"]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .continueURL, policy: .dynamicLinks, .reject, "continue-url-scheme-not-allowed",
      ["com.example.app.evil://finish"]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com", "chrome-extension://abcdefghijklmnopabcdefghijklmnop"]}"#
      ), .reject, "continue-url-host-not-authorized",
      [
        "chrome-extension://bbcdefghijklmnopabcdefghijklmnop/popup.html",
        "https://abcdefghijklmnopabcdefghijklmnop/popup.html",
      ]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com", "chrome-extension://abcdefghijklmnopabcdefghijklmnop"]}"#
      ), .reject, "continue-url-scheme-not-allowed",
      ["moz-extension://abcdefghijklmnopabcdefghijklmnop/"]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .wholeLink, policy: .standard, .reject, "link-insecure-http",
      [
        "http://example-app.firebaseapp.com/__/auth/action?{Q}",
        "http://links.example.com/__/auth/links?link=https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
        "{LNK}http%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
      ]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .wholeLink, policy: .standard, .reject, "nested-link-scheme-not-allowed",
      [
        "{LNK}javascript%3Aalert(1)", "{LNK}data%3Atext%2Fhtml%2Cx",
        "{LNK}file%3A%2F%2F%2Fetc%2Fpasswd", "{LNK}intent%3A%2F%2Fx%2F%23Intent%3Bend",
        "{LNK}ftp%3A%2F%2Fapp.example.com%2F",
        "{LNK}javascript%3A%2F%2Fexample-app.firebaseapp.com%2F%250aalert%281%29",
        "{LNK}https%2Bevil%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
        "{LNK}view-source%3A{ACTION}", "{LNK}blob%3Ahttps%3A%2F%2Fexample-app.firebaseapp.com%2Fx",
        "{LNK}intent%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3D{CODE}",
      ]),
    AttackGroup(
      "only http, https and the schemes of the policy may follow",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      [
        "javascript://example-app.firebaseapp.com/%0aalert(1)",
        "https+evil://example-app.firebaseapp.com/__/auth/action?{Q}", "view-source:{ACT}{Q}",
        "blob:https://example-app.firebaseapp.com/x",
        "intent://example-app.firebaseapp.com/__/auth/action?{Q}",
      ]),
    AttackGroup(
      "the scheme is one that the policy names",
      in: .continueURL, policy: .dynamicLinks, .accept, "",
      ["com.example.app://finish", "COM.example.app://finish"]),
    AttackGroup(
      "the scheme is one that the policy names",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["app.example.com", "chrome-extension://abcdefghijklmnopabcdefghijklmnop"]}"#
      ), .accept, "",
      ["chrome-extension://abcdefghijklmnopabcdefghijklmnop/popup.html"]),
    AttackGroup(
      "a fallback is judged as a browser reads it",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "fallback-url-host-not-authorized",
      [
        "https://app.example.com@evil.example/", "//evil.example/", "https:evil.example",
        "https:///evil.example/", "https://evil.example#@app.example.com/", "/\t/evil.example",
        " https://evil.example/",
      ]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}

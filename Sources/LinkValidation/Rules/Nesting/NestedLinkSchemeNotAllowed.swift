internal import ActionLinks

/// Finds wrapped URLs, and whole links, with a scheme that is neither the web's nor the project's.
enum NestedLinkSchemeNotAllowed: LinkRule {
  static let rule = Rule(
    "nested-link-scheme-not-allowed", .error, cwe: 79, section: .nesting,
    title: "The wrapped link has a scheme that is not allowed",
    rationale: """
      Whoever unwraps a link and opens what is inside runs script with 'javascript:', leaves the \
      app with 'intent:', or reads local files with 'file:'. SDKs that look only for parameters \
      find them there all the same.
      """,
    badExample: """
      https://links.example.com/__/auth/links?link=javascript:alert(1)//?apiKey\
      %3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: """
      Wrap an https URL, or add the scheme to 'customSchemes' if it is that of an app of yours.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers {
      guard let scheme = layer.scheme else {
        // A tab or line break hides a scheme from the reading rules, and not from a browser.
        if Schemes.isScript(layer.text) {
          reporter.report(
            rule, "the link runs script once tabs and line breaks are taken out", layer: layer.index
          )
        }
        continue
      }
      if Schemes.isWeb(scheme) { continue }
      // The scheme of an app outside is for `custom-scheme-not-allowed` to judge.
      let isOutermost = layer.index == 0
      let isOwn = isOutermost || subject.policy.isOwnScheme(scheme)
      if Schemes.isCustom(scheme) && isOwn { continue }
      let which = isOutermost ? "link" : "wrapped link"
      reporter.report(
        rule, "the scheme of the \(which) is neither http nor https, nor that of an app",
        layer: layer.index, range: layer.schemeRange)
    }
    checkUnknownWrapper(subject, &reporter)
  }

  /// Looks for script in the values of an address that is no action link: it may be a gateway's, or
  /// a redirector's, and then the user ends there.
  private static func checkUnknownWrapper(_ subject: Subject, _ reporter: inout Reporter) {
    guard !subject.isActionLink, subject.linkLayers.count == 1 else { return }
    let layer = subject.outermost
    let script = layer.parameters.first { Schemes.isScript($0.value.utf8) }
    guard let script else { return }
    reporter.report(
      rule, "a parameter holds a URL whose scheme runs script", layer: layer.index,
      range: layer.valueRange(script))
  }
}

internal import ActionLinks
internal import URLStandard

/// Finds schemes of apps that are not the project's.
enum CustomSchemeNotAllowed: LinkRule {
  static let rule = Rule(
    "custom-scheme-not-allowed", .warning, cwe: 939, section: .nesting,
    title: "A custom scheme is not one of the project's",
    rationale: """
      Any app may register any scheme. A link with the scheme of somebody else's app, or an 'ius' \
      that names it, hands the code to that app.
      """,
    badExample: """
      evilapp://google/link/?deep_link_id=https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth\
      %2Faction%3FapiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      com.example.app://google/link/?deep_link_id=https%3A%2F%2Fexample-app.firebaseapp.com%2F__\
      %2Fauth%2Faction%3FapiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "If the scheme is that of an app of yours, add it to 'customSchemes'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard !subject.policy.customSchemes.isEmpty else { return }
    for layer in subject.layers where !layer.isContinue || layer.isWrapperByShape {
      if !layer.isContinue, let scheme = layer.scheme, Schemes.isCustom(scheme),
        !subject.policy.customSchemes.contains(scheme)
      {
        reporter.report(
          rule, "the scheme is not in 'customSchemes'", layer: layer.index,
          range: layer.schemeRange)
      }
      let foreign = layer.parameters.first {
        $0.parameter == .iOSCustomScheme && !$0.rawValue.isEmpty
          && !subject.policy.isOwnScheme($0.value)
      }
      if let foreign {
        reporter.report(
          rule, "'ius' names a scheme that is not in 'customSchemes'", layer: layer.index,
          range: layer.valueRange(foreign))
      }
    }
  }
}

internal import ActionLinks

/// Finds actions that stand on a Dynamic Link's host themselves.
enum ActionParametersOnDynamicLinkHost: LinkRule {
  static let rule = Rule(
    "action-parameters-on-dynamic-link-host", .warning, section: .recognition,
    title: "A Dynamic Link has the action's own parameters",
    rationale: """
      A Dynamic Link wraps the action in `link`. With `apiKey`, `mode` or `oobCode` in its own query \
      it is what is left after a redirect that should have gone to the app: the service calls it \
      an invalid Dynamic Link, the JavaScript SDK reads the action from it. Where `link` is there \
      too, readers differ in which of the two they take.
      """,
    badExample: "https://example-app.page.link/?apiKey=\(ExampleLink.key)&mode=signIn"
      + "&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.dynamic,
    remedy: "Let the action page redirect to the app's own host.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers {
      guard layer.kind == .dynamicLink || subject.isOnDynamicLinkHost(layer) else { continue }
      let action = layer.parameters.first {
        [.apiKey, .mode, .oobCode].contains($0.parameter) && $0.hasEquals
      }
      guard let action else { continue }
      reporter.report(
        rule, "\(action.parameter?.name ?? "") stands beside the link rather than in it",
        layer: layer.index, range: layer.nameRange(action))
    }
  }
}

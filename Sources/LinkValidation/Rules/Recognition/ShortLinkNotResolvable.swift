internal import ActionLinks

/// Finds short Dynamic Links.
enum ShortLinkNotResolvable: LinkRule {
  static let rule = Rule(
    "short-link-not-resolvable", .error, section: .recognition,
    title: "A short Dynamic Link does not say where it leads",
    rationale: """
      A short Dynamic Link holds a name that only the Dynamic Links service could resolve, and the \
      service was shut down on 25 August 2025. Nothing is known of the action behind it. The SDKs \
      asked the service even where such a link had a `link` parameter.
      """,
    badExample: "https://example-app.page.link/Ab1c",
    goodExample: ExampleLink.hosting,
    remedy: "Have a new mail sent, with a Firebase Hosting link.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.linkLayers.first(where: { $0.kind == .shortDynamicLink }) else {
      return
    }
    reporter.report(rule, "a short Dynamic Link holds no target", layer: layer.index)
  }
}

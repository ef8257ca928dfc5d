internal import ActionLinks

/// Finds Dynamic Links, which no service answers any more.
enum DynamicLinksRetired: LinkRule {
  static let rule = Rule(
    "dynamic-links-retired", .warning, cwe: 672, section: .recognition,
    title: "The link is a Dynamic Link, and the service is gone",
    rationale: """
      Firebase Dynamic Links was shut down on 25 August 2025. Its hosts resolve nothing any more, \
      no app opens by them, and a custom domain that is let go may be registered by anyone. Any \
      layer counts that is a Dynamic Link, long or short; of the continue URL, only where it \
      stands on a host of the service or of the policy's `dynamicLinkDomains`.
      """,
    badExample: ExampleLink.dynamic,
    goodExample: ExampleLink.hosting,
    remedy: "Move to Firebase Hosting links; `actionlink migrate` rewrites a long Dynamic Link.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers {
      switch layer.kind {
      case .shortDynamicLink: break
      case .dynamicLink where !layer.isContinue || subject.isOnDynamicLinkHost(layer): break
      default: continue
      }
      report(at: layer.hostRange, layer: layer.index, &reporter)
    }
  }

  /// Reports a layer that is a Dynamic Link.
  static func report(at host: Range<Int>?, layer: Int, _ reporter: inout Reporter) {
    reporter.report(
      rule, "the service behind this Dynamic Link was shut down", layer: layer, range: host)
  }
}

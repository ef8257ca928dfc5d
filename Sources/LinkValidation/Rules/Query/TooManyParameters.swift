internal import ActionLinks

/// Finds queries with more parameters than a link has.
enum TooManyParameters: LinkRule {
  static let rule = Rule(
    "too-many-parameters", .warning, cwe: 770, section: .query,
    title: "A query has more than 100 parameters",
    rationale: """
      Real links have a dozen parameters at most. Servers limit how many they read, PHP to 1,000 \
      and others to 100, and drop the rest in silence, so that what stands behind the limit is \
      there for one reader and not for another. Each layer counts by itself.
      """,
    badExample: ExampleLink.action + String(repeating: "&p=", count: 98),
    goodExample: ExampleLink.action,
    remedy: "Refuse the link.")

  /// The greatest number of parameters that passes.
  private static let maximumCount = 100

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where layer.parameters.count > maximumCount {
      let first = layer.parameters[maximumCount]
      reporter.report(
        rule, "\(layer.parameters.count) parameters in one query", layer: layer.index,
        range: layer.range(first.nameRange.lowerBound..<(layer.layer.queryRange?.upperBound ?? 0)))
    }
  }
}

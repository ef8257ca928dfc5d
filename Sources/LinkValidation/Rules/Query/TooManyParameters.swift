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
  static let maximumCount = 100

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where layer.parameters.count > maximumCount {
      let first = layer.parameters[maximumCount]
      let place = layer.range(
        first.nameRange.lowerBound..<(layer.layer.queryRange?.upperBound ?? 0))
      report(layer.parameters.count, at: place, layer: layer.index, &reporter)
    }
  }

  /// Reports how many parameters a query has, and where those stand that are too many.
  static func report(_ count: Int, at place: Range<Int>?, layer: Int, _ reporter: inout Reporter) {
    reporter.report(rule, "\(count) parameters in one query", layer: layer, range: place)
  }
}

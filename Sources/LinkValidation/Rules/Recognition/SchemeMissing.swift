internal import ActionLinks
internal import URLStandard

/// Finds links that begin with their host.
enum SchemeMissing: LinkRule {
  static let rule = Rule(
    "scheme-missing", .warning, section: .recognition,
    title: "The link has no scheme",
    rationale: """
      Without `https://` a text is no URL. Some readers guess a scheme, some refuse the text, and \
      some take what stands before a port for the scheme, as in `localhost:9099/…`.
      """,
    badExample: String(ExampleLink.complete.dropFirst("https://".count)),
    goodExample: ExampleLink.complete,
    remedy: "Write the link with its scheme.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers where !subject.isBlank {
      if layer.scheme == nil {
        // A text without a query is not read at all.
        guard layer.layer.queryRange != nil else { continue }
        reporter.report(
          rule, "no scheme before the host", layer: layer.index, range: layer.range(0..<0))
      } else if let end = portEnd(in: layer) {
        reporter.report(
          rule, "what stands for the scheme is a host before its port", layer: layer.index,
          range: layer.range(0..<end))
      }
    }
  }

  /// Where the port ends that stands behind what looks like a scheme, or `nil`.
  private static func portEnd(in layer: SubjectLayer) -> Int? {
    guard let colon = layer.layer.schemeColon else { return nil }
    let text = layer.readText
    var end = colon + 1
    while end < text.count, text[end].isASCIIDigit, end - colon <= 5 { end += 1 }
    guard end > colon + 1 else { return nil }
    let delimiters = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
    return end == text.count || delimiters.contains(text[end]) ? end : nil
  }
}

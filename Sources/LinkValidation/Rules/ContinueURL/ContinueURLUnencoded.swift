internal import ActionLinks

/// Finds continue URLs that were put into their link without encoding.
enum ContinueURLUnencoded: LinkRule {
  static let rule = Rule(
    "continue-url-unencoded", .warning, section: .continueURL,
    title: "The continue URL is not percent-encoded in its link",
    rationale: """
      A raw `&` or `#` ends the value, so that the rest of the continue URL becomes parameters or the \
      fragment of the link around it. A raw `=` does not, but some SDKs cut the value there. Either \
      way readers disagree on where the link leads.
      """,
    badExample: ContinueURLExample.continuing(
      writing: "https://app.example.com/finish?cart=42&step=2"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?cart=42&step=2"),
    remedy: "Percent-encode the continue URL as a whole when it is put into the link.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let action = subject.action, let parameter = action.last(.continueURL) else { return }
    let value = parameter.valueRange
    if let equals = action.readText[value].firstIndex(of: UInt8(ascii: "=")) {
      reporter.report(
        rule, "a raw '=' stands in the continue URL", layer: action.index,
        range: action.range(equals..<equals + 1))
    } else if let next = cutParameter(after: parameter, in: action) {
      reporter.report(
        rule, "a raw '&' ended the continue URL, and the next parameter is likely to belong to it",
        layer: action.index, range: action.range(value.upperBound..<next.valueRange.upperBound))
    } else if let fragment = cutFragment(after: parameter, in: action) {
      reporter.report(
        rule, "a raw '#' ended the continue URL, and the fragment is likely to belong to it",
        layer: action.index, range: action.range(value.upperBound..<fragment.upperBound))
    }
  }

  /// The unknown parameter behind a continue URL whose query was begun, and not ended, before it.
  private static func cutParameter(
    after parameter: LayerParameter, in layer: SubjectLayer
  ) -> LayerParameter? {
    guard layer.readText[parameter.valueRange].contains(UInt8(ascii: "?")),
      let index = layer.parameters.lastIndex(where: { $0.valueRange == parameter.valueRange }),
      index + 1 < layer.parameters.count
    else { return nil }
    let next = layer.parameters[index + 1]
    return next.parameter == nil ? next : nil
  }

  /// The fragment right behind a continue URL that shows no sign of having been encoded.
  private static func cutFragment(
    after parameter: LayerParameter, in layer: SubjectLayer
  ) -> Range<Int>? {
    guard let fragment = layer.layer.fragmentRange, !fragment.isEmpty,
      parameter.valueRange.upperBound + 1 == fragment.lowerBound,
      layer.readText[parameter.valueRange].contains(UInt8(ascii: "/"))
    else { return nil }
    return fragment
  }
}

internal import ActionLinks

/// Finds preview texts and images that a Dynamic Link brings along.
enum SocialPreviewParameters: LinkRule {
  static let rule = Rule(
    "social-preview-parameters", .note, cwe: 451, section: .recognition,
    title: "The link says what its preview shows",
    rationale: """
      `st`, `sd` and `si` of a Dynamic Link set the title, the text and the image of the preview \
      that chat programs show. Whoever writes the link chooses them: the preview may name a bank, \
      and fetching the image tells a server who looked. They count on a Dynamic Link, the continue \
      URL included, where they are not empty.
      """,
    badExample: ExampleLink.dynamic + "&st=Your%20bank",
    goodExample: ExampleLink.dynamic,
    remedy: "Leave the preview parameters out of links that are mailed.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers {
      guard layer.kind == .dynamicLink || layer.kind == .shortDynamicLink else { continue }
      let preview = layer.parameters.filter { parameter in
        [.socialTitle, .socialDescription, .socialImageLink].contains(parameter.parameter)
          && !parameter.valueRange.isEmpty
      }
      guard let first = preview.first, let name = first.parameter?.name else { continue }
      let more = preview.count > 1 ? ", and \(preview.count - 1) more" : ""
      reporter.report(
        rule, "\(name) sets what the preview shows" + more, layer: layer.index,
        range: layer.valueRange(first))
    }
  }
}

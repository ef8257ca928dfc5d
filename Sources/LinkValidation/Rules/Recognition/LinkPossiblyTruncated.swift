internal import ActionLinks

/// Finds links that end where more should follow.
enum LinkPossiblyTruncated: LinkRule {
  static let rule = Rule(
    "link-possibly-truncated", .warning, section: .recognition,
    title: "The link ends where more should follow",
    rationale: """
      Mail programs break long lines, and make only the first a link. It counts as cut off: a link \
      that ends in an ellipsis, in `=` or `&`, in half an escape, in half a name or a name without \
      a value, in the first part of a key, of a mode or of `https://`, in its path or at its `?`; \
      and one whose query has a key or a mode and perhaps the language, but nothing behind them. \
      The end of a wrapped URL counts where it is the end of the link. A code that was cut off \
      cannot be told from a short one.
      """,
    badExample: ExampleLink.page + "?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFA",
    goodExample: ExampleLink.complete,
    remedy: "Copy the whole link from the mail; as a sender, offer it as HTML too.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.resemblesActionLink || LinkEnd.isHalfAFirebasePath(subject.outermost) else {
      return
    }
    for layer in LinkEnd.layersThatEndTheLink(subject) {
      guard let end = LinkEnd(of: layer) else { continue }
      reporter.report(rule, end.message, layer: layer.index, range: layer.range(end.range))
      return
    }
  }
}

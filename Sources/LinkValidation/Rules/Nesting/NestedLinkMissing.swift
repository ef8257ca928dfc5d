internal import ActionLinks

/// Finds links that exist to wrap a URL, and wrap none.
enum NestedLinkMissing: LinkRule {
  static let rule = Rule(
    "nested-link-missing", .error, section: .nesting,
    title: "A wrapping link holds no link",
    rationale: """
      A Hosting link, a Dynamic Link and a custom-scheme link are envelopes: the action stands in \
      their 'link' or 'deep_link_id'. Without it there is nothing to open, and some SDKs fall back \
      on parameters of the envelope that nobody meant for them.
      """,
    badExample: """
      https://links.example.com/__/auth/links?mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Put the whole action URL, percent-encoded once, into 'link'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers where isEmptyEnvelope(layer, in: subject) {
      let unread = layer.last(.deepLinkID) ?? layer.last(.link)
      let message =
        switch unread {
        case nil: "neither 'link' nor 'deep_link_id' stands in the query"
        case .some(let parameter) where parameter.rawValue.isEmpty:
          "'\(parameter.parameter?.name ?? "link")' is empty"
        case .some(let parameter):
          "'\(parameter.parameter?.name ?? "link")' does not decode, so it holds no link"
        }
      reporter.report(
        rule, message, layer: layer.index,
        range: unread.flatMap { layer.range($0.nameRange.lowerBound..<$0.valueRange.upperBound) })
    }
  }

  /// Whether a layer should wrap a URL and does not.
  ///
  /// In a continue URL only a Hosting link counts: other addresses there lead somewhere by
  /// themselves.
  private static func isEmptyEnvelope(_ layer: SubjectLayer, in subject: Subject) -> Bool {
    guard layer.isContinue ? layer.kind == .hostingLink : layer.isWrapperByShape else {
      return false
    }
    if subject.wrappingParameter(of: layer) != nil { return false }
    // The innermost layer that was read may wrap one more, beyond the limit.
    return !(subject.link.exceedsLayerLimit && layer.index == subject.layers.count - 1)
  }
}

internal import ActionLinks

/// Finds the action's parameters behind a `#`.
enum ActionParametersInFragment: LinkRule {
  static let rule = Rule(
    "action-parameters-in-fragment", .warning, cwe: 436, section: .query,
    title: "The fragment holds parameters of the action",
    rationale: """
      A fragment is never sent to a server, and no SDK should read it; but a reader that looks for \
      the first `?`, or searches the text for `oobCode=`, finds a link in it. It counts where \
      `apiKey`, `oobCode`, `continueUrl`, `deep_link_id`, a known `mode`, or a `link` that is a web \
      address stands in the fragment, encoded or not. The continue URL's fragment is left out.
      """,
    badExample: ExampleLink.page
      + "#?apiKey=\(ExampleLink.key)&mode=signIn&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.complete,
    remedy: "Refuse the link; a route of the app belongs in the continue URL's fragment.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers {
      guard let fragment = layer.layer.fragmentRange,
        holdsAction(Array(layer.readText[fragment]).percentDecoded())
      else { continue }
      reporter.report(
        rule, "parameters of the action stand behind the '#'", layer: layer.index,
        range: layer.range(fragment))
    }
  }

  private static let delimiters = Set("?&#;/!".utf8)

  private static func holdsAction(_ fragment: [UInt8]) -> Bool {
    fragment.split(whereSeparator: { delimiters.contains($0) }).contains { piece in
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")),
        let parameter = LinkParameter(name: Array(piece[..<equals]).percentDecoded().span)
      else { return false }
      let value = Array(piece[(equals + 1)...])
      switch parameter {
      case .apiKey, .oobCode, .continueURL, .deepLinkID: return true
      case .mode: return ActionCodeOperation(mode: value.span) != nil
      case .link: return value.starts(with: "http".utf8)
      default: return false
      }
    }
  }
}

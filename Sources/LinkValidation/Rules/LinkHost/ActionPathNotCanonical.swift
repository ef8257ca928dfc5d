internal import ActionLinks
internal import URLStandard

/// Finds spellings of the handler's path that not every reader takes for it.
enum ActionPathNotCanonical: LinkRule {
  static let rule = Rule(
    "action-path-not-canonical", .warning, cwe: 22, section: .link,
    title: "The path is the handler's in another spelling, or only seems to be",
    rationale: """
      A check for '/__/auth/action' by prefix, suffix or substring passes paths that lead elsewhere: \
      '..' climbs out, '%2f' is a slash to some servers and a letter to others, ';' begins \
      parameters that some cut off. A change of letter case or a doubled slash makes it another \
      path for some servers only.
      """,
    badExample: """
      https://example-app.firebaseapp.com/__/auth/action/..%2f..%2fevil?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Write the path as Firebase does, or compare whole paths after parsing the URL.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers {
      guard let (likeness, range) = likeness(of: layer) else { continue }
      switch likeness {
      case .spelling:
        reporter.report(
          rule, "only letter case, escapes or slashes part the path from the handler's",
          layer: layer.index, range: range)
      case .pretense(let means):
        reporter.report(
          rule, "the path has \(means.rawValue), and so only looks like the handler's",
          severity: .error, layer: layer.index, range: range)
      }
    }
  }

  /// Whether only letter case, escapes or slashes part a layer's path from a handler's.
  static func isOtherSpelling(_ layer: SubjectLayer) -> Bool {
    likeness(of: layer)?.likeness == .spelling
  }

  /// What parts a layer's path from a handler's, and where it stands.
  private static func likeness(
    of layer: SubjectLayer
  ) -> (likeness: HandlerPath.Likeness, range: Range<Int>?)? {
    guard let (path, range) = writtenPath(of: layer) else { return nil }
    return HandlerPath.likeness(of: path).map { ($0, range) }
  }

  /// The path as the text has it, and where, or `nil` where the text has none to be sure of.
  ///
  /// For a text that begins with blanks it is the URL's.
  private static func writtenPath(of layer: SubjectLayer) -> ([UInt8], Range<Int>?)? {
    let path = layer.layer.pathRange
    guard let colon = layer.layer.schemeColon else {
      if let url = layer.url { return (Array(url.pathname.utf8), nil) }
      // What ends in a colon is no host: something stands before the scheme.
      let start = path.lowerBound
      guard start == 0 || layer.text[start - 1] != UInt8(ascii: ":") else { return nil }
      return (Array(layer.text[path]), layer.range(path))
    }
    let start = layer.authority?.range.upperBound ?? colon + 1
    guard start <= path.upperBound, layer.url?.hasOpaquePath != true else { return nil }
    let range = start..<path.upperBound
    return (Array(layer.text[range]), layer.range(range))
  }
}

internal import ActionLinks

/// Finds backslashes before the query of a continue URL.
enum ContinueURLBackslash: LinkRule {
  static let rule = Rule(
    "continue-url-backslash", .error, cwe: 601, section: .continueURL,
    title: "The continue URL has a backslash in its authority or path",
    rationale: """
      Browsers take a backslash for a slash, readers after RFC 3986 do not. In \
      `https://evil.example\\@app.example.com/` the two see different hosts, and whoever checks with \
      one reader and opens with the other is deceived.
      """,
    badExample: ContinueURLExample.continuing(to: #"https://evil.example\@app.example.com/finish"#),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish%5Cdone"),
    remedy: "Write slashes as slashes, and a backslash that is meant as %5C.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      // A backslash in the query or fragment is only a character that a URL should not have.
      let end = layer.queryStart ?? layer.layer.fragmentRange?.lowerBound ?? layer.readText.count
      guard let offset = layer.readText[..<end].firstIndex(of: UInt8(ascii: "\\")) else { continue }
      reporter.report(
        rule, "browsers take this backslash for a slash, other readers do not", layer: layer.index,
        range: layer.range(offset..<offset + 1))
    }
  }
}

extension SubjectLayer {
  /// Where the query begins in what is read of the text, or `nil`.
  fileprivate var queryStart: Int? { layer.queryRange?.lowerBound }
}

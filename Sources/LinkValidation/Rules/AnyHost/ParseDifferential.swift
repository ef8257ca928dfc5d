internal import ActionLinks

/// Finds URLs that mainstream readers take apart in different ways.
enum ParseDifferential: LinkRule {
  static let rule = Rule(
    "parse-differential", .error, cwe: 436, section: .host,
    title: "Readers take different hosts from a URL",
    rationale: """
      A check is worth nothing if the program that opens the URL goes elsewhere than the one that \
      checked it. The browser's reading, RFC 3986's, Foundation's, libcurl's, Python's and \
      Android's must agree on scheme, host and port; a reader that refuses the URL disagrees with \
      none.
      """,
    badExample: ContinueURLExample.continuing(to: "https://evil.example\\@app.example.com/"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; write URLs that need no guessing.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers {
      let text = layer.text
      guard let disagreement = ReaderAgreement.disagreement(in: text.span) else { continue }
      reporter.report(
        rule, message(disagreement, of: "URL"), layer: layer.index, range: disagreement.range)
    }
    var reported: [(layer: Int, parameter: LinkParameter)] = []
    for url in subject.fallbackURLs {
      let isReported = reported.contains { $0 == (url.layer, url.parameter) }
      guard !isReported, let disagreement = ReaderAgreement.disagreement(in: url.text.span) else {
        continue
      }
      reported.append((url.layer, url.parameter))
      reporter.report(
        rule, message(disagreement, of: "value of '\(url.parameter.name)'"), layer: url.layer,
        range: disagreement.range.flatMap { url.layerRange(of: $0) })
    }
  }

  private static func message(_ disagreement: ReaderDisagreement, of what: String) -> String {
    let part = disagreement.part.rawValue
    let readers = (disagreement.first.reader.name, disagreement.second.reader.name)
    return "\(readers.0) takes another \(part) from the \(what) than \(readers.1)"
  }
}

internal import ActionLinks

/// Finds parameters that only a semicolon separates from the one before.
enum ParameterSemicolonSeparator: LinkRule {
  static let rule = Rule(
    "parameter-semicolon-separator", .error, cwe: 436, section: .query,
    title: "A semicolon separates parameters",
    rationale: """
      Older readers, after an old advice of the W3C, split a query at semicolons too; the SDKs do \
      not. What is part of a value to one is a parameter to the other. It counts where a semicolon \
      as it is, not `%3B`, stands before a name of the action and an equals sign; a semicolon before \
      anything else is the app's own affair.
      """,
    badExample: ExampleLink.page + "?apiKey=\(ExampleLink.key)&mode=signIn"
      + ";continueUrl=https%3A%2F%2Fapp.example.net%2F&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.complete,
    remedy: "Refuse the link; encode semicolons in values as `%3B`.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let semicolon = UInt8(ascii: ";")
    for layer in subject.firebaseLayers where layer.traits.written.contains(.semicolon) {
      guard let query = layer.layer.queryRange, layer.readText[query].contains(semicolon),
        let name = firstName(in: layer.readText[query])
      else { continue }
      reporter.report(
        rule, "a semicolon stands before a name of the action", layer: layer.index,
        range: layer.range(name.lowerBound - 1..<name.upperBound))
    }
  }

  private static func firstName(in query: ArraySlice<UInt8>) -> Range<Int>? {
    var start = query.startIndex
    // An ampersand begins a name that is read anyway; what counts begins behind a semicolon.
    while start < query.endIndex {
      let end = query[start...].firstIndex(of: UInt8(ascii: "&")) ?? query.endIndex
      let name = ParameterNames.action.findName(
        in: query[start..<end], behind: [UInt8(ascii: ";")], atStart: false)
      if let name { return name }
      start = end + 1
    }
    return nil
  }
}

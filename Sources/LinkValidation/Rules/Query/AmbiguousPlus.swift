internal import ActionLinks

/// Finds plus signs that are blanks to some readers.
enum AmbiguousPlus: LinkRule {
  static let rule = Rule(
    "ambiguous-plus", .warning, section: .query,
    title: "A raw `+` is a plus sign to some and a blank to others",
    rationale: """
      Android reads a raw `+` in a query as a blank, and so does every reader of HTML forms; iOS \
      and JavaScript keep it. A continue URL or code with one is thus two values. It counts in a \
      value of the action's parameters and of the URL that a link wraps; `%2B` and `%20` are clear. \
      What the continue URL has in its own query, the app reads in its own way.
      """,
    badExample: ExampleLink.action + "&continueUrl=https://app.example.com/finish%3Fname%3Da+b",
    goodExample: ExampleLink.action + "&continueUrl=https://app.example.com/finish%3Fname%3Da%2Bb",
    remedy: "Write a plus sign as `%2B` and a blank as `%20`.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let plus = UInt8(ascii: "+")
    // A plus sign stays as it is in each layer further in; the outermost shows it.
    for layer in subject.firebaseLayers where layer.traits.written.contains(.plus) {
      for parameter in layer.parameters {
        guard let known = parameter.parameter, known.group != .dynamicLink,
          parameter.valueTraits.written.contains(.plus),
          let first = layer.readText[parameter.valueRange].firstIndex(of: plus)
        else { continue }
        reporter.report(
          rule, "a raw '+' in \(known.name) is a blank to some readers", layer: layer.index,
          range: layer.range(first..<first + 1))
        return
      }
    }
  }
}

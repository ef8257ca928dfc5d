internal import URLStandard

/// Finds texts that hold nothing.
enum InputEmpty: LinkRule {
  static let rule = Rule(
    "input-empty", .error, cwe: 20, section: .recognition,
    title: "The text is empty",
    rationale: """
      There is no link to judge: the text is empty, or holds only blanks, line breaks and control \
      characters. Some SDKs refuse such a text by an exception rather than an answer.
      """,
    badExample: " ",
    goodExample: ExampleLink.complete,
    remedy: "Hand over the link itself, and find out where it was lost on its way.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard subject.isBlank else { return }
    reporter.report(rule, "the text holds no link", layer: 0)
  }
}

extension Subject {
  /// Whether the text holds only blanks and control characters, or nothing.
  var isBlank: Bool { outermost.text.allSatisfy(\.isC0ControlOrSpace) }
}

internal import ActionLinks

/// Finds links of the Authentication emulator.
enum EmulatorLink: LinkRule {
  static let rule = Rule(
    "emulator-link", .warning, section: .recognition,
    title: "The link is the Authentication emulator's",
    rationale: """
      The emulator hands out codes without asking anyone. They are worth nothing in a real project, \
      but a handler that follows such a link talks to a server that its sender chose.
      """,
    badExample: ExampleLink.emulator,
    goodExample: ExampleLink.complete,
    remedy: "Accept emulator links only in builds that are made for tests.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers where layer.kind == .emulatorLink {
      reporter.report(
        rule, "the path is the emulator's", layer: layer.index,
        range: layer.range(layer.layer.pathRange))
    }
  }
}

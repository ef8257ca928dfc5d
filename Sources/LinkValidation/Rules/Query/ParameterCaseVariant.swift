internal import ActionLinks

/// Finds known names in other letter case.
enum ParameterCaseVariant: LinkRule {
  static let rule = Rule(
    "parameter-case-variant", .warning, cwe: 178, section: .query,
    title: "A name differs from a known one only in letter case",
    rationale: """
      Letter case counts in names, so `MODE` is no `mode` to the SDKs. Other readers fold it: \
      FirebaseUI for Android does, and so do many servers. What one ignores the other follows. \
      Names of Dynamic Links count in Dynamic Links only.
      """,
    badExample: ExampleLink.action + "&MODE=resetPassword",
    goodExample: ExampleLink.action,
    remedy: "Write names exactly as Firebase does, and refuse links that do not.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.firebaseLayers where layer.hasUnknown {
      let names = ParameterNames.inQuery(of: layer)
      let variant = layer.parameters.first { parameter in
        parameter.parameter == nil && !parameter.name.utf8.elementsEqual("languageCode".utf8)
          && names.contains(ignoringCase: parameter.name.utf8)
      }
      guard let variant else { continue }
      reporter.report(
        rule, "a name differs from a known one only in letter case", layer: layer.index,
        range: layer.nameRange(variant))
    }
  }
}

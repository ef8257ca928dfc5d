internal import ActionLinks
internal import URLStandard

/// Finds known names that are percent-encoded.
enum ParameterNameEncoded: LinkRule {
  static let rule = Rule(
    "parameter-name-encoded", .warning, cwe: 177, section: .query,
    title: "A known name is percent-encoded",
    rationale: """
      No builder encodes the letters of a name. The SDKs decode names, the Dynamic Links SDK and \
      filters that search a text do not, and the iOS SDK decodes them twice: `%6Dode` and \
      `%256Dode` are `mode` to some and unknown to others. An escaped `_` in a name of Dynamic \
      Links is left out, for their builder writes it so.
      """,
    badExample: ExampleLink.page
      + "?apiKey=\(ExampleLink.key)&%6Dode=signIn&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Write names as they are, and refuse links that do not.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.firebaseLayers where layer.ownTraits.hasEscape || layer.followed != nil {
      let names = ParameterNames.inQuery(of: layer)
      guard let encoded = layer.parameters.first(where: { isEncoded($0, names) }) else { continue }
      reporter.report(
        rule, "a known name is percent-encoded", layer: layer.index,
        range: layer.nameRange(encoded))
    }
  }

  /// The most often that a reader decodes a name.
  private static let decodingCount = 3

  private static func isEncoded(_ parameter: LayerParameter, _ names: ParameterNames) -> Bool {
    guard parameter.nameTraits.hasEscape else { return false }
    let raw = Array(parameter.rawName)
    let decoded = raw.percentDecoded(upTo: decodingCount)
    guard decoded.count < raw.count, names.contains(ignoringCase: decoded) else { return false }
    guard parameter.parameter?.group == .dynamicLink else { return true }
    return raw.indices.contains { raw.isEscape(at: $0) && !raw[$0...].starts(with: "%5F".utf8) }
  }
}

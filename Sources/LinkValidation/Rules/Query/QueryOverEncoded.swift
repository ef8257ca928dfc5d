internal import ActionLinks

/// Finds queries that were encoded once more than they should be.
enum QueryOverEncoded: LinkRule {
  static let rule = Rule(
    "query-over-encoded", .warning, section: .query,
    title: "The query is encoded once too often",
    rationale: """
      A gateway or a script encoded the `=` and `&` between the parameters too, so that the query \
      is one parameter with a huge name or value, and the SDKs find nothing; the iOS SDK decodes \
      twice and finds all of it. It counts where decoding once more brings a name of the action \
      and its `=` to light: at the beginning of a name, behind a `&` in a name or in a value that \
      is no URL, or behind a `?` in the path; and where the URL that a link wraps is still encoded.
      """,
    badExample: ExampleLink.page
      + "?apiKey%3D\(ExampleLink.key)%26mode%3DsignIn%26oobCode%3D\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Decode the query once, and find out who encoded it.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.firebaseLayers where layer.traits.hasEscape {
      guard let place = overEncodedPath(layer) ?? overEncodedParameter(layer) else { continue }
      reporter.report(
        rule, "decoding once more brings parameters to light", layer: layer.index,
        range: layer.range(place))
    }
  }

  private static func overEncodedPath(_ layer: SubjectLayer) -> Range<Int>? {
    let path = layer.layer.pathRange
    return hidesName(layer.readText[path], behind: "?", atStart: false) ? path : nil
  }

  private static func overEncodedParameter(_ layer: SubjectLayer) -> Range<Int>? {
    for parameter in layer.parameters {
      if parameter.nameTraits.hasEscape,
        hidesName(layer.readText[parameter.nameRange], behind: "&", atStart: true)
      {
        return parameter.nameRange
      }
      guard parameter.valueTraits.hasEscape else { continue }
      let value = layer.readText[parameter.valueRange]
      let isOverEncoded =
        switch parameter.parameter {
        case .link, .deepLinkID: isEncodedURL(value)
        case .apiKey, .mode, .oobCode, .lang, .tenantID:
          hidesName(value, behind: "&", atStart: false)
        default: false
        }
      if isOverEncoded { return parameter.valueRange }
    }
    return nil
  }

  private static func hidesName(
    _ text: ArraySlice<UInt8>, behind delimiter: Unicode.Scalar, atStart: Bool
  ) -> Bool {
    guard text.contains(UInt8(ascii: "%")) else { return false }
    let decoded = Array(text).percentDecoded()
    return decoded.count < text.count
      && ParameterNames.action.findName(
        in: decoded[...], behind: [UInt8(ascii: delimiter)], atStart: atStart) != nil
  }

  /// Whether a value, decoded once, begins with the encoded scheme of a web address.
  private static func isEncodedURL(_ value: ArraySlice<UInt8>) -> Bool {
    let start = Array(value.prefix(64)).percentDecoded().prefix(8).map { $0 | 0x20 }
    return start.starts(with: "https%3a".utf8) || start.starts(with: "http%3a".utf8)
  }
}

internal import ActionLinks
internal import URLStandard

/// Finds languages that are no language tags.
enum LangMalformed: LinkRule {
  static let rule = Rule(
    "lang-malformed", .warning, cwe: 79, section: .recognition,
    title: "`lang` is no language tag",
    rationale: """
      `lang` is a BCP 47 tag: subtags of up to eight letters or digits with hyphens between them, \
      the first of letters only. A handler often writes it into its page as it is, so anything else \
      may be markup. `languageCode`, which older SDKs read, is held to the same. Every layer counts \
      that a reader may take the language from; an empty value counts as none.
      """,
    badExample: ExampleLink.action + "&lang=%22%3E%3Cscript%3E",
    goodExample: ExampleLink.action + "&lang=pt-BR",
    remedy: "Drop the parameter, or write a tag such as `en` or `pt-BR`.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers where layer.known.contains(.lang) || layer.hasUnknown {
      let malformed = layer.parameters.first { parameter in
        isLanguage(parameter) && !parameter.valueRange.isEmpty && !isLanguageTag(parameter.value)
      }
      guard let malformed else { continue }
      reporter.report(
        rule, "the language is no language tag", layer: layer.index,
        range: layer.valueRange(malformed))
    }
  }

  private static func isLanguage(_ parameter: LayerParameter) -> Bool {
    guard let known = parameter.parameter else {
      return parameter.name.utf8.elementsEqual("languageCode".utf8)
    }
    return known == .lang
  }

  /// Whether a text has the form of a language tag (RFC 5646, section 2.1), without asking whether
  /// the subtags are registered.
  private static func isLanguageTag(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, first.allSatisfy(\.isASCIIAlpha) else { return false }
    // A single letter first is `x` or `i`, and more must follow.
    let beginsPrivately = first.count == 1 && "xXiI".utf8.contains(first[first.startIndex])
    guard first.count >= 2 || beginsPrivately && subtags.count > 1 else { return false }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy(\.isASCIIAlphanumeric)
    }
  }
}

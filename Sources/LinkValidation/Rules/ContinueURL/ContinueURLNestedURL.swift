internal import ActionLinks
internal import URLStandard

/// Finds absolute URLs inside a continue URL.
enum ContinueURLNestedURL: LinkRule {
  static let rule = Rule(
    "continue-url-nested-url", .warning, cwe: 601, section: .continueURL,
    title: "A URL stands inside the continue URL",
    rationale: """
      An authorized host that redirects to what a parameter says is an open redirect: the continue URL \
      passes every check, and the user ends up elsewhere. That holds for any spelling that a browser \
      follows, such as `//host`, and for a URL that is encoded once more.
      """,
    badExample: ContinueURLExample.continuing(
      to: "https://app.example.com/out?url=https://evil.example/"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/out?page=cart"),
    remedy: """
      Pass a path or the name of a page instead of a URL, and let the receiving page check it.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      var allowed: (range: Range<Int>, place: ContinueURLPart.Place)?
      var other: (range: Range<Int>, place: ContinueURLPart.Place)?
      for part in subject.parts(of: layer) where other == nil {
        // Text before an `=` is a URL where that is the first `=` of a URL's own query.
        for text in textsWorthALook(in: part) {
          switch judge(text, at: part.place, of: layer, in: subject) {
          case nil: break
          case .note: allowed = allowed ?? (text.origin, part.place)
          default: other = other ?? (text.origin, part.place)
          }
        }
      }
      if let other {
        report(at: layer.range(other.range), in: other.place, layer: layer.index, &reporter)
      } else if let allowed {
        reportAllowed(
          at: layer.range(allowed.range), in: allowed.place, layer: layer.index, &reporter)
      }
    }
  }

  /// Reports a URL that may lead anywhere.
  static func report(
    at place: Range<Int>?, in part: ContinueURLPart.Place, layer: Int, _ reporter: inout Reporter
  ) {
    // Whole texts, for putting one together takes longer than all the rest of a quick judgement.
    let message =
      switch part {
      case .path: "an absolute URL stands in the continue URL's path"
      case .query: "an absolute URL stands in the continue URL's query"
      case .fragment: "an absolute URL stands in the continue URL's fragment"
      }
    reporter.report(rule, message, layer: layer, range: place)
  }

  /// Reports a URL that leads where a continue URL may lead anyway, or is hidden.
  static func reportAllowed(
    at place: Range<Int>?, in part: ContinueURLPart.Place, layer: Int, _ reporter: inout Reporter
  ) {
    reporter.report(
      rule,
      "an absolute URL stands in the continue URL's \(part.rawValue); its host is allowed, or "
        + "Base64 hides it",
      severity: .note, layer: layer, range: place)
  }

  /// Value and name of a part, as far as something in them may be a URL, or hide one.
  private static func textsWorthALook(in part: ContinueURLPart) -> [TracedText] {
    let isPath = part.place == .path
    func isWorthALook(_ text: ArraySlice<UInt8>, _ traits: TextTraits) -> Bool {
      traits.hasEscape || !traits.written.isDisjoint(with: isPath ? .colon : [.colon, .slash])
        || Base64Text.isHidden(in: text, slashSeparates: part.place != .query)
    }
    var texts: [TracedText] = []
    if isWorthALook(part.rawValue, part.valueTraits) { texts.append(part.value) }
    if isWorthALook(part.rawName, part.nameTraits) { texts.append(part.name) }
    return texts
  }

  /// How grave the gravest URL in a text is, or `nil` where there is none.
  private static func judge(
    _ text: TracedText, at place: ContinueURLPart.Place, of layer: SubjectLayer,
    in subject: Subject
  ) -> Severity? {
    let urls = nestedURLs(in: text, at: place)
    if !urls.isEmpty {
      let areAllowed = urls.allSatisfy { $0.isAllowed(by: subject.policy, besides: layer.host) }
      return areAllowed ? .note : .warning
    }
    let hidden = Base64Text.hidden(in: text.bytes, slashSeparates: place != .query)
    return hidden.contains { !NestedURL.all(in: $0.text, isValue: false).isEmpty } ? .note : nil
  }

  /// The URLs in a text, however often it must be decoded to see them.
  static func nestedURLs(in text: TracedText, at place: ContinueURLPart.Place) -> [NestedURL] {
    text.readings.flatMap { reading in
      let bytes = reading.bytes
      let text =
        bytes.contains(where: \.isASCIITabOrNewline)
        ? bytes.filter { !$0.isASCIITabOrNewline } : bytes
      return NestedURL.all(in: text, isValue: place != .path)
    }
  }
}

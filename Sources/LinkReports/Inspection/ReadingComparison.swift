internal import ActionLinks

/// How one SDK's reading of a link differs from the toolkit's, in words.
struct ReadingComparison {
  /// The SDK and its function.
  let name: String
  /// What differs, a line each, or in one line how the two agree; codes are not in it.
  let lines: [String]
  /// Whether nothing differs.
  let agrees: Bool

  /// All readings in the order of the JSON form; none where the input was not read.
  static func all(of inspection: LinkInspection) -> [ReadingComparison] {
    guard let link = inspection.link, let readings = inspection.readings else { return [] }
    let comparer = ReadingComparer(link: link, redactor: inspection.redactor)
    return [
      comparer.signInCode("iOS isSignIn", readings.iOSSignInCode),
      comparer.iOSFields("iOS ActionCodeURL", readings.iOSActionCodeURL),
      comparer.fields("JavaScript", readings.javaScript),
      comparer.fields("JavaScript to v8", readings.legacyJavaScript),
      comparer.fields("Android", readings.android),
      comparer.fields("React Native", readings.reactNative),
      comparer.isSignIn("Flutter isSignIn", readings.isSignInLink.flutter),
      dynamicLink("iOS Dynamic Links", readings.iOSDynamicLink),
    ]
  }

  /// The matcher has no counterpart here, so that it can only be told.
  private static func dynamicLink(_ name: String, _ match: IOSDynamicLinkMatch) -> Self {
    let text =
      match.matchesShortLinkFormat
      ? "a short link" : match.canParseUniversalLink ? "a long link" : "none of its links"
    return Self(name: name, lines: [text], agrees: true)
  }
}

/// Compares readings with one link.
private struct ReadingComparer {
  let link: ActionLink
  let redactor: CodeRedactor

  private var parameters: ActionParameters { link.parameters }

  /// A field as the SDK has it, and as the toolkit has it.
  private struct Field {
    let name: String
    let theirs: String?
    let ours: String?
    var isCode = false
  }

  func signInCode(_ name: String, _ reading: SDKReading<ActionCode>) -> ReadingComparison {
    guard let code = reading.fields, link.isSignIn else {
      return isSignIn(name, reading.fields != nil)
    }
    let difference = difference(codeField(code))
    return ReadingComparison(
      name: name, lines: [difference ?? "agrees: a sign-in link"], agrees: difference == nil)
  }

  func isSignIn(_ name: String, _ isSignIn: Bool) -> ReadingComparison {
    let agrees = isSignIn == link.isSignIn
    let text = isSignIn ? "a sign-in link" : "no sign-in link"
    return ReadingComparison(
      name: name, lines: [(agrees ? "agrees: " : "differs: ") + text], agrees: agrees)
  }

  func iOSFields(_ name: String, _ reading: SDKReading<IOSActionCodeURL>) -> ReadingComparison {
    let operation = parameters.mode.flatMap { ActionCodeOperation(mode: $0.utf8.span) }
    let wanted = operation.map { $0 == .emailSignIn ? "emailLink" : $0.rawValue } ?? "unknown"
    return compare(name, reading, isLink: parameters != ActionParameters()) { fields in
      [
        Field(name: "operation", theirs: fields.operation.rawValue, ours: wanted),
        codeField(fields.oobCode),
        Field(name: "apiKey", theirs: fields.apiKey, ours: parameters.apiKey),
        Field(name: "continueUrl", theirs: fields.continueURL, ours: parameters.continueURL),
        Field(name: "lang", theirs: fields.languageCode, ours: parameters.lang),
      ]
    }
  }

  func fields(_ name: String, _ reading: SDKReading<ActionCodeURLFields>) -> ReadingComparison {
    compare(name, reading, isLink: parameters.operation != nil) { fields in
      [
        Field(
          name: "operation", theirs: fields.operation,
          ours: parameters.operation?.requestType),
        codeField(fields.oobCode),
        Field(name: "apiKey", theirs: fields.apiKey, ours: parameters.apiKey),
        Field(name: "continueUrl", theirs: fields.continueURL, ours: parameters.continueURL),
        Field(name: "lang", theirs: fields.languageCode, ours: parameters.lang),
        Field(name: "tenantId", theirs: fields.tenantID, ours: parameters.tenantID),
      ]
    }
  }

  private func codeField(_ code: ActionCode?) -> Field {
    Field(
      name: "oobCode", theirs: code.map(redactor.text(for:)),
      ours: parameters.oobCode.map(redactor.text(for:)), isCode: true)
  }

  private func compare<Fields>(
    _ name: String, _ reading: SDKReading<Fields>, isLink: Bool, fields: (Fields) -> [Field]
  ) -> ReadingComparison {
    switch reading {
    case .throwing(let fault):
      return ReadingComparison(name: name, lines: ["differs: \(fault)"], agrees: false)
    case .notALink:
      let text = (isLink ? "differs: " : "agrees: ") + "no action link"
      return ReadingComparison(name: name, lines: [text], agrees: !isLink)
    case .link(let link):
      let differences = fields(link).compactMap(difference)
      return ReadingComparison(
        name: name, lines: differences.isEmpty ? ["agrees"] : differences,
        agrees: differences.isEmpty)
    }
  }

  /// What is said of a field, or `nil` where the two are equal.
  private func difference(_ field: Field) -> String? {
    guard field.theirs != field.ours else { return nil }
    let theirs = shown(field.theirs, of: field).map { "is \($0)" } ?? "is missing"
    let ours = shown(field.ours, of: field) ?? "missing"
    return "differs: \(field.name) \(theirs), here \(ours)"
  }

  private func shown(_ value: String?, of field: Field) -> String? {
    value.map { value in
      // A code is its digest already.
      let text = field.isCode ? value : redactor.text(value)
      return "\"\(TerminalText.abridged(text, limit: 80))\""
    }
  }
}

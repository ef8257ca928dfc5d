internal import ActionLinks

/// What an SDK's reading has that the toolkit's has not, and the other way round.
struct ReadingComparison {
  /// The SDK and its function.
  let name: String
  /// What differs, or how the two agree.
  let text: String
  /// Whether nothing differs.
  let agrees: Bool

  /// All readings in the order of the JSON form.
  static func all(_ readings: SDKReadings, _ inspection: LinkInspection) -> [ReadingComparison] {
    let ours = inspection.link?.parameters ?? ActionParameters()
    let signIn = readings.isSignInLink
    return [
      signInCode("iOS isSignIn", readings.iOSSignInCode, ours, inspection),
      iOS("iOS ActionCodeURL", readings.iOSActionCodeURL, ours, inspection.redactor),
      fields("JavaScript", readings.javaScript, ours, inspection.redactor),
      fields("JavaScript to v8", readings.legacyJavaScript, ours, inspection.redactor),
      fields("Android", readings.android, ours, inspection.redactor),
      fields("React Native", readings.reactNative, ours, inspection.redactor),
      answer("Flutter isSignIn", signIn.flutter, inspection),
      dynamicLink(readings.iOSDynamicLink),
    ]
  }

  private static func signInCode(
    _ name: String, _ reading: SDKReading<ActionCode>, _ ours: ActionParameters,
    _ inspection: LinkInspection
  ) -> ReadingComparison {
    guard let code = reading.fields else { return answer(name, false, inspection) }
    if inspection.link?.isSignIn == true, code == ours.oobCode {
      return ReadingComparison(name: name, text: "agrees: a sign-in link", agrees: true)
    }
    let text = "a sign-in link, with oobCode \(quoted(inspection.redactor.text(for: code)))"
    return ReadingComparison(name: name, text: text, agrees: false)
  }

  private static func answer(
    _ name: String, _ isSignIn: Bool, _ inspection: LinkInspection
  ) -> ReadingComparison {
    let agrees = isSignIn == (inspection.link?.isSignIn ?? false)
    let text = isSignIn ? "a sign-in link" : "no sign-in link"
    return ReadingComparison(name: name, text: (agrees ? "agrees: " : "") + text, agrees: agrees)
  }

  private static func dynamicLink(_ match: IOSDynamicLinkMatch) -> ReadingComparison {
    let text =
      match.matchesShortLinkFormat
      ? "a short link" : match.canParseUniversalLink ? "a long link" : "not its link"
    return ReadingComparison(name: "iOS Dynamic Links", text: text, agrees: true)
  }

  private static func iOS(
    _ name: String, _ reading: SDKReading<IOSActionCodeURL>, _ ours: ActionParameters,
    _ redactor: CodeRedactor
  ) -> ReadingComparison {
    let operation = ours.mode.flatMap { ActionCodeOperation(mode: $0.utf8.span) }
    let wanted = operation.map { $0 == .emailSignIn ? "emailLink" : $0.rawValue } ?? "unknown"
    return compare(name, reading, isLink: ours != ActionParameters()) { fields in
      [
        ("operation", fields.operation.rawValue, wanted),
        ("oobCode", fields.oobCode.map(redactor.text(for:)), ours.oobCode.map(redactor.text(for:))),
        ("apiKey", fields.apiKey, ours.apiKey),
        ("continueUrl", fields.continueURL.map(redactor.text), ours.continueURL.map(redactor.text)),
        ("lang", fields.languageCode, ours.lang),
      ]
    }
  }

  private static func fields(
    _ name: String, _ reading: SDKReading<ActionCodeURLFields>, _ ours: ActionParameters,
    _ redactor: CodeRedactor
  ) -> ReadingComparison {
    compare(name, reading, isLink: ours.operation != nil) { fields in
      [
        ("operation", fields.operation, ours.operation?.requestType),
        ("oobCode", redactor.text(for: fields.oobCode), ours.oobCode.map(redactor.text(for:))),
        ("apiKey", fields.apiKey, ours.apiKey),
        ("continueUrl", fields.continueURL.map(redactor.text), ours.continueURL.map(redactor.text)),
        ("lang", fields.languageCode, ours.lang),
        ("tenantId", fields.tenantID, ours.tenantID),
      ]
    }
  }

  private static func compare<Fields>(
    _ name: String, _ reading: SDKReading<Fields>, isLink: Bool,
    values: (Fields) -> [(name: String, theirs: String?, ours: String?)]
  ) -> ReadingComparison {
    switch reading {
    case .throwing(let fault):
      return ReadingComparison(name: name, text: fault.description, agrees: false)
    case .notALink:
      let text = (isLink ? "" : "agrees: ") + "no action link"
      return ReadingComparison(name: name, text: text, agrees: !isLink)
    case .link(let fields):
      let differences = values(fields).filter { $0.theirs != $0.ours }
      guard !differences.isEmpty else {
        return ReadingComparison(name: name, text: "agrees", agrees: true)
      }
      let text = differences.map { "\($0.name) \($0.theirs.map(quoted) ?? "missing")" }
      return ReadingComparison(
        name: name, text: "differs: " + text.joined(separator: ", "), agrees: false)
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

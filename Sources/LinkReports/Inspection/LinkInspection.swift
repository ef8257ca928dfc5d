public import ActionLinks
internal import DomainNames
public import LinkValidation
internal import URLStandard

/// Everything that is shown of one link: what it was read as, and what each SDK makes of it.
///
/// The reports in this module write it as a tree of layers or as JSON; whatever they write comes
/// through the redaction that ``InspectionOptions/codeDigest`` asks for.
public struct LinkInspection: Sendable {
  /// Why there is no link, where there is none.
  public struct Failure: Sendable, Hashable {
    /// A short name, such as `input-too-long`.
    public let code: String
    /// Where, in bytes from the beginning of the input.
    public let offset: Int

    /// Creates a failure.
    public init(code: String, offset: Int) {
      self.code = code
      self.offset = offset
    }
  }

  /// The input as given, or `nil` where it was too long to be kept.
  let input: [UInt8]?
  /// The link, or `nil` where there is a failure.
  public let link: ActionLink?
  /// What each SDK makes of the input, or `nil` where there is a failure.
  public let readings: SDKReadings?
  /// What was found on the link, by place; empty where it was not judged.
  public private(set) var findings: [Finding] = []
  /// What the findings amount to, or `nil` where there is a failure, or no policy.
  public private(set) var verdict: Verdict?
  /// Why there is no link, or `nil`.
  public let failure: Failure?

  let redactor: CodeRedactor

  /// Reads an input.
  ///
  /// - Parameters:
  ///   - input: The link as it was found, in bytes.
  ///   - options: How to read and show it.
  /// - Complexity: O(*n*), where *n* is the length of the input.
  public init(of input: Span<UInt8>, options: InspectionOptions) {
    let read = Result<ActionLink, ActionLinkError> { () throws(ActionLinkError) in
      try options.read(input)
    }
    switch read {
    case .success(let link):
      self.init(of: link, options: options)
      if let judge = options.judge { take(judge.judge(link, readings: readings), of: judge) }
    case .failure(let error):
      self.init(
        failure: Failure(code: error.code.rawValue, offset: error.offset), options: options)
    }
  }

  /// Takes a link that was read and judged already, by the options' judge.
  ///
  /// - Parameters:
  ///   - judgement: The link, and what was found on it.
  ///   - options: How it was read, and how to show it.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public init(judgement: Judgement, options: InspectionOptions) {
    self.init(of: judgement.link, options: options)
    if let judge = options.judge { take(judgement, of: judge) }
  }

  private init(of link: ActionLink, options: InspectionOptions) {
    let text = link.text
    let readings = SDKReadings(
      of: text.span, dynamicLinkDomains: options.dynamicLinkDomains, domainToASCII: .foundation)
    self.init(
      input: text, link: link, readings: readings, failure: nil,
      redactor: CodeRedactor(
        digest: options.codeDigest, codes: Self.codes(in: link, readings), input: text))
  }

  private mutating func take(_ judgement: Judgement, of judge: LinkJudge) {
    take(judge.findings(of: judgement), judge.hasPolicy ? judgement.verdict : nil)
  }

  /// Takes what was found on the link.
  mutating func take(_ findings: [Finding], _ verdict: Verdict?) {
    self.findings = findings
    self.verdict = verdict
  }

  /// Takes note of an input that could not be read.
  ///
  /// - Parameters:
  ///   - failure: Why.
  ///   - input: The input, if it is at hand; it is shown without codes.
  ///   - options: How to show it.
  public init(failure: Failure, input: [UInt8]? = nil, options: InspectionOptions) {
    self.init(
      input: input, link: nil, readings: nil, failure: failure,
      redactor: CodeRedactor(digest: options.codeDigest, input: input ?? []))
  }

  private init(
    input: [UInt8]?, link: ActionLink?, readings: SDKReadings?, failure: Failure?,
    redactor: CodeRedactor
  ) {
    self.input = input
    self.link = link
    self.readings = readings
    self.failure = failure
    self.redactor = redactor
  }

  /// The codes that any reader finds.
  private static func codes(in link: ActionLink, _ readings: SDKReadings) -> [ActionCode] {
    let found: [ActionCode?] = [
      link.parameters.oobCode, readings.iOSSignInCode.fields,
      readings.iOSActionCodeURL.fields?.oobCode, readings.javaScript.fields?.oobCode,
      readings.legacyJavaScript.fields?.oobCode, readings.android.fields?.oobCode,
      readings.reactNative.fields?.oobCode,
    ]
    return found.compactMap { $0 }
  }

  // MARK: What reports show, without codes

  /// A layer's host for people: its labels in Unicode, where they are valid.
  static func displayHost(of layer: LinkLayer) -> String? {
    guard let host = layer.host else { return nil }
    guard layer.url?.offsets.hostKind == .domain else { return host }
    return ICUDomainToASCII.icu.displayForm(of: host)
  }

  /// A pair of the payload as it is shown.
  struct PayloadItem {
    var name: String
    var value: String
    var raw: String
  }

  /// The payload, codes in it as their digests.
  var payload: [PayloadItem] {
    (link?.payload ?? []).map { parameter in
      // In both forms a code is shown by the same digest.
      let isCode = NamedCodes.areNamed(by: parameter.name)
      let value = redactor.value(parameter.value, of: parameter.name)
      return PayloadItem(
        name: redactor.text(parameter.name), value: value,
        raw: isCode && redactor.hidesCodes ? value : redactor.text(parameter.rawValue))
    }
  }
}

extension LinkInspection: CustomStringConvertible, CustomReflectable {
  /// The kind of the link or the failure; nothing of the input, which may hold a code.
  public var description: String {
    "LinkInspection(\(failure?.code ?? link?.kind.rawValue ?? "nothing"))"
  }

  /// A mirror without children, so that `dump` shows no code either.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

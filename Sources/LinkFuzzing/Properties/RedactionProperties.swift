internal import ActionLinks
internal import DomainNames
internal import JSONText
public import LinkReports
internal import LinkValidation
internal import URLStandard

extension LinkProperties {
  /// What is shown of a link.
  public enum ShownForm: Sendable, Hashable, CaseIterable {
    /// The inspection as JSON.
    case json
    /// The inspection as text.
    case text
    /// The verdict as text.
    case verdict
    /// Descriptions, dumps, and the messages of findings.
    case descriptions
  }

  /// No output about a link shows the codes that a reader finds in it.
  ///
  /// What is shown is searched as somebody would who wants the code: in any letter case, and
  /// percent-decoded again and again.
  ///
  /// - Parameters:
  ///   - link: A link with marked codes.
  ///   - form: What is shown.
  ///   - options: How the link is inspected.
  /// - Throws: ``PropertyFailure`` where a mark shows.
  public static func codesStayHidden(
    in link: MarkedLink, as form: ShownForm, options: InspectionOptions = judgedInspection
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("codesStayHidden", detail) }
    let inspection = LinkInspection(of: link.bytes.span, options: options)
    let output = output(of: inspection, as: form)
    // Escapes, six bytes for one at most, in each layer and reading of the link.
    guard output.count <= 400 * link.bytes.count + 100_000 else { throw fail("too much output") }
    let codes = revealedCodes(of: inspection)
    let marks = link.marks.filter { mark in codes.contains { contains([mark], in: $0) } }
    guard !marks.isEmpty else { return }
    guard !shows(marks, in: output) else { throw fail("a code in \(form)") }
    guard form == .descriptions else { return }
    for layer in inspection.link?.layers ?? [] {
      guard let url = layer.url, shows(marks, in: Array("\(url)".utf8)) else { continue }
      // A URL says where it leads. What stands in its path is a code to few readers.
      guard shows(marks, in: Array((url.hostname + url.pathname).utf8)) else {
        throw fail("a code in the description of a URL")
      }
    }
  }

  private static func output(of inspection: LinkInspection, as form: ShownForm) -> [UInt8] {
    switch form {
    case .json:
      var writer = JSONWriter(style: .compact)
      inspection.write(to: &writer)
      return writer.bytes
    case .text: return InspectionText(of: inspection).utf8
    case .verdict: return CheckText(of: inspection, name: "link").utf8
    case .descriptions: return Array(descriptions(of: inspection).utf8)
    }
  }

  /// Inspection with a policy, and codes hidden.
  public static let judgedInspection: InspectionOptions = {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["app.example.com"]
    policy.linkDomains = ["links.example.com"]
    policy.apiKeys = ["k"]
    return InspectionOptions(judge: LinkJudge(policy: policy))
  }()

  /// The codes that any reader finds, in lower case.
  private static func revealedCodes(of inspection: LinkInspection) -> [[UInt8]] {
    let readings = inspection.readings
    let codes: [ActionCode?] = [
      inspection.link?.parameters.oobCode, readings?.iOSSignInCode.fields,
      readings?.iOSActionCodeURL.fields?.oobCode, readings?.javaScript.fields?.oobCode,
      readings?.legacyJavaScript.fields?.oobCode, readings?.android.fields?.oobCode,
      readings?.reactNative.fields?.oobCode,
    ]
    return codes.compactMap { $0?.revealedBytes.map(lowercased) }
  }

  /// All that is said of a link without being asked for its parts.
  private static func descriptions(of inspection: LinkInspection) -> String {
    var text = "\(inspection) " + String(reflecting: inspection)
    text += inspection.findings.map(\.message).joined(separator: " ")
    guard let link = inspection.link else { return text }
    text += " \(link) " + String(reflecting: link) + " \(link.parameters)"
    dump(link, to: &text)
    dump(link.parameters, to: &text)
    if let readings = inspection.readings { dump(readings, to: &text) }
    for layer in link.layers {
      text += " \(layer) "
      if let error = layer.urlParsingError { text += " \(error)" }
    }
    return text
  }

  // MARK: Searching

  /// Whether a mark stands in an output in any case, decoded up to eight times.
  static func shows(_ marks: [[UInt8]], in output: [UInt8]) -> Bool {
    var text = output.map(lowercased)
    for _ in 0...8 {
      if contains(marks, in: text) { return true }
      let next = percentDecoded(text).map(lowercased)
      if next.count == text.count { return false }
      text = next
    }
    return false
  }

  /// Whether one of some marks, which all begin with the same letter, stands in a text.
  private static func contains(_ marks: [[UInt8]], in text: [UInt8]) -> Bool {
    guard let first = marks.first?.first else { return false }
    let bytes = text.span
    var start = 0
    while let place = bytes.firstOffset(of: first, in: start..<bytes.count) {
      let rest = bytes.extracting(place...)
      if marks.contains(where: { rest.starts(with: $0.span) }) { return true }
      start = place + 1
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

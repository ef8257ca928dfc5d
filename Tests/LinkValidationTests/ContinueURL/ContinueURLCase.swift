import ActionLinks
import DomainNames
import LinkValidation
import Testing
import URLStandard

/// A continue URL, and what one rule must say of it.
struct ContinueURLCase: Sendable, CustomTestStringConvertible {
  /// The continue URL, or the raw value of the parameter.
  let text: String
  /// The severity of the gravest finding, or `nil` for none.
  let severity: Severity?
  /// What the finding's range covers.
  let marked: String?
  /// The layer of the finding.
  let layer: Int
  /// Whether `text` is the raw value, not to be encoded.
  let isRaw: Bool

  init(
    _ text: String, _ severity: Severity?, _ marked: String? = nil, layer: Int = 1,
    isRaw: Bool = false
  ) {
    self.text = text
    self.severity = severity
    self.marked = marked
    self.layer = layer
    self.isRaw = isRaw
  }

  var testDescription: String { text.count > 80 ? text.prefix(80) + "…" : text }

  /// The link around the continue URL.
  var link: String { Self.link(writing: isRaw ? text : Self.encoded(text)) }

  static func encoded(_ text: String) -> String { String(percentEncoding: text, using: .component) }

  static func link(writing value: String) -> String {
    "https://example-app.firebaseapp.com/__/auth/action"
      + "?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn"
      + "&oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE"
      + "&continueUrl=\(value)&lang=en"
  }

  /// Checks what a rule says of the case.
  func expect(
    _ rule: String, policy: LinkPolicy = .twoLists,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let link = try ActionLink(link, domains: .icu)
    let findings = RuleFindings(of: rule, on: link, policy: policy)
    #expect(findings.gravest?.severity == severity, sourceLocation: sourceLocation)
    guard let finding = findings.gravest, let marked else { return }
    #expect(finding.layer == layer, sourceLocation: sourceLocation)
    #expect(findings.marked(finding) == marked, sourceLocation: sourceLocation)
  }
}

/// What one rule found on a link.
struct RuleFindings {
  let link: ActionLink
  let findings: [Finding]

  init(of rule: String, on link: ActionLink, policy: LinkPolicy) {
    self.link = link
    findings = LinkValidator(policy: policy).judge(link).findings.filter { $0.rule == rule }
  }

  /// The gravest finding.
  var gravest: Finding? { findings.max { $0.severity < $1.severity } }

  /// The text that a finding's range covers.
  func marked(_ finding: Finding) -> String? {
    guard let layer = finding.layer, let range = finding.range else { return nil }
    return String(decoding: link.layers[layer].textBytes[range], as: UTF8.self)
  }
}

extension LinkPolicy {
  /// A policy with both lists of hosts.
  static var twoLists: LinkPolicy {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["app.example.com", "example-app.firebaseapp.com", "localhost"]
    policy.linkDomains = ["example-app.firebaseapp.com", "links.example.com"]
    return policy
  }

  /// A policy with other values at one key.
  static func twoLists(_ change: (inout LinkPolicy) -> Void) -> LinkPolicy {
    var policy = twoLists
    change(&policy)
    return policy
  }
}

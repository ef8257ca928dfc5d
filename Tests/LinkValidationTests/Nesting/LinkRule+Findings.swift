import ActionLinks
import DomainNames

@testable import LinkValidation

extension LinkRule {
  /// What the rule alone finds on a link.
  static func findings(on text: String, under policy: LinkPolicy = .listed) throws -> [Finding] {
    let link = try ActionLink(
      text,
      dynamicLinkDomains: policy.dynamicLinkDomains.compactMap {
        DynamicLinkDomain($0, domains: .icu)
      }, domains: .icu)
    var reporter = Reporter()
    check(Subject(link, policy: PolicyIndex(policy), expectation: .anything), &reporter)
    return reporter.findings
  }

  /// What the rule alone finds, as `layer severity text-of-the-range`, and `-` for no range.
  static func summaries(on text: String, under policy: LinkPolicy = .listed) throws -> [String] {
    let link = try ActionLink(
      text,
      dynamicLinkDomains: policy.dynamicLinkDomains.compactMap {
        DynamicLinkDomain($0, domains: .icu)
      }, domains: .icu)
    return try findings(on: text, under: policy).map { finding in
      let layer = finding.layer.map { link.layers[$0] }
      let place = finding.range.flatMap { range in
        layer.map { String(decoding: $0.textBytes[range], as: UTF8.self) }
      }
      return "\(finding.layer ?? -1) \(finding.severity) \(place ?? "-")"
    }
  }
}

extension LinkPolicy {
  /// A policy with entries in both lists of hosts.
  static let listed: LinkPolicy = {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["app.example.com", "localhost"]
    policy.linkDomains = ["example-app.firebaseapp.com", "links.example.com"]
    return policy
  }()

  /// A policy without any list.
  static let empty = LinkPolicy()

  /// The policy after a change.
  func with(_ change: (inout LinkPolicy) -> Void) -> LinkPolicy {
    var policy = self
    change(&policy)
    return policy
  }
}

/// Links to build rows from; hosts, key and code are invented.
enum SampleLink {
  static let key = "AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"
  static let code = "FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE"
  static let query = "apiKey=\(key)&mode=signIn&oobCode=\(code)"
  static let page = "https://example-app.firebaseapp.com/__/auth/action"
  /// An action URL without a continue URL.
  static let action = "\(page)?\(query)"

  /// An action URL with a continue URL.
  static func action(continuing target: String) -> String {
    "\(action)&continueUrl=\(escaped(target))"
  }

  /// A Hosting link around another link.
  static func hosting(_ target: String, host: String = "links.example.com") -> String {
    "https://\(host)/__/auth/links?link=\(escaped(target))"
  }

  /// A Dynamic Link around another link.
  static func dynamic(_ target: String, _ more: String = "") -> String {
    "https://example-app.page.link/?link=\(escaped(target))\(more)"
  }

  /// A custom-scheme link around another link.
  static func custom(_ target: String, scheme: String = "com.example.app") -> String {
    "\(scheme)://google/link/?deep_link_id=\(escaped(target))"
  }

  /// A text with everything but letters and digits percent-encoded.
  static func escaped(_ text: String) -> String {
    String(
      decoding: text.utf8.flatMap { byte -> [UInt8] in
        let isUnreserved =
          byte > 0x7F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "-")
        if isUnreserved { return [byte] }
        let hex = Array("0123456789ABCDEF".utf8)
        return [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }, as: UTF8.self)
  }
}

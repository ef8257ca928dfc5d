import ActionLinks
import DomainNames
import LinkValidation
import OutsideReaders
import Testing

@Suite(
  "Accepted links before the real readers",
  .enabled(if: InputFolder.isPresent, "the data folder is missing"))
struct AcceptedLinkTests {
  /// How much a policy forgives.
  enum Leniency: String, Sendable, CaseIterable {
    /// What says nothing about how a URL is read, and would keep many a link from being accepted.
    case circumstances
    /// All rules but those on hosts and on the text of URLs.
    case everythingButHosts

    /// The rules that are ignored.
    var ignoredRules: [String] {
      switch self {
      case .circumstances:
        [
          "action-parameters-on-dynamic-link-host", "continue-url-insecure-http",
          "continue-url-on-dynamic-link-domain", "dynamic-links-retired", "emulator-link",
          "fragment-swallows-parameters", "host-not-idna2008",
          "link-insecure-http", "api-key-malformed", "lang-malformed",
        ]
      case .everythingButHosts:
        Rule.all.filter { $0.section != .host && $0.section != .text }.map(\.id)
      }
    }
  }

  @Test(
    "No reader takes another scheme, host or port from a layer of an accepted link",
    arguments: Leniency.allCases)
  func agreement(_ leniency: Leniency) throws {
    let readers = OutsideReaderKind.allCases.compactMap { try? $0.start() }
    #expect(readers.count >= 2)
    var survey = Survey()
    try CandidateLinks.forEachPart { texts in
      var layers: [[UInt8]] = []
      for text in texts {
        let link = try ActionLink(text.span, domains: .icu)
        let policy = Self.policy(for: link, ignoring: leniency.ignoredRules)
        let judgement = LinkValidator(policy: policy).judge(link)
        survey.add(judgement)
        if judgement.verdict == .accept { layers += Self.urls(in: link) }
      }
      for found in try disagreements(onLayers: layers, among: readers) {
        let text = String(decoding: layers[found.layer], as: UTF8.self)
        Issue.record("\(text.debugDescription): \(found)")
      }
    }
    survey.report("\(leniency.rawValue), \(readers.count) readers")
    #expect(survey.acceptedCount > 500)
  }

  /// The policy that lists whatever a link has.
  private static func policy(for link: ActionLink, ignoring rules: [String]) -> LinkPolicy {
    var policy = LinkPolicy()
    let layers = link.layers
    policy.authorizedDomains = hosts(
      of: layers.filter { $0.role == .continue || $0.role == .action })
    policy.linkDomains = hosts(of: layers)
    policy.customSchemes = layers.compactMap(\.scheme).filter { $0.contains(".") }
    policy.ignore = rules.map {
      IgnoreEntry(rule: $0, reason: "it says nothing of how URLs are read")
    }
    return policy
  }

  /// The URLs that somebody may open: the layers, and what a Dynamic Link falls back to.
  private static func urls(in link: ActionLink) -> [[UInt8]] {
    link.layers.flatMap { layer in
      let fallbacks = layer.queryParameters.filter {
        ["ofl", "afl", "ifl", "ipfl"].contains($0.name) && $0.isUTF8
      }
      return [layer.textBytes] + fallbacks.map { Array($0.value.utf8) }
    }
  }

  /// The hosts that can be listed.
  private static func hosts(of layers: [LinkLayer]) -> [String] {
    layers.compactMap(\.host).filter { (try? LinkDomain($0)) != nil }
  }
}

/// What became of the links.
private struct Survey {
  private var count = 0
  private(set) var acceptedCount = 0
  private var rejections: [String: Int] = [:]

  mutating func add(_ judgement: Judgement) {
    count += 1
    if judgement.verdict == .accept { acceptedCount += 1 }
    for rule in Set(judgement.findings.filter { $0.severity != .note }.map(\.rule)) {
      rejections[rule, default: 0] += 1
    }
  }

  /// Prints the counts.
  func report(_ name: String) {
    print("\(name): \(count) texts, \(acceptedCount) accepted; against the others spoke:")
    for (rule, count) in rejections.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) \(rule)")
    }
  }
}

import ActionLinks
import DomainNames
import LookalikeNames
import Testing
import URLStandard

@testable import LinkValidation

/// Links that continue to a homograph of an authorized domain.
@Suite("Links to homographs")
struct HomographLinkTests {
  static let validator: LinkValidator = {
    var policy = LinkPolicy()
    policy.authorizedDomains = HomographTable.names + ordinaryIDNs
    return LinkValidator(policy: policy)
  }()

  /// Names that are not ASCII and look like nothing else.
  static let ordinaryIDNs = [
    "b\u{FC}cher.example", "\u{43F}\u{440}\u{438}\u{43C}\u{435}\u{440}.\u{440}\u{444}",
    "\u{65E5}\u{672C}\u{8A9E}.jp", "m\u{FC}nchen.de",
    "\u{3C0}\u{3B1}\u{3C1}\u{3AC}\u{3B4}\u{3B5}\u{3B9}\u{3B3}\u{3BC}\u{3B1}.gr",
    "\u{645}\u{62B}\u{627}\u{644}.example", "xn--bcher-kva.de", "ni\u{F1}o.example",
  ]

  @Test("every code point that looks like one of a name's stands for it in one")
  func volume() {
    #expect(HomographTable.names.count == 200)
    let count = HomographTable.names.reduce(0) { $0 + HomographTable.homographs(of: $1).count }
    print("\(count) homographs of \(HomographTable.names.count) names")
    #expect(count > 100_000)
  }

  @Test("a homograph gets the verdict and the rule that its kind deserves", arguments: 0..<10)
  func homographs(part: Int) throws {
    var mistaken: [String] = []
    var kinds: [Kind: Int] = [:]
    for name in HomographTable.names.dropFirst(part * 20).prefix(20) {
      let skeleton = try #require(HostAppearance(of: name)).skeleton
      for host in HomographTable.homographs(of: name) {
        let kind = Kind(of: host, name: name, skeleton: skeleton)
        kinds[kind, default: 0] += 1
        let judgement = try judge(host)
        guard !kind.fits(judgement) else { continue }
        let found = judgement.findings.filter { $0.severity != .note }.map(\.rule)
        mistaken.append("\(host.debugDescription), \(kind): \(judgement.verdict), \(found)")
      }
    }
    #expect(mistaken.isEmpty)
    #expect(kinds.keys.contains(.otherName) && kinds.keys.contains(.spelling))
    #expect(kinds.keys.contains(.noName))
  }

  @Test("a listed name passes", arguments: [HomographTable.names, ordinaryIDNs])
  func listed(names: [String]) throws {
    for name in names {
      let judgement = try judge(name)
      #expect(judgement.verdict == .accept, "\(name): \(judgement.findings)")
    }
  }

  @Test(
    "an ordinary internationalized name passes where no list judges it", arguments: ordinaryIDNs)
  func ordinary(name: String) throws {
    var policy = LinkPolicy()
    policy.linkDomains = HomographTable.names + ["example-app.firebaseapp.com"]
    let judgement = try judge(name, by: LinkValidator(policy: policy))
    #expect(judgement.verdict == .accept, "\(judgement.findings)")
  }

  private func judge(_ host: String, by validator: LinkValidator = validator) throws -> Judgement {
    let link = ContinueURLExample.continuing(to: "https://\(host)/finish")
    return validator.judge(try ActionLink(link, domains: .icu))
  }

  /// What a homograph of a listed name is.
  enum Kind: Hashable {
    /// UTS 46 makes the name itself of it.
    case spelling
    /// The name with a capital letter.
    case capital
    /// Another name with the same skeleton.
    case otherName
    /// Another name that looks different once UTS 46 has mapped it.
    case different
    /// No name by UTS 46.
    case noName
    /// No host by the URL Standard.
    case noHost

    init(of host: String, name: String, skeleton: String) {
      var bytes: [UInt8] = []
      do throws(DomainToASCIIFailure) {
        try ICUDomainToASCII().appendASCII(of: host.utf8.span, to: &bytes)
      } catch {
        self = .noName
        return
      }
      let ascii = String(decoding: bytes, as: UTF8.self)
      if ascii == name {
        self = host.utf8.count == name.utf8.count ? .capital : .spelling
      } else if ascii.utf8.contains(where: { "|<>^#%/:?@[\\] ".utf8.contains($0) }) {
        self = .noHost
      } else {
        self = HostAppearance(of: ascii)?.skeleton == skeleton ? .otherName : .different
      }
    }

    /// Whether a judgement is the one that the kind deserves.
    func fits(_ judgement: Judgement) -> Bool {
      let rules = Set(judgement.findings.map(\.rule))
      switch self {
      case .spelling:
        return judgement.verdict == .warn
          && !rules.isDisjoint(with: ["host-not-canonical", "host-nonstandard-dot"])
          && rules.isDisjoint(with: ["host-confusable", "continue-url-host-lookalike"])
      case .capital:
        return judgement.verdict == .accept && rules.contains("host-not-canonical")
      case .otherName:
        return judgement.verdict == .reject
          && rules.isSuperset(of: ["host-confusable", "continue-url-host-not-authorized"])
      case .different:
        return judgement.verdict == .reject && rules.contains("continue-url-host-not-authorized")
      case .noName: return judgement.verdict == .reject && rules.contains("host-invalid-idna")
      case .noHost:
        return judgement.verdict == .reject && rules.contains("host-forbidden-code-point")
      }
    }
  }
}

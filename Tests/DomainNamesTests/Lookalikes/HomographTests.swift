import DomainNames
import LookalikeNames
import Testing
import URLStandard

/// Names with one code point replaced by another that looks the same.
@Suite("Homographs")
struct HomographTests {
  @Test("There are names and variants to speak of")
  func volume() {
    #expect(Set(HomographTable.names).count == 200)
    #expect(HomographTable.variants.values.map(\.count).reduce(0, +) > 500)
    #expect(HomographTable.variants["o", default: []].contains("\u{43E}"))
    #expect(HomographTable.variants["i", default: []].contains("\u{4CF}"))
  }

  static let index = LookalikeIndex(DomainList(HomographTable.names.map { Host.domain($0) }))

  @Test(
    "Every homograph of a listed name is seen: as another name, as a spelling, or as no name",
    arguments: HomographTable.names)
  func homographs(name: String) throws {
    let skeleton = try #require(HostAppearance(of: name)).skeleton
    var seen: Set<Outcome> = []
    for host in HomographTable.homographs(of: name) {
      let outcome = outcome(of: host, for: name, skeleton: skeleton)
      if outcome == .missed { Issue.record("\(host.debugDescription) is missed") }
      seen.insert(outcome)
    }
    #expect(seen.isSuperset(of: [.confusable, .spelling, .refused]))
  }

  /// What became of a homograph.
  private enum Outcome { case confusable, spelling, refused, different, missed }

  private func outcome(of host: String, for name: String, skeleton: String) -> Outcome {
    guard let ascii = ICUDomainToASCII().ascii(host) else {
      let facts = HostAnalysis(of: host).facts
      return facts.contains(where: \.kind.isInvalidIDNA) ? .refused : .missed
    }
    guard ascii != name else {
      let analysis = HostAnalysis(of: host)
      let isSeen = [.mapped, .uppercase, .nonstandardDot].contains { analysis.contains($0) }
      return isSeen ? .spelling : .missed
    }
    guard let appearance = HostAppearance(of: ascii), appearance.skeleton == skeleton else {
      return .different
    }
    let isSeen =
      Self.index.confusable(with: appearance) != nil
      && Self.index.lookalike(of: appearance)?.kind == .sameSkeleton
    return isSeen ? .confusable : .missed
  }

  @Test("A listed name, and a host that shares its domain, are no homographs of it")
  func innocents() throws {
    let index = LookalikeIndex(
      DomainList(["app.example.com", "xn--bcher-kva.example", "mail.com"].map { Host.domain($0) }))
    let hosts = [
      "app.example.com", "example.com", "www.example.com", "xn--bcher-kva.example", "mail.com",
      "my.mail.com", "other.net", "bucher.example", "co.uk", "com",
    ]
    for host in hosts {
      let appearance = try #require(HostAppearance(of: host))
      #expect(index.confusable(with: appearance) == nil, "\(host)")
    }
  }

  @Test(
    "A host is confusable with the name it looks like",
    arguments: [
      ("xn--pp-6kc.example.com", "app.example.com"), ("examp1e.com", "example.com"),
      ("login.xn--exmple-4nf.com", "example.com"), ("rnail.com", "mail.com"),
    ])
  func confusables(host: String, name: String) throws {
    let index = LookalikeIndex(
      DomainList(["app.example.com", "mail.com"].map { Host.domain($0) }))
    let appearance = try #require(HostAppearance(of: host))
    #expect(index.confusable(with: appearance) == name)
  }
}

import DomainNames
import Testing
import URLStandard

/// Names with one code point replaced by another that looks the same.
@Suite("Homographs")
struct HomographTests {
  /// 200 made-up names in the manner of well-known ones.
  static let names: [String] = {
    let starts = [
      "paper", "goggle", "amazing", "micro", "face", "apple", "drop", "insta", "link", "tele",
      "whats", "net", "spot", "air", "e-bank", "my1st", "0x9", "quick", "vj", "kwz",
    ]
    let ends = ["pal", "soft", "book", "flix", "gram", "box", "bay", "hub", "cloud", "24"]
    return starts.flatMap { start in ends.map { "\(start)\($0).example" } }
  }()

  /// All code points with the skeleton of one that host names are made of, but for itself.
  ///
  /// Unassigned, private-use and surrogate code points have none to speak of.
  static let variants: [Unicode.Scalar: [Unicode.Scalar]] = {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789-.".unicodeScalars)
    let targets = Dictionary(grouping: alphabet) { skeleton(of: String($0)) }
    var variants: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for value in UInt32(0x21)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse, .surrogate: continue
      default:
        for target in targets[skeleton(of: String(scalar))] ?? [] where target != scalar {
          variants[target, default: []].append(scalar)
        }
      }
    }
    return variants
  }()

  /// The skeleton by the type under test, which does not look into the text that it is given.
  private static func skeleton(of text: String) -> String {
    HostAppearance(of: "a" + text + ".b").map { String($0.skeleton.dropFirst().dropLast(2)) }
      ?? text
  }

  @Test("There are names and variants to speak of")
  func volume() {
    #expect(Set(Self.names).count == 200)
    #expect(Self.variants.values.map(\.count).reduce(0, +) > 500)
    #expect(Self.variants["o", default: []].contains("\u{43E}"))
    #expect(Self.variants["i", default: []].contains("\u{4CF}"))
  }

  static let index = LookalikeIndex(DomainList(names.map { Host.domain($0) }))

  @Test(
    "Every homograph of a listed name is seen: as another name, as a spelling, or as no name",
    arguments: names)
  func homographs(name: String) throws {
    let skeleton = try #require(HostAppearance(of: name)).skeleton
    let scalars = Array(name.unicodeScalars)
    var seen: Set<Outcome> = []
    for (position, scalar) in scalars.enumerated() {
      for variant in Self.variants[scalar] ?? [] {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[..<position] + [variant] + scalars[(position + 1)...])
        let host = String(view)
        let outcome = outcome(of: host, for: name, skeleton: skeleton)
        if outcome == .missed { Issue.record("\(host.debugDescription) is missed") }
        seen.insert(outcome)
      }
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

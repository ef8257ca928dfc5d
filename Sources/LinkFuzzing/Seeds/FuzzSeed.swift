internal import LinkValidation

/// An input to begin a campaign with.
public struct FuzzSeed: Sendable, Hashable {
  /// The name, fit for a file: lower-case letters, digits and hyphens.
  public let name: String
  /// The bytes.
  public let bytes: [UInt8]

  /// Creates a seed.
  ///
  /// - Parameters:
  ///   - name: Any text; what is not fit for a file becomes a hyphen.
  ///   - bytes: The bytes.
  init(_ name: String, _ bytes: [UInt8]) {
    self.name = String(
      decoding: name.utf8.map { byte in
        let lower = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
        let isPlain = lower &- UInt8(ascii: "a") < 26 || lower &- UInt8(ascii: "0") < 10
        return isPlain ? lower : UInt8(ascii: "-")
      }, as: UTF8.self)
    self.bytes = bytes
  }

  /// The seeds of a target, always the same ones and in the same order; no two have one name or the same
  /// bytes.
  ///
  /// They are links as traffic has them and of every kind, the examples of the rules, links with one
  /// value at the border of what is ordinary, links with something at the border of a block, and small
  /// inputs that try a reader's patience, in the form that the target takes.
  ///
  /// - Parameter target: The target; those whose inputs are bytes get the links' queries too.
  /// - Returns: The seeds, none longer than the target takes.
  public static func seeds(for target: FuzzTarget) -> [FuzzSeed] {
    let seeds: [FuzzSeed]
    switch target.input {
    case .link(let count):
      seeds =
        links.flatMap { $0.variants(choices: count) } + relativeURLs
        + (count == 0 ? blockBorders : [])
    case .host: seeds = hosts
    case .json: seeds = policyFiles + jsonTexts
    case .bytes: seeds = links.map(\.withoutHead) + choices
    }
    var known: Set<[UInt8]> = []
    return seeds.filter { seed in
      seed.bytes.count <= target.maximumLength && known.insert(seed.bytes).inserted
    }
  }

  // MARK: Links

  private static let links: [FuzzSeed] = {
    var seeds: [FuzzSeed] = []
    for (name, mix, count) in [("traffic", LinkMix.traffic, 20), ("wide", LinkMix.wide, 60)] {
      for (number, link) in LinkGenerator(mix, seed: 1).prefix(count).enumerated() {
        seeds.append(FuzzSeed("\(name)-\(number)-\(link.kind)", Array(link.text.utf8)))
      }
    }
    for rule in Rule.all where rule.section != .configuration {
      seeds.append(FuzzSeed(rule.id + "-bad", Array(rule.badExample.utf8)))
      seeds.append(FuzzSeed(rule.id + "-good", Array(rule.goodExample.utf8)))
    }
    for link in BorderValues.links { seeds.append(FuzzSeed("border-" + link.name, link.bytes)) }
    for family in HostileInput.all {
      seeds.append(FuzzSeed("hostile-" + family.name, family.bytes(length: 64)))
    }
    return seeds
  }()

  /// The same link behind bytes that choose: none, and a few of the choices that there are.
  private func variants(choices count: Int) -> [FuzzSeed] {
    guard count > 0 else { return [self] }
    let all: [[UInt8]] = [[], [0x22, 0x02, 3, 1], [0x08, 0x38, 7, 2], [0x71, 0x05, 9, 6]]
    return all.enumerated().map { number, bytes in
      let choices = (bytes + [UInt8](repeating: 0, count: count)).prefix(count)
      return FuzzSeed("\(name)-\(number)", choices + self.bytes)
    }
  }

  /// What stands behind the first `?`, or everything.
  private var withoutHead: FuzzSeed {
    let start = bytes.firstIndex(of: UInt8(ascii: "?")).map { $0 + 1 }
    return FuzzSeed(name, Array(bytes[(start ?? 0)...]))
  }

  /// Relative references behind their base URLs: see ``FuzzTarget/urlRecord``.
  private static let relativeURLs: [FuzzSeed] = {
    let bases = [
      "https://u:p@h.example:8/a/b?q#f", "file:///C:/d/e", "app:/x//y", "mailto:x", "a://h",
    ]
    let references = [
      "", "?x", "#y", "c", "../../c", "/c", "//i.example", "\\c", "https:c", "file:c", "C|/c", "./",
      "..", "/.//", "/..//d",
    ]
    return bases.enumerated().flatMap { number, base in
      references.enumerated().map { place, reference in
        FuzzSeed(
          "relative-\(number)-\(place)", Array(base.utf8) + [0x1F] + Array(reference.utf8))
      }
    }
  }()

  private static let blockBorders = BlockBorders.links.enumerated().map { number, link in
    FuzzSeed("block-\(number)-\(link.name.prefix(40))", link.bytes)
  }

  // MARK: Others

  private static let hosts: [FuzzSeed] =
    (LinkVocabulary.hosts + LinkVocabulary.numericHosts).enumerated().map { number, host in
      FuzzSeed("host-\(number)", host)
    }

  private static let policyFiles: [FuzzSeed] = Rule.all.filter { $0.section == .configuration }
    .flatMap { rule in
      [
        FuzzSeed(rule.id + "-bad", Array(rule.badExample.utf8)),
        FuzzSeed(rule.id + "-good", Array(rule.goodExample.utf8)),
      ]
    }

  private static let jsonTexts: [FuzzSeed] = [
    #"{"a":[1,-2.5e+3,true,false,null,"x\n\u00e9\ud83d\ude00y"],"b":{"c":{},"d":[[]]},"a":""}"#,
    #"["\ud800","\udfff\"\\",[[[0]]],{"k":[{"k":-0.0}]}]"#, " \"\u{E9}\" ", "[]", "{}",
    "12345678901234567890",
    #"{"authorizedDomains":["app.example.com","b\u00fccher.example"],"matchSubdomains":true,"#
      + #""linkDomains":["links.example.com"],"apiKeys":["k"],"tenantIDs":[],"modes":["signIn"],"#
      + #""iOSBundleIDs":[],"androidPackageNames":[],"customSchemes":["app"],"#
      + #""dynamicLinkDomains":["https://links.example.com/go"],"continueURLPrefixes":[],"#
      + #""allowLoopback":false,"ignore":[{"rule":"emulator-link","host":null,"#
      + #""reason":"x","until":"2027-01-31"}]}"#,
  ].enumerated().map { number, text in FuzzSeed("json-\(number)", Array(text.utf8)) }

  /// Bytes that choose the parts of a built link: see ``FuzzedData``.
  private static let choices: [FuzzSeed] = {
    var random = SeededGenerator(seed: 1)
    return (0..<40).map { number in
      let count = 20 + random.number(below: 200)
      return FuzzSeed(
        "choices-\(number)",
        (0..<count).map { place in
          // Small numbers first, since they are lengths, kinds and yes or no.
          place < 16 ? UInt8(random.number(below: 16)) : UInt8(0x20 + random.number(below: 0x5F))
        })
    }
  }()
}

extension SeededGenerator {
  /// A word of ASCII letters.
  mutating func word() -> String {
    element(
      of: [
        "cart", "checkout", "invite", "profile", "welcome", "orders", "reports", "team", "finish",
        "account", "settings", "trial", "news", "photo", "music",
      ], or: "cart")
  }

  /// The id of a project.
  mutating func projectID() -> String { "\(word())-\(word())-\(number(below: 100_000))" }

  /// The id of one of a mix's projects.
  mutating func projectID(in mix: LinkMix) -> String {
    guard let count = mix.projectCount else { return projectID() }
    var project = SeededGenerator(seed: UInt64(number(below: max(1, count))))
    return project.projectID()
  }

  /// A continue URL without a blank: `https`, a path, and often a query and a fragment.
  mutating func continueURL(in mix: LinkMix) -> String {
    let isInternational = happens(perMille: mix.internationalHostsPerMille)
    var url = "https://" + (isInternational ? internationalHost(in: mix) : asciiHost(in: mix))
    for _ in 0..<number(below: 4) { url += "/" + word() }
    let parameterCount = happens(perMille: mix.longPerMille) ? 150 : number(below: 5)
    let firstName = number(below: Self.parameterNames.count)
    for index in 0..<parameterCount {
      url += (index == 0 ? "?" : "&") + parameterName(index, from: firstName, in: mix) + "="
      url += parameterValue(in: mix)
    }
    if happens(perMille: 250) { url += "#" + word() + (mix.isWide ? "?tab=\(word())&x#y" : "") }
    return url
  }

  private mutating func asciiHost(in mix: LinkMix) -> String {
    let host = "\(word()).\(projectID(in: mix)).example"
    guard mix.isWide else { return host }
    switch number(below: 8) {
    case 0: return host.uppercased()
    case 1: return host + ":8443"
    case 2: return "127.0.0.1:3000"
    case 3: return "[2001:db8::1]"
    case 4: return host + "."
    default: return host
    }
  }

  /// A host that is not ASCII, as it is, as A-labels, or, in a wide mix, percent-encoded.
  private mutating func internationalHost(in mix: LinkMix) -> String {
    let names = [
      "b\u{FC}cher", "stra\u{DF}e", "caf\u{E9}", "\u{4F8B}\u{3048}", "\u{30C6}\u{30B9}\u{30C8}",
      "\u{43F}\u{440}\u{438}\u{43C}\u{435}\u{440}",
      "\u{645}\u{62B}\u{627}\u{644}", "\u{3B4}\u{3BF}\u{3BA}\u{3B9}\u{3BC}\u{3AE}", "ni\u{F1}o",
    ]
    let encoded = ["xn--bcher-kva", "xn--strae-oqa", "xn--caf-dma", "xn--r8jz45g", "xn--e1afmkfd"]
    if mix.isWide, happens(perMille: 300) {
      let name = element(of: names, or: "caf\u{E9}")
      return name.utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : escape($0) }.joined()
        + ".example"
    }
    return element(of: number(below: 14) < 9 ? names : encoded, or: "xn--caf-dma") + ".example"
  }

  private func escape(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static let parameterNames = [
    "cartId", "utm_source", "ref", "next", "ui_sid", "session", "lang",
  ]

  /// A name of a parameter; in a wide mix one may come again.
  private mutating func parameterName(_ index: Int, from first: Int, in mix: LinkMix) -> String {
    let names = Self.parameterNames
    if mix.isWide { return element(of: names, or: "ref") }
    // Long links have more parameters than there are names.
    let round = (first + index) / names.count
    return names[(first + index) % names.count] + (index < names.count ? "" : "\(round)")
  }

  private mutating func parameterValue(in mix: LinkMix) -> String {
    switch number(below: mix.isWide ? 10 : 5) {
    case 0: "https%3A%2F%2F\(word()).example%2F%3Fa%3D1%26b%3D%2525"
    case 1: "\(word())%20\(word())"
    case 2, 3: String(number(below: 1_000_000))
    case 4: base64URL(length: 1 + number(below: 30))
    case 5: "a+b%2Bc"
    case 6: "caf\u{E9}%C3%A9"
    case 7: ""
    case 8: "it's|{x}^`\\=="
    default: "%41%3d%2f"
    }
  }
}

/// Mutations of hosts: the tricks by which one reader is led elsewhere than another.
extension LinkMutator {
  /// A changed host: one to three tricks, or changes of bytes.
  mutating func mutateHost(
    _ input: [UInt8], maximumLength: Int, byteMutation: ByteMutation?
  ) -> [UInt8] {
    var host = input[...]
    for _ in 0...random.number(below: 3) {
      switch random.number(below: 12) {
      case 0, 1: changeDots(in: &host)
      case 2, 3: imitate(&host)
      case 4: encodeCharacters(of: &host)
      case 5: recaseHost(&host)
      case 6: replaceHost(&host)
      case 7: replaceByNumber(&host)
      default:
        var bytes = Array(host)
        if let byteMutation {
          byteMutation(&bytes, maximumLength)
        } else {
          mutateBytes(&bytes)
        }
        host = bytes[...]
      }
    }
    var bytes = Array(host)
    cut(&bytes, to: maximumLength)
    return bytes
  }

  /// Changes the authority of a layer; where a layer has none, it gets one.
  mutating func changeHost(
    _ parts: inout LinkParts, _ change: (inout LinkMutator, inout ArraySlice<UInt8>) -> Void
  ) {
    changeHead(&parts) { mutator, head in
      if Self.authority(of: head) == nil { head = Array("https://h.example".utf8) + head }
      guard let place = Self.authority(of: head) else { return }
      var host = head[place]
      change(&mutator, &host)
      head.replaceSubrange(place, with: host)
    }
  }

  mutating func addUserinfo(to host: inout ArraySlice<UInt8>) {
    let other = otherHost()
    switch random.number(below: 4) {
    case 0: host = Array("user:pw@".utf8) + host
    case 1: host = other + Array("@".utf8) + host
    case 2: host = host + Array("@".utf8) + other
    default: host = host + Array("%40".utf8) + other
    }
  }

  mutating func addBackslash(to host: inout ArraySlice<UInt8>) {
    let other = otherHost()
    let tricks = ["\\@", "\\", "\\\\", "%5C@", "/\\", "\\."]
    let trick = Array(random.element(of: tricks, or: "\\").utf8)
    host = random.happens(perMille: 500) ? other + trick + host : host + trick + other
  }

  mutating func changeDots(in host: inout ArraySlice<UInt8>) {
    let dot = UInt8(ascii: ".")
    let spellings = ["\u{3002}", "\u{FF0E}", "\u{FF61}", "%2E", "%E3%80%82", "..", ".\u{AD}."]
    switch random.number(below: 3) {
    case 0: host.append(dot)
    case 1: host.insert(dot, at: host.startIndex)
    default:
      guard let place = host.firstIndex(of: dot) else { return host.append(dot) }
      host.replaceSubrange(
        place...place, with: Array(random.element(of: spellings, or: ".").utf8))
    }
  }

  /// Letters and what looks like them, by UTS 39's confusables or as UTS 46 maps them.
  private static let imitations: [UInt8: [String]] = [
    UInt8(ascii: "a"): ["\u{430}", "\u{FF41}", "\u{E4}"], UInt8(ascii: "e"): ["\u{435}", "\u{E9}"],
    UInt8(ascii: "o"): ["\u{43E}", "0", "\u{3BF}"], UInt8(ascii: "p"): ["\u{440}"],
    UInt8(ascii: "c"): ["\u{441}", "\u{217D}"], UInt8(ascii: "x"): ["\u{445}"],
    UInt8(ascii: "l"): ["1", "I", "\u{217C}"], UInt8(ascii: "i"): ["\u{131}", "\u{456}"],
    UInt8(ascii: "m"): ["rn", "\u{217F}"], UInt8(ascii: "s"): ["\u{17F}", "\u{455}"],
    UInt8(ascii: "k"): ["\u{212A}"], UInt8(ascii: "d"): ["cl", "\u{217E}"],
    UInt8(ascii: "-"): ["\u{2010}", "_", "--"], UInt8(ascii: "/"): ["\u{2044}", "\u{2215}"],
  ]

  mutating func imitate(_ host: inout ArraySlice<UInt8>) {
    guard !host.isEmpty else { return }
    let start = host.startIndex + random.number(below: host.count)
    guard let place = host[start...].firstIndex(where: { Self.imitations[$0] != nil }) else {
      // Nothing to imitate: something that nobody sees.
      host.insert(contentsOf: "\u{200D}".utf8, at: start)
      return
    }
    let looks = random.element(of: Self.imitations[host[place]] ?? [], or: "\u{AD}")
    host.replaceSubrange(place...place, with: Array(looks.utf8))
  }

  mutating func replaceByNumber(_ host: inout ArraySlice<UInt8>) {
    host = random.element(of: LinkVocabulary.numericHosts, or: [])[...]
  }

  mutating func encodeCharacters(of host: inout ArraySlice<UInt8>) {
    guard !host.isEmpty else { return }
    let place = host.startIndex + random.number(below: host.count)
    let range = random.happens(perMille: 300) ? host.indices : place..<place + 1
    host.replaceSubrange(range, with: LinkParts.escapedWholly(host[range]))
  }

  mutating func recaseHost(_ host: inout ArraySlice<UInt8>) { recase(&host) }

  mutating func changePort(of host: inout ArraySlice<UInt8>) {
    if random.happens(perMille: 500), let colon = host.lastIndex(of: UInt8(ascii: ":")) {
      host.removeSubrange(colon...)
    }
    let ports = [
      ":443", ":80", ":8443", ":", ":0", ":65536", ":0443", ":4 43", ":\u{FF14}", "%3A1",
    ]
    host.append(contentsOf: Array(random.element(of: ports, or: ":1").utf8))
  }

  mutating func replaceHost(_ host: inout ArraySlice<UInt8>) {
    switch random.number(below: 4) {
    case 0: host = Array("x.".utf8) + host
    case 1: host = host + Array(".evil.example".utf8)
    case 2: host = Array("x".utf8) + host
    default: host = otherHost()
    }
  }

  private mutating func otherHost() -> ArraySlice<UInt8> {
    random.element(of: LinkVocabulary.hosts, or: [])[...]
  }
}

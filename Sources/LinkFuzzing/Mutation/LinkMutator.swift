/// Changes links in ways that are known to divide readers, the same ones for the same seed.
public struct LinkMutator: Sendable {
  var random: SeededGenerator

  /// Creates a mutator.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A changed link: one to four changes, of bytes or of parts.
  ///
  /// - Parameters:
  ///   - link: Any bytes.
  ///   - maximumLength: No more bytes than this come out.
  /// - Returns: The changed bytes, seldom the same ones.
  public mutating func mutate(_ link: [UInt8], maximumLength: Int = 1 << 16) -> [UInt8] {
    var bytes = link
    for _ in 0...random.number(below: 4) {
      if random.happens(perMille: 500) { mutateParts(&bytes) } else { mutateBytes(&bytes) }
      if bytes.count > maximumLength { bytes.removeSubrange(maximumLength...) }
    }
    return bytes
  }

  // MARK: Bytes

  private mutating func mutateBytes(_ bytes: inout [UInt8]) {
    let place = random.number(below: bytes.count + 1)
    switch random.number(below: 7) {
    case 0: bytes.insert(contentsOf: snippet(), at: place)
    case 1: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
    case 2: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.number(below: 8)) }
    case 3: bytes.removeSubrange(range(in: bytes, longest: 16))
    case 4: bytes.insert(contentsOf: bytes[range(in: bytes, longest: 64)], at: place)
    case 5: replaceDelimiter(&bytes)
    default: bytes.removeSubrange(place...)
    }
  }

  /// A range of the bytes, no longer than `longest`.
  mutating func range(in bytes: [UInt8], longest: Int) -> Range<Int> {
    let start = random.number(below: bytes.count + 1)
    let length = random.number(below: min(longest, bytes.count - start) + 1)
    return start..<start + length
  }

  private mutating func replaceDelimiter(_ bytes: inout [UInt8]) {
    let delimiters = Array("&=?#%/:@.\\+".utf8)
    let places = bytes.indices.filter { delimiters.contains(bytes[$0]) }
    guard !places.isEmpty else { return }
    let place = places[random.number(below: places.count)]
    bytes.replaceSubrange(place...place, with: snippet())
  }

  /// A few bytes that mean something to some reader.
  private mutating func snippet() -> [UInt8] {
    if random.happens(perMille: 100) {
      return random.element(
        of: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]], or: [0])
    }
    return Array(random.element(of: Self.snippets, or: "%").utf8)
  }

  private static let snippets = [
    "%", "%25", "%2", "&", "=", "?", "#", "+", "/", "//", "\\", ":", "@", ".", "..", "/../", "%2e",
    "\t", "\n", "\r", " ", "\0", "%00", "%09", "%0A", "%20", "%23", "%26", "%3D", "%3F", "%FF",
    "%C3",
    "https:", "http:/", "HTTPS://", "app://google/link/?", "file:///C|/", "a:", "//h/", "[::1]",
    "link=", "&link=", "?link=", "deep_link_id=", "&deep_link_id=x", "continueUrl=", "&mode",
    "mode=",
    "&mode=signIn", "&oobCode=c", "&apiKey=k", "&lang=%zz", "languageCode=en", "&apn=a", "&ifl=b",
    "/__/auth/action", "/__/auth/links", "/__/auth/links?link=", "/emulator/action", "/link/",
    "/i/",
    "a.page.link", "goo.gl/app", "x.example:8443", "\u{E9}", "\u{3002}", "\u{202E}", "xn--",
    "#frag",
  ]
}

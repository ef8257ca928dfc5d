/// A link made to leak its code: the code in odd places, under odd names, in odd encodings.
struct LeakyLink {
  /// Random letters that stand in the link only as its code, or as part of it.
  let marker: String
  /// The link in bytes.
  let bytes: [UInt8]
  /// How often the marker stands in it.
  let markerCount: Int

  /// Makes a link in which a name of a code stands before each marker.
  ///
  /// - Parameters:
  ///   - generator: Decides everything.
  ///   - isReadable: Whether the name is spelled as it should be, and the rest of an action is there.
  init(_ generator: inout SeededGenerator, isReadable: Bool = false) {
    marker = Self.marker(&generator)
    var maker = LeakyLinkMaker(
      marker: marker, isReadable: isReadable, generator: generator)
    bytes = maker.link()
    markerCount = maker.markerCount
    generator = maker.generator
  }

  private static func marker(_ generator: inout SeededGenerator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return String((0..<20).map { _ in generator.pick(letters) })
  }
}

/// Puts a link together.
struct LeakyLinkMaker {
  let marker: String
  let isReadable: Bool
  var generator: SeededGenerator
  /// Whether a code is the marker and nothing else.
  private var codeIsMarker = false
  private(set) var markerCount = 0

  init(marker: String, isReadable: Bool, generator: SeededGenerator) {
    self.marker = marker
    self.isReadable = isReadable
    self.generator = generator
  }

  /// A whole link, nested or not.
  mutating func link() -> [UInt8] {
    var link = innermost()
    for _ in 0..<generator.pick([0, 0, 0, 0, 0, 0, 1, 1, 2]) { link = wrapped(link) }
    return link
  }

  private mutating func innermost() -> [UInt8] {
    var pieces = [token()]
    if !isReadable, generator.oneIn(6) { pieces.append(token()) }
    let companions = isReadable ? ["mode=signIn", "apiKey=k"] : generator.pick(Self.companions)
    pieces.append(contentsOf: companions.map { Array($0.utf8) })
    if codeIsMarker {
      for text in ["apiKey=\(marker)", "x=1\(marker.lowercased())2"] where generator.oneIn(4) {
        pieces.append(Array(text.utf8))
        markerCount += 1
      }
    }
    pieces.shuffle(using: &generator)
    let separator = Array(generator.pick(["&", "&", "&", "&", "&amp;", "&&", "&#"]).utf8)
    var link = mutated(Array(generator.pick(Self.bases).utf8))
    if codeIsMarker, generator.oneIn(6) {
      link = Array(generator.pick(Self.basesWithCode).replacing("*", with: marker).utf8)
      markerCount += 1
    }
    link += pieces.joined(separator: separator)
    return link + Array(generator.pick(Self.tails).utf8)
  }

  /// What stands before the first parameter.
  private static let bases = [
    "https://a.example/__/auth/action?", "https://a.example/__/auth/links?", "?", "x?", "",
    "https://a.example/?", "https://b.page.link/?", "com.app://google/link?", "mailto:?",
    "http://localhost:9099/emulator/action?", "https://a.example/#/x?", "https://a.example/#",
    "//a.example?", "https://a.example/;", "https://u:p@a.example:8/p?", " https://a.example?",
    "javascript:?", "https://a.example/?y=%", "https://xn--a.example?", "http://[::1?",
  ]

  /// The same with the code where it is no parameter.
  private static let basesWithCode = [
    "https://*.example/?", "https://u:*@a.example/?", "https://a.example/*?", "*://a.example/?",
    "https://a.example/?*=1&", "https://a.example/?x=*%26&", "*?", "https://a.%25xample/%*?",
  ]

  private static let companions = [
    [], ["mode=signIn", "apiKey=k"], ["mode=signIn", "apiKey=k", "lang=en"], ["apiKey", "mode"],
    ["mode=resetPassword", "apiKey=k", "continueUrl=https%3A%2F%2Fb.example%2F%3Fc%3D1"],
    ["mode=signIn&apiKey=%", "lang=%FF"], ["link=https://a.example"], ["mode=signIn", "oobCode"],
  ]

  private static let tails = [
    "", "", "", "", "#f", "&", " ", "\n", "&z=%zz", "#x?y&z", "&\u{202E}",
  ]

  // MARK: The code and its name

  /// A name, an equals sign and a code.
  private mutating func token() -> [UInt8] {
    var value = Array(generator.pick(["", "", "", "a", "&", "=", "#", "%", "é", "+"]).utf8)
    value += Array(marker.utf8)
    value += generator.pick([
      [], [], [], [], [], [], [0x26, 0x62], [0x3D], [0x23, 0x63], [0x25], [0xC3, 0xA9], [0], [0xFF],
      [0x20],
      [0x0A], [0x25, 0x32, 0x36], [0x2B, 0x2B], [0x3B, 0x64],
    ])
    // Only the code itself is known to be one where it stands without its name.
    markerCount += 1
    codeIsMarker = codeIsMarker || value == Array(marker.utf8)
    let equals = generator.pick(["=", "=", "=", "=", "[]=", "[0]="])
    var token = name() + Array(equals.utf8) + encoded(value)
    // A whole pair in escapes: read by those who decode first and split then.
    for _ in 0..<generator.pick([0, 0, 0, 0, 1, 2]) { token = encoded(token) }
    return token
  }

  private mutating func name() -> [UInt8] {
    if isReadable { return Array("oobCode".utf8) }
    var name: [UInt8] = []
    for letter in Array("oobCode".utf8) {
      let letter = generator.oneIn(20) ? letter ^ 0x20 : letter
      if generator.oneIn(60) { name.append(0x09) }
      name += generator.oneIn(12) ? escape(letter) : [letter]
    }
    return name
  }

  /// A text with all that delimits in escapes, and some that need not be.
  private mutating func encoded(_ text: [UInt8]) -> [UInt8] {
    let frequency = generator.pick([3, 20, 1000, 1000, 1000, 1000])
    return text.flatMap { byte -> [UInt8] in
      let isSafe = Self.isUnreserved(byte)
      guard !isSafe || generator.oneIn(frequency) else { return [byte] }
      return escape(byte)
    }
  }

  private mutating func escape(_ byte: UInt8) -> [UInt8] {
    let digits = Array(generator.oneIn(2) ? "0123456789ABCDEF".utf8 : "0123456789abcdef".utf8)
    return [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  // MARK: Around it

  private mutating func wrapped(_ link: [UInt8]) -> [UInt8] {
    let name = generator.pick(["link", "deep_link_id", "continueUrl", "ifl", "q", "l%69nk"])
    var outer = mutated(Array(generator.pick(Self.bases.filter { $0.hasSuffix("?") }).utf8))
    if generator.oneIn(3) { outer += Array("mode=signIn&apiKey=k&".utf8) }
    return outer + Array("\(name)=".utf8) + encoded(link) + Array(generator.pick(Self.tails).utf8)
  }

  /// A few bytes changed at random.
  private mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    guard generator.oneIn(4), !text.isEmpty else { return text }
    var text = text
    for _ in 0...generator.number(below: 3) {
      let index = generator.number(below: text.count)
      switch generator.number(below: 3) {
      case 0: text[index] = UInt8(truncatingIfNeeded: generator.next())
      case 1: text.insert(generator.pick([0x25, 0x26, 0x3F, 0x09, 0x5C, 0x40, 0xE2]), at: index)
      default: if text.count > 1 { text.remove(at: index) }
      }
    }
    return text
  }
}

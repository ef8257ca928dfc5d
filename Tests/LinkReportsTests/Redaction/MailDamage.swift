/// What mail does to a link: entities, quoted-printable, wraps, quote prefixes and characters that
/// nobody sees.
struct MailDamage {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A link with one to three kinds of damage, each of which some repair undoes.
  mutating func applied(to link: [UInt8]) -> [UInt8] {
    var link = link
    var kinds = [0, 1, 2, 3]
    kinds.shuffle(using: &generator)
    // Quoted-printable is the last thing that is done to a text, but for its quotation.
    for kind in kinds.prefix(1 + generator.number(below: 3)).sorted() {
      switch kind {
      case 0: link = withReferences(link)
      case 1: link = withInvisibleCharacters(link)
      case 2: link = quotedPrintable(link)
      default: link = wrapped(link)
      }
    }
    return link
  }

  // MARK: Entities

  private mutating func withReferences(_ link: [UInt8]) -> [UInt8] {
    let frequency = generator.pick([3, 10, 40])
    var output: [UInt8] = []
    for (index, byte) in link.enumerated() {
      let isWanted = byte == 0x26 || byte == 0x3D ? generator.oneIn(2) : generator.oneIn(frequency)
      guard isWanted, byte < 0x80, byte > 0x20, byte != 0x25 else {
        output.append(byte)
        continue
      }
      let next = index + 1 < link.count ? link[index + 1] : 0x7A
      output += Array(reference(to: byte, before: next).utf8)
    }
    return output
  }

  private mutating func reference(to byte: UInt8, before next: UInt8) -> String {
    let zeros = String(repeating: "0", count: generator.pick([0, 0, 0, 1, 2, 5]))
    let isUppercase = generator.oneIn(2)
    var text =
      switch generator.number(below: 3) {
      case 0: "&#\(zeros)\(byte)"
      case 1: "&#x\(zeros)\(String(byte, radix: 16, uppercase: isUppercase))"
      default:
        switch byte {
        case 0x26: "&amp"
        case 0x3D: "&equals"
        case 0x2E: "&period"
        case 0x23: "&num"
        case 0x3F: "&quest"
        case 0x5F: "&lowbar"
        default: "&#\(byte)"
        }
      }
    let isBare = (0x67...0x7A ~= next || next == 0x2F) && text.hasPrefix("&#") && generator.oneIn(3)
    if !isBare { text += ";" }
    for _ in 0..<generator.pick([0, 0, 0, 1, 2]) {
      text = generator.pick(["&amp;", "&#38;", "&#x26;", "&#038;"]) + text.dropFirst()
    }
    return text
  }

  // MARK: Invisible characters

  private static let invisible: [Unicode.Scalar] = [
    "\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{200C}", "\u{200D}", "\u{202E}", "\u{2066}",
    "\u{FE0F}", "\u{E0100}", "\u{180E}", "\u{34F}", "\u{61C}", "\u{3164}",
  ]

  private mutating func withInvisibleCharacters(_ link: [UInt8]) -> [UInt8] {
    let frequency = generator.pick([3, 10, 40])
    var output: [UInt8] = []
    for byte in link {
      // Not inside a character of several bytes.
      if byte & 0xC0 != 0x80, generator.oneIn(frequency) {
        let bytes = Array(String(generator.pick(Self.invisible)).utf8)
        output += generator.oneIn(2) ? bytes : bytes.flatMap { escape($0, "%") }
      }
      output.append(byte)
    }
    return output
  }

  private func escape(_ byte: UInt8, _ sign: String) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array((sign + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
  }

  // MARK: Lines

  private mutating func quotedPrintable(_ link: [UInt8]) -> [UInt8] {
    let frequency = generator.pick([5, 20, 80])
    let width = generator.pick([7, 11, 20, 76])
    var output: [UInt8] = []
    var column = 0
    for byte in link {
      if column >= width {
        output += Array(generator.pick(["=\n", "=\r\n"]).utf8)
        column = 0
      }
      let isEscaped = byte == 0x3D || byte >= 0x7F || byte < 0x20 || generator.oneIn(frequency)
      output += isEscaped ? escape(byte, "=") : [byte]
      column += isEscaped ? 3 : 1
    }
    return output
  }

  private mutating func wrapped(_ link: [UInt8]) -> [UInt8] {
    let frequency = generator.pick([5, 15, 40])
    var output: [UInt8] = []
    for byte in link {
      // A break behind an equals sign is one of quoted-printable.
      if byte & 0xC0 != 0x80, byte != 0x3E, byte != 0x20, output.last != 0x3D,
        generator.oneIn(frequency)
      {
        output += Array(generator.pick(["\n", "\r\n", "\n> ", "\r\n>> ", "\n> > ", "\n  "]).utf8)
      }
      output.append(byte)
    }
    return output
  }
}

/// The facts of a host without brackets.
extension HostAnalysis {
  mutating func addNameFacts(_ host: Span<UInt8>) {
    let text = HostText(host)
    for fact in text.facts { add(fact.kind, fact.range) }
    guard !contains(.invalidUTF8) else { return }
    var name = MappedName()
    for codePoint in text.codePoints { addFacts(of: codePoint, to: &name) }
    guard !name.codePoints.isEmpty else {
      add(.empty, 0..<host.count)
      return
    }
    var labels = name.labels(endingAt: host.count)
    removeRoot(&labels)
    for index in labels.indices { addFacts(of: &labels[index]) }
    addFactsOfWhole(labels, host)
  }

  /// The facts of a code point, which is then mapped.
  private mutating func addFacts(of codePoint: HostText.CodePoint, to name: inout MappedName) {
    let (scalar, range) = (codePoint.scalar, codePoint.range)
    guard !scalar.isASCII else {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      if byte &- UInt8(ascii: "A") < 26 { add(.uppercase, range) }
      if Self.isForbidden(byte) {
        add(.forbiddenCodePoint, range)
      } else if !Self.isOfHostName(byte) {
        add(.invalidCharacter, range)
      }
      name.append(asciiLowercased(byte), range)
      return
    }
    add(.nonASCII, range)
    let mapped = CodePointMapping.mapped(scalar)
    let properties = scalar.properties
    switch scalar.value {
    case 0x3002, 0xFF0E, 0xFF61: add(.nonstandardDot, range)
    case 0xDF, 0x3C2, 0x200C, 0x200D: add(.deviationCharacter, range)
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: add(.bidiControl, range)
    default:
      if mapped != [scalar], !mapped.contains("\u{FFFD}"),
        !properties.isDefaultIgnorableCodePoint
      {
        add(.mapped, range)
      }
    }
    if properties.isDefaultIgnorableCodePoint, !contains(.bidiControl, at: range) {
      add(.invisibleCharacter, range)
    }
    if mapped.contains("\u{FFFD}") { add(.invalidIDNA, range) }
    for target in mapped {
      if target.isASCII, Self.isForbidden(UInt8(truncatingIfNeeded: target.value)) {
        add(.forbiddenCodePoint, range)
      } else if target.isASCII, !Self.isOfHostName(UInt8(truncatingIfNeeded: target.value)) {
        add(.invalidCharacter, range)
      }
      name.append(target, range)
    }
  }

  private func contains(_ kind: HostFact.Kind, at range: Range<Int>) -> Bool {
    facts.contains { $0.kind == kind && $0.range == range }
  }

  /// Takes the empty label behind the last dot off, if there is one behind another label.
  private mutating func removeRoot(_ labels: inout [MappedName.Label]) {
    guard labels.count > 1, let last = labels.last, last.scalars.isEmpty else { return }
    labels.removeLast()
    add(.trailingDot, last.separator)
  }

  /// The facts of a label, whose Unicode and ASCII forms are then known.
  private mutating func addFacts(of label: inout MappedName.Label) {
    guard !label.scalars.isEmpty else {
      add(.emptyLabel, label.range)
      return
    }
    let isASCII = label.scalars.allSatisfy(\.isASCII)
    // Each code point is a byte of the A-label at least.
    guard label.scalars.count <= 63 else {
      add(.labelTooLong, label.range)
      label.ascii = nil
      return
    }
    if isASCII {
      let ascii = label.scalars.map { UInt8(truncatingIfNeeded: $0.value) }
      label.ascii = ascii
      guard ascii.starts(with: ALabel.prefix) else { return }
      switch ALabel(ascii) {
      case .valid(let scalars): label.scalars = scalars
      case .invalid(let kind, _):
        add(kind, label.range)
        return
      }
    } else {
      if label.scalars.map(\.value).starts(with: ALabel.prefix.map { UInt32($0) }) {
        add(.undecodableALabel, label.range)
        return
      }
      let composed = CodePointMapping.mapped(label.scalars)
      if composed != label.scalars, !composed.contains("\u{FFFD}") {
        add(.mapped, label.range)
        label.scalars = composed
      }
      let ascii = ALabel.prefix + Punycode.encode(label.scalars)
      label.ascii = ascii
      if ascii.count > 63 { add(.labelTooLong, label.range) }
      if !contains(.invalidIDNA), label.asciiByUTS46 == nil { add(.invalidIDNA, label.range) }
    }
    if !contains(.invalidIDNA), let index = IDNA2008.firstInvalid(in: label.scalars) {
      add(.notIDNA2008, isASCII ? label.range : label.ranges(at: index))
    }
  }

  /// The facts of the name: its length, the bidi rule, and whether it is an address.
  private mutating func addFactsOfWhole(_ labels: [MappedName.Label], _ host: Span<UInt8>) {
    var name: [UInt8] = []
    for label in labels {
      guard let ascii = label.ascii else { return }
      if !name.isEmpty || label.range != labels[0].range { name.append(UInt8(ascii: ".")) }
      name.append(contentsOf: ascii)
    }
    if name.count > 253 { add(.nameTooLong, 0..<host.count) }
    if needsTables(name.span), !contains(.nameTooLong), !contains(.labelTooLong),
      !facts.contains(where: \.kind.isInvalidIDNA),
      ICUDomainToASCII().process(name.span, .toASCII, ignoring: [.length, .hyphens]) == nil
    {
      add(.invalidIDNA, 0..<host.count)
    }
    addAddressFacts(ofName: name, host)
  }

  /// Whether a byte is a forbidden domain code point.
  ///
  /// Source: URL Standard, section 3.2 ("Host miscellaneous").
  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "@"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }

  private static func isOfHostName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private func asciiLowercased(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
  }
}

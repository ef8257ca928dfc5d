internal import ActionLinks

/// Takes the one-time codes out of texts that are about to be shown.
///
/// A code is found by its name, as ``NamedCodes`` says, and by its value: every code that a reader
/// found in the link, and every code that the link gives by name, is found again wherever it stands,
/// in any letter case and under any percent-encoding that a reader undoes. What is taken out is
/// replaced by its ``CodeDigest``. Too much may be taken out; a code is never left.
///
/// Damage that a repair would undo later is undone for the search: character references,
/// quoted-printable, wrapped and quoted lines, characters that nobody sees. As a parser may split a
/// link inside such damage, what stands between two of them is searched for also.
///
/// Codes shorter than ``CodeMatcher/minimumLength`` are found by name only.
struct CodeRedactor: Sendable {
  /// More levels of percent-encoding than any reading undoes.
  private static let maximumLevelCount = 10

  private let digest: CodeDigest?
  private let matcher: CodeMatcher
  /// Parts of broken codes.
  private let fragments: CodeFragments
  /// The text that is shown, every part of which goes through here, and what may be read in it.
  private let input: (text: [UInt8], readings: [FullyDecodedText])
  /// Codes too short for the matcher that hold what ends a value for other readers.
  private let shortDelimitedCodes: [[UInt8]]

  /// Creates a redactor.
  ///
  /// - Parameters:
  ///   - digest: What codes are shown as, or `nil` to show them.
  ///   - codes: The codes that readers found.
  ///   - input: The text that is shown, whose codes are taken out of every part of it.
  /// - Complexity: O(*n*), where *n* is the length of the input.
  init(digest: CodeDigest?, codes: [ActionCode] = [], input: [UInt8] = []) {
    self.digest = digest
    guard digest != nil else {
      matcher = CodeMatcher([])
      fragments = CodeFragments()
      shortDelimitedCodes = []
      self.input = ([], [])
      return
    }
    let codes = codes.map(\.revealedBytes)
    var fragments = CodeFragments()
    let readings = Self.readings(of: input)
    self.input = (input, readings)
    let named = readings.flatMap { Self.namedCodes(in: $0, input, &fragments) }
    matcher = CodeMatcher(codes + named)
    self.fragments = fragments
    shortDelimitedCodes = codes.map { FullyDecodedText($0).bytes }.filter { code in
      code.count < CodeMatcher.minimumLength
        && code.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#") }
    }
  }

  // MARK: What is shown

  /// Whether codes are taken out.
  var hidesCodes: Bool { digest != nil }

  /// What is shown for a code itself.
  func text(for code: ActionCode) -> String { digest?.text(for: code) ?? code.revealed }

  /// A text without its codes.
  ///
  /// - Complexity: O(*n*) for each level of percent-encoding that a reader undoes.
  func text(_ text: String) -> String {
    digest == nil ? text : self.text(Array(text.utf8))
  }

  /// Bytes without the codes in them, as a text; what is not UTF-8 is shown as U+FFFD.
  func text(_ bytes: [UInt8]) -> String {
    let found = replacements(in: bytes)
    guard !found.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var end = 0
    for replacement in found {
      output += bytes[end..<replacement.range.lowerBound]
      output += Array(replacement.text.utf8)
      end = replacement.range.upperBound
    }
    output += bytes[end...]
    return String(decoding: output, as: UTF8.self)
  }

  /// A code in a text, and what is shown instead.
  struct Replacement {
    var range: Range<Int>
    var text: String
  }

  /// Where codes stand in a text, in order, none in another, and what is shown there.
  ///
  /// - Complexity: O(*n*) for each level of percent-encoding that a reader undoes.
  func replacements(in bytes: [UInt8]) -> [Replacement] {
    // Neither a name with a value nor a code that is searched for is shorter.
    guard let digest, bytes.count >= CodeMatcher.minimumLength else { return [] }
    return merged(occurrences(in: bytes), in: bytes).map {
      Replacement(range: $0.range, text: digest.text(for: $0.code))
    }
  }

  /// The value of a parameter without the codes in it; all of it where the name says that it is one.
  func value(_ value: String, of name: String) -> String {
    NamedCodes.areNamed(by: name) ? text(for: ActionCode(value)) : text(value)
  }

  // MARK: Finding codes

  /// A code in a text.
  private struct Occurrence {
    var range: Range<Int>
    /// The code, as the reader has it who finds it here.
    var code: [UInt8]
  }

  private func occurrences(in text: [UInt8]) -> [Occurrence] {
    guard FullyDecodedText.decodes(text) else {
      // Most texts have nothing to decode, and most of those no name.
      let named = NamedCodes.mayName(text) ? namedOccurrences(in: text, FullyDecodedText(text)) : []
      return named + valueOccurrences(in: DecodedLevel(original: text))
    }
    let readings = text == input.text ? input.readings : Self.readings(of: text)
    var found = readings.flatMap { namedOccurrences(in: text, $0) }
    guard !matcher.isEmpty || !fragments.isEmpty else { return found }
    // What is undone to the end may have lost the beginning of a code: in `%4` and `CODE`.
    var level = DecodedLevel(original: text)
    found += valueOccurrences(in: level)
    var count = 1
    while count < Self.maximumLevelCount, let next = level.next() {
      level = next
      found += valueOccurrences(in: level)
      count += 1
    }
    for decoded in readings {
      let bytes = decoded.bytes
      guard bytes != level.bytes else { continue }
      found += valueOccurrences(in: bytes).map {
        Occurrence(range: decoded.original($0.range), code: $0.code)
      }
    }
    return found
  }

  /// The text with every escape undone, and as quoted-printable where that may be something else:
  /// the likelier first.
  private static func readings(of text: [UInt8]) -> [FullyDecodedText] {
    let plain = FullyDecodedText(text)
    guard plain.mayBeQuotedPrintable else { return [plain] }
    let other = FullyDecodedText(text, isQuotedPrintable: true)
    return plain.isQuotedPrintable ? [other, plain] : [plain, other]
  }

  private func namedOccurrences(in text: [UInt8], _ decoded: FullyDecodedText) -> [Occurrence] {
    var covered = 0
    return NamedCodes(in: decoded).entries.compactMap { entry in
      let units = entry.units.lowerBound..<end(of: entry.units, in: decoded)
      // One that ends inside another changes nothing, and their sum may be far longer than the text.
      guard units.upperBound > covered, !decoded.isBeginning(entry) else { return nil }
      covered = units.upperBound
      var range = decoded.original(units)
      let code =
        decoded.isDamaged(units)
        ? decoded.units[units].map(\.byte)
        : DecodedLevel.bytes(of: text[range], decoded: entry.level + 1)
      // In another reading the code begins right behind the equals sign.
      if decoded.isFromQuotedPrintable, let separator = entry.separator,
        text[Int(decoded.units[separator].start)] == UInt8(ascii: "=")
      {
        range = Int(decoded.units[separator].start) + 1..<range.upperBound
      }
      return Occurrence(range: range, code: code)
    }
  }

  private func valueOccurrences(in level: DecodedLevel) -> [Occurrence] {
    valueOccurrences(in: level.bytes).map {
      Occurrence(range: level.original($0.range), code: $0.code)
    }
  }

  private func valueOccurrences(in text: [UInt8]) -> [Occurrence] {
    let codes = matcher.isEmpty ? [] : matcher.matches(in: text)
    return codes.map { Occurrence(range: $0.range, code: $0.code) }
      + fragments.ranges(in: text).map { Occurrence(range: $0, code: Array(text[$0])) }
  }

  /// Where a value ends that may be a code with a `&` or `#` in it.
  private func end(of units: Range<Int>, in text: FullyDecodedText) -> Int {
    let value = text.units[units.lowerBound...].prefix(CodeMatcher.minimumLength).map(\.byte)
    let lengths = shortDelimitedCodes.filter { value.starts(with: $0) }.map(\.count)
    return max(units.upperBound, units.lowerBound + (lengths.max() ?? 0))
  }

  /// The codes that a text gives by name, the outer ones at least where they stand in one another.
  private static func namedCodes(
    in decoded: FullyDecodedText, _ text: [UInt8], _ fragments: inout CodeFragments
  ) -> [[UInt8]] {
    var rest = 2 * text.count
    var codes: [[UInt8]] = []
    for entry in NamedCodes(in: decoded).entries where !decoded.isBeginning(entry) {
      let range = decoded.original(entry.units)
      guard range.count <= rest else { continue }
      rest -= range.count
      let units = decoded.units[entry.units]
      if entry.isTail {
        fragments.insertTail(units.map(\.byte))
        continue
      }
      codes.append(DecodedLevel.bytes(of: text[range], decoded: entry.level + 1))
      // A reader who decodes before splitting has less of it.
      let head = units.prefix { !NamedCodes.endsValue($0.byte) }
      if head.count < entry.units.count { codes.append(head.map(\.byte)) }
      guard decoded.isDamaged(entry.nameStart..<entry.units.upperBound) else { continue }
      codes.append(units.map(\.byte))
      for fragment in units.fragments {
        if fragment.count < CodeMatcher.minimumLength {
          fragments.insert(fragment)
        } else {
          codes.append(fragment)
        }
      }
    }
    return codes
  }

  /// The occurrences in order, those that touch each other as one.
  private func merged(_ occurrences: [Occurrence], in text: [UInt8]) -> [Occurrence] {
    var result: [Occurrence] = []
    var isOne = true
    func finish() {
      guard !isOne, let last = result.last else { return }
      result[result.count - 1].code = FullyDecodedText(Array(text[last.range])).bytes
    }
    // Of several codes in one place the first stays, since it is the likeliest.
    let ordered = occurrences.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.lowerBound, other.upperBound, first.offset)
        < (other.lowerBound, one.upperBound, second.offset)
    }
    for (_, occurrence) in ordered {
      guard let last = result.last, occurrence.range.lowerBound < last.range.upperBound else {
        finish()
        isOne = true
        result.append(occurrence)
        continue
      }
      if occurrence.range.upperBound > last.range.upperBound {
        result[result.count - 1].range = last.range.lowerBound..<occurrence.range.upperBound
        isOne = false
      }
    }
    finish()
    return result
  }
}

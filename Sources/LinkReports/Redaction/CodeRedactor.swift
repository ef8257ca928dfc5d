internal import ActionLinks

/// Takes the one-time codes out of texts that are about to be shown.
///
/// A code is found by its name, as ``NamedCodes`` says, and by its value: every code that a reader
/// found in the link, and every code that the link gives by name, is found again wherever it stands,
/// in any letter case and under any percent-encoding that a reader undoes. What is taken out is
/// replaced by its ``CodeDigest``. Too much may be taken out; a code is never left.
///
/// Codes shorter than ``CodeMatcher/minimumLength`` are found by name only.
struct CodeRedactor: Sendable {
  /// More levels of percent-encoding than any reading undoes.
  private static let maximumLevelCount = 10

  private let digest: CodeDigest?
  private let matcher: CodeMatcher
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
      shortDelimitedCodes = []
      return
    }
    let codes = codes.map(\.revealedBytes)
    matcher = CodeMatcher(codes + Self.namedCodes(in: input))
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
    let decoded = FullyDecodedText(text)
    var found = namedOccurrences(in: text, decoded)
    guard !matcher.isEmpty else { return found }
    // What is undone to the end may have lost the beginning of a code: in `%4` and `CODE`.
    var level = DecodedLevel(original: text)
    found += valueOccurrences(in: level)
    var count = 1
    while count < Self.maximumLevelCount, let next = level.next() {
      level = next
      found += valueOccurrences(in: level)
      count += 1
    }
    let bytes = decoded.bytes
    if bytes != level.bytes {
      found += matcher.matches(in: bytes).map {
        Occurrence(range: decoded.original($0.range), code: $0.code)
      }
    }
    return found
  }

  private func namedOccurrences(in text: [UInt8], _ decoded: FullyDecodedText) -> [Occurrence] {
    var covered = 0
    return NamedCodes(in: decoded).entries.compactMap { entry in
      let units = entry.units.lowerBound..<end(of: entry.units, in: decoded)
      // One that ends inside another changes nothing, and their sum may be far longer than the text.
      guard units.upperBound > covered else { return nil }
      covered = units.upperBound
      let range = decoded.original(units)
      return Occurrence(
        range: range, code: DecodedLevel.bytes(of: text[range], decoded: entry.level + 1))
    }
  }

  private func valueOccurrences(in level: DecodedLevel) -> [Occurrence] {
    guard !matcher.isEmpty else { return [] }
    return matcher.matches(in: level.bytes).map {
      Occurrence(range: level.original($0.range), code: $0.code)
    }
  }

  /// Where a value ends that may be a code with a `&` or `#` in it.
  private func end(of units: Range<Int>, in text: FullyDecodedText) -> Int {
    let value = text.units[units.lowerBound...].prefix(CodeMatcher.minimumLength).map(\.byte)
    let lengths = shortDelimitedCodes.filter { value.starts(with: $0) }.map(\.count)
    return max(units.upperBound, units.lowerBound + (lengths.max() ?? 0))
  }

  /// The codes that a text gives by name, the outer ones at least where they stand in one another.
  private static func namedCodes(in text: [UInt8]) -> [[UInt8]] {
    let decoded = FullyDecodedText(text)
    var rest = 2 * text.count
    var codes: [[UInt8]] = []
    for entry in NamedCodes(in: decoded).entries {
      let range = decoded.original(entry.units)
      guard range.count <= rest else { continue }
      rest -= range.count
      codes.append(DecodedLevel.bytes(of: text[range], decoded: entry.level + 1))
      // A reader who decodes before splitting has less of it.
      let head = decoded.units[entry.units].prefix { !NamedCodes.endsValue($0.byte) }
      if head.count < entry.units.count { codes.append(head.map(\.byte)) }
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
    let ordered = occurrences.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for occurrence in ordered {
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

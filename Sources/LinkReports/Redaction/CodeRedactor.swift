internal import ActionLinks

/// Takes the one-time codes out of texts that are about to be shown.
///
/// A code is found by its name, wherever `oobCode` and an equals sign stand, in any letter case and
/// under any number of percent-encodings, and also by its value, wherever a code that a reading
/// found stands again. What is taken out is replaced by its ``CodeDigest``.
struct CodeRedactor: Sendable {
  /// Codes shorter than this are found by name only: as values they would match half the text.
  private static let minimumValueLength = 8
  /// How far behind `oobCode` the name may go on.
  private static let maximumNameTail = 16
  /// More levels of percent-encoding than any reading undoes.
  private static let maximumLevelCount = 10

  private let digest: CodeDigest?
  private var values: [[UInt8]] = []

  /// Creates a redactor.
  ///
  /// - Parameters:
  ///   - digest: What codes are shown as, or `nil` to show them.
  ///   - codes: The codes that are known.
  init(digest: CodeDigest?, codes: [ActionCode] = []) {
    self.digest = digest
    for code in codes {
      let bytes = code.revealedBytes
      if bytes.count >= Self.minimumValueLength, !values.contains(bytes) { values.append(bytes) }
    }
  }

  /// The text of a code itself.
  func text(for code: ActionCode) -> String { digest?.text(for: code) ?? code.revealed }

  /// A text without its codes.
  ///
  /// - Complexity: O(*n*) for each level of percent-encoding and each known code.
  func text(_ text: String) -> String {
    digest == nil ? text : String(decoding: redacted(Array(text.utf8)), as: UTF8.self)
  }

  /// Bytes without the codes in them.
  func text(_ bytes: [UInt8]) -> String {
    String(decoding: digest == nil ? bytes : redacted(bytes), as: UTF8.self)
  }

  private func redacted(_ text: [UInt8]) -> [UInt8] {
    guard let digest else { return text }
    let found = merged(ranges(in: text))
    guard !found.isEmpty else { return text }
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var end = 0
    for range in found {
      output += text[end..<range.lowerBound]
      output += Array(digest.text(for: fullyDecoded(Array(text[range]))).utf8)
      end = range.upperBound
    }
    output += text[end...]
    return output
  }

  // MARK: Finding codes

  /// Whether a decoded parameter name is one whose value is taken out.
  static func namesCode(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let wanted = Array("oobcode".utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { matches(wanted, bytes, at: $0) }
  }

  private func ranges(in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var level: DecodedLevel? = DecodedLevel(original: text)
    var count = 0
    while let current = level, count < Self.maximumLevelCount {
      Self.appendNamedValues(in: current, to: &found)
      for value in values { Self.append(value, in: current, to: &found) }
      level = current.next()
      count += 1
    }
    return found
  }

  /// Finds `oobCode`, whatever else the name holds, an equals sign or colon, and the value.
  private static func appendNamedValues(in level: DecodedLevel, to found: inout [Range<Int>]) {
    let bytes = level.bytes
    let name = Array("oobcode".utf8)
    var index = 0
    while index + name.count <= bytes.count {
      guard bytes[index] | 0x20 == name[0], matches(name, bytes, at: index) else {
        index += 1
        continue
      }
      index += name.count
      guard let separator = separator(in: bytes, from: index) else { continue }
      let start = separator + 1
      index = start
      while index < bytes.count, !endsValue(bytes[index]) { index += 1 }
      if index > start { found.append(level.original(start..<index)) }
    }
  }

  /// The equals sign or colon that ends a name, which may go on a little: `oobCode[]=`.
  ///
  /// An escape ends the search: what it stands for is seen on the next level.
  private static func separator(in bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<min(start + maximumNameTail, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "="), UInt8(ascii: ":"): return index
      case UInt8(ascii: "%") where DecodedLevel.isEscape(bytes, at: index): return nil
      case let byte where endsValue(byte): return nil
      default: break
      }
    }
    return nil
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
  }

  private static func append(
    _ value: [UInt8], in level: DecodedLevel, to found: inout [Range<Int>]
  ) {
    let bytes = level.bytes
    var index = 0
    while index + value.count <= bytes.count {
      if bytes[index] == value[0], bytes[index..<index + value.count] == value[...] {
        found.append(level.original(index..<index + value.count))
        index += value.count
      } else {
        index += 1
      }
    }
  }

  /// Whether lower-case letters stand at an offset, in any letter case.
  private static func matches(_ name: [UInt8], _ bytes: [UInt8], at offset: Int) -> Bool {
    for index in name.indices where bytes[offset + index] | 0x20 != name[index] { return false }
    return true
  }

  private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func fullyDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var level = DecodedLevel(original: bytes)
    var count = 0
    while count < Self.maximumLevelCount, let next = level.next() {
      level = next
      count += 1
    }
    return level.bytes
  }
}

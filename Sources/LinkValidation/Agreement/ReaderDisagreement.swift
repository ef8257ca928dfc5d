/// Two readers that take different parts from one text.
public struct ReaderDisagreement: Sendable, Hashable {
  /// A part of a URL in which readers are compared.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// The scheme.
    case scheme
    /// The host; one reader may see none where another sees one.
    case host
    /// The port, the scheme's default applied.
    case port
  }

  /// The part in which the two differ; the parts before it in ``Part`` are the same.
  public let part: Part
  /// What one reader takes.
  public let first: URLReading
  /// What the other reader takes.
  public let second: URLReading
  /// The bytes of the text in question, or `nil` where they cannot be told.
  public let range: Range<Int>?

  init(part: Part, first: URLReading, second: URLReading, in text: Span<UInt8>) {
    self.part = part
    self.first = first
    self.second = second
    range = Self.range(part, first, second, text)
  }

  private static func range(
    _ part: Part, _ first: URLReading, _ second: URLReading, _ text: Span<UInt8>
  ) -> Range<Int>? {
    func end(from start: Int, while belongs: (UInt8) -> Bool) -> Int {
      var index = start
      while index < text.count, belongs(text[index]) { index += 1 }
      return index
    }
    if part == .scheme { return 0..<end(from: 0) { $0 != UInt8(ascii: ":") } }
    guard let either = first.hostRange ?? second.hostRange else { return nil }
    let other = second.hostRange ?? either
    let start = min(either.lowerBound, other.lowerBound)
    let hostEnd = max(either.upperBound, other.upperBound)
    guard part == .port else { return start..<hostEnd }
    return start..<end(from: hostEnd) { $0 == UInt8(ascii: ":") || $0 &- UInt8(ascii: "0") < 10 }
  }
}

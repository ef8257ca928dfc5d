/// The `application/x-www-form-urlencoded` format.
///
/// Source: URL Standard, section 5.
public enum FormURLEncoded {
  /// A name and its value.
  public struct Pair: Sendable, Hashable {
    /// The decoded name.
    public var name: String
    /// The decoded value.
    public var value: String

    /// Creates a pair.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Parses a byte sequence: `+` reads as a space, a piece without `=` is a name, empty pieces do
  /// not count, and bytes that are not UTF-8 read as U+FFFD.
  ///
  /// - Parameter bytes: The bytes to parse, such as those of a URL's query.
  /// - Returns: The pairs in their order.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// Source: URL Standard, section 5.1 ("application/x-www-form-urlencoded parsing").
  public static func parse(_ bytes: Span<UInt8>) -> [Pair] {
    var pairs: [Pair] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      var equals: Int?
      while end < bytes.count, bytes[end] != UInt8(ascii: "&") {
        if equals == nil, bytes[end] == UInt8(ascii: "=") { equals = end }
        end += 1
      }
      if end > start {
        pairs.append(
          Pair(
            name: decode(bytes.extracting(start..<(equals ?? end))),
            value: decode(bytes.extracting((equals.map { $0 + 1 } ?? end)..<end))))
      }
      start = end + 1
    }
    return pairs
  }

  private static func decode(_ bytes: Span<UInt8>) -> String {
    var spaced: [UInt8] = []
    spaced.append(span: bytes)
    for index in spaced.indices where spaced[index] == UInt8(ascii: "+") {
      spaced[index] = UInt8(ascii: " ")
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(spaced.count)
    decoded.append(percentDecoding: spaced.span)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Serializes pairs.
  ///
  /// - Parameter pairs: The pairs in their order.
  /// - Returns: The ASCII text, without a leading `?`.
  /// - Complexity: O(*n*), where *n* is the length of all names and values.
  ///
  /// Source: URL Standard, section 5.2 ("application/x-www-form-urlencoded serializing").
  public static func serialize(_ pairs: [Pair]) -> String {
    var output: [UInt8] = []
    for pair in pairs {
      if !output.isEmpty { output.append(UInt8(ascii: "&")) }
      output.append(percentEncoding: pair.name.utf8.span, using: .formURLEncoded)
      output.append(UInt8(ascii: "="))
      output.append(percentEncoding: pair.value.utf8.span, using: .formURLEncoded)
    }
    return String(decoding: output, as: UTF8.self)
  }
}

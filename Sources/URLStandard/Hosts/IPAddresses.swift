/// An IPv4 address.
///
/// Source: URL Standard, section 3.1 ("Host representation").
public struct IPv4Address: Sendable, Hashable, CustomStringConvertible {
  /// The address as a number, its first part in the highest byte.
  public let value: UInt32

  /// Creates an address from its number.
  public init(value: UInt32) { self.value = value }

  /// The address as four decimal numbers.
  ///
  /// Source: URL Standard, section 3.6 ("Host serializing"), IPv4 serializer.
  public var description: String {
    var output: [UInt8] = []
    serialize(into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  func serialize(into output: inout [UInt8]) {
    for part in 0..<4 {
      if part > 0 { output.append(UInt8(ascii: ".")) }
      output.append(decimal: UInt8(truncatingIfNeeded: value >> UInt32(8 * (3 - part))))
    }
  }
}

/// An IPv6 address.
///
/// Source: URL Standard, section 3.1 ("Host representation").
public struct IPv6Address: Sendable, Hashable, CustomStringConvertible {
  /// Eight pieces of 16 bits, the first one first.
  typealias Pieces = SIMD8<UInt16>

  private let storage: Pieces

  init(pieces: Pieces) { storage = pieces }

  /// Reads an address back from its serialization, which stands in `range` without brackets.
  init(serialized bytes: [UInt8], in range: Range<Int>) {
    var pieces = Pieces(repeating: 0)
    var pieceIndex = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte != UInt8(ascii: ":") {
        pieces[pieceIndex] = pieces[pieceIndex] << 4 | UInt16(byte.hexDigitValue)
      } else if index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: ":") {
        // The pieces behind the compression are counted from the end.
        let colons = bytes[index + 2..<range.upperBound].count { $0 == UInt8(ascii: ":") }
        pieceIndex = 7 - colons
        index += 1
      } else {
        pieceIndex += 1
      }
      index += 1
    }
    storage = pieces
  }

  /// The eight 16-bit pieces, the first one first.
  public var pieces: [UInt16] { (0..<8).map { storage[$0] } }

  /// The address in the form of RFC 5952, without brackets.
  ///
  /// Source: URL Standard, section 3.6 ("Host serializing"), IPv6 serializer.
  public var description: String {
    var output: [UInt8] = []
    serialize(into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  func serialize(into output: inout [UInt8]) {
    let zeros = longestRunOfZeros
    var index = 0
    while index < 8 {
      if index == zeros.lowerBound, !zeros.isEmpty {
        output.append(contentsOf: (index == 0 ? "::" : ":").utf8)
        index = zeros.upperBound
        continue
      }
      output.append(contentsOf: String(storage[index], radix: 16).utf8)
      if index < 7 { output.append(UInt8(ascii: ":")) }
      index += 1
    }
  }

  /// The first of the longest runs of at least two zero pieces, or an empty range.
  private var longestRunOfZeros: Range<Int> {
    var longest = 0..<0
    var start = 0
    for index in 0...8 where index == 8 || storage[index] != 0 {
      if index - start > max(1, longest.count) { longest = start..<index }
      start = index + 1
    }
    return longest
  }
}

/// A host as a value.
///
/// Source: URL Standard, section 3.1 ("Host representation").
public enum Host: Sendable, Hashable, CustomStringConvertible {
  /// A domain, as A-labels in lower case.
  case domain(String)
  /// An IPv4 address.
  case ipv4(IPv4Address)
  /// An IPv6 address.
  case ipv6(IPv6Address)
  /// The host of a URL whose scheme is not special, percent-encoded.
  case opaque(String)
  /// The empty host.
  case empty

  /// The host as it stands in a URL, an IPv6 address in brackets.
  ///
  /// Source: URL Standard, section 3.6 ("Host serializing").
  public var description: String {
    switch self {
    case .domain(let text), .opaque(let text): text
    case .ipv4(let address): address.description
    case .ipv6(let address): "[" + address.description + "]"
    case .empty: ""
    }
  }
}

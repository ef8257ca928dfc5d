/// Structured values taken from the bytes of an input, one after the other.
///
/// The same bytes give the same values, and a small change of the bytes changes few of them. Where
/// the bytes are used up, numbers are 0, texts are empty and of elements the first is taken.
///
/// ```swift
/// var data = FuzzedData([1, 3, 0x61, 0x62, 0x63, 9])
/// data.bool()                       // true
/// data.text(maximumLength: 200)     // "abc"
/// data.remainder                    // [9]
/// ```
public struct FuzzedData: Sendable {
  /// The bytes that are not used yet.
  public private(set) var remainder: ArraySlice<UInt8>

  /// Takes the bytes of an input.
  public init(_ bytes: [UInt8]) { remainder = bytes[...] }

  /// Whether all bytes are used up.
  public var isEmpty: Bool { remainder.isEmpty }

  /// The next byte.
  public mutating func byte() -> UInt8 { remainder.popFirst() ?? 0 }

  /// A choice of two, by the lowest bit of the next byte.
  public mutating func bool() -> Bool { byte() & 1 != 0 }

  /// A number by the next byte.
  ///
  /// - Parameter bound: At most 256 numbers are reached.
  /// - Returns: A number from 0 to `bound - 1`, or 0 where the bound is not positive.
  public mutating func number(below bound: Int) -> Int { bound > 0 ? Int(byte()) % bound : 0 }

  /// An element by the next byte; `fallback` where there is none.
  public mutating func element<Element>(of elements: [Element], or fallback: Element) -> Element {
    elements.isEmpty ? fallback : elements[number(below: elements.count)]
  }

  /// Takes as many of the next bytes as the byte before them says.
  ///
  /// - Parameter maximumLength: No more bytes than this.
  /// - Returns: The bytes.
  public mutating func bytes(maximumLength: Int) -> [UInt8] {
    let length = number(below: min(maximumLength, 255) + 1)
    let taken = Array(remainder.prefix(length))
    remainder = remainder.dropFirst(taken.count)
    return taken
  }

  /// Takes a text of as many bytes as the byte before them says.
  ///
  /// - Parameter maximumLength: No more bytes than this.
  /// - Returns: The text; what is not UTF-8 reads as U+FFFD.
  public mutating func text(maximumLength: Int) -> String {
    String(decoding: bytes(maximumLength: maximumLength), as: UTF8.self)
  }

  /// Takes a text in half of the cases.
  ///
  /// - Parameter maximumLength: No more bytes than this.
  /// - Returns: The text, or `nil`.
  public mutating func optionalText(maximumLength: Int) -> String? {
    bool() ? text(maximumLength: maximumLength) : nil
  }
}

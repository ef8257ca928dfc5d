/// A JSON number, kept as it is written; it becomes a Swift number when asked.
public struct JSONNumber: Sendable {
  private let source: ArraySlice<UInt8>

  /// Creates a number from text that the grammar allows.
  init(source: ArraySlice<UInt8>) { self.source = source }

  /// The number as it is written, such as `-1.50e3`.
  public var text: String { String(decoding: source, as: UTF8.self) }

  /// The number as it is written, in ASCII bytes.
  public var bytes: ArraySlice<UInt8> { source }

  /// The number, or `nil` if it is written with a fraction or an exponent, or does not fit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public var integer: Int? { Int(text) }

  /// The nearest `Double`, or `nil` if the number is too large for one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public var double: Double? {
    guard let double = Double(text), double.isFinite else { return nil }
    return double
  }
}

/// Why bytes are not a JSON text, and where.
///
/// It holds no part of the input. ``JSONPosition`` tells the line and the column of the offset.
public struct JSONReadingError: Error, Sendable, Hashable {
  /// What is wrong.
  public let code: Code
  /// The offset of the byte where it is wrong, in UTF-8 bytes; the length of the input where it ends
  /// too early.
  public let offset: Int

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - offset: Where it is wrong, in UTF-8 bytes.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }

  /// What can be wrong with a JSON text.
  ///
  /// The raw value is the name that reports print.
  ///
  /// Source: RFC 8259, sections 2 to 8.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The input ends before the value does, or is empty.
    case unexpectedEnd = "unexpected-end"
    /// The input begins with U+FEFF; section 8.1 lets a reader refuse it.
    case byteOrderMark = "byte-order-mark"
    /// The bytes from here are not UTF-8.
    case malformedUTF8 = "malformed-utf-8"
    /// Something else stands where a value should.
    case expectedValue = "expected-value"
    /// Something else stands where a string should.
    case expectedString = "expected-string"
    /// Something else stands where the key of a member should.
    case expectedKey = "expected-key"
    /// Something else stands where the colon behind a key should.
    case expectedColon = "expected-colon"
    /// Something else stands behind an element or a member than a comma or the closing bracket.
    case expectedCommaOrEnd = "expected-comma-or-end"
    /// A comma stands behind the last element or member.
    case trailingComma = "trailing-comma"
    /// A comment, or a slash that begins nothing else.
    case comment = "comment"
    /// A word that begins like `true`, `false` or `null` and departs from it here.
    case invalidLiteral = "invalid-literal"
    /// A number begins with a zero that another digit follows.
    case leadingZero = "leading-zero"
    /// A number lacks a digit here.
    case malformedNumber = "malformed-number"
    /// A control character (U+0000 to U+001F) stands in a string without an escape.
    case controlCharacter = "control-character"
    /// The backslash here begins no escape that JSON knows.
    case invalidEscape = "invalid-escape"
    /// An array or object opens here that is nested deeper than the limit.
    case tooDeep = "too-deep"
    /// Something else than whitespace follows the value.
    case trailingContent = "trailing-content"
  }
}

extension JSONReadingError: CustomStringConvertible {
  /// The code's name and the offset.
  public var description: String { "\(code.rawValue) at byte \(offset)" }
}

extension JSONReadingError.Code {
  /// A phrase for people, without a full stop.
  public var message: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .byteOrderMark: "the text begins with a byte order mark"
    case .malformedUTF8: "the bytes are not UTF-8"
    case .expectedValue: "expected a value"
    case .expectedString: "expected a string"
    case .expectedKey: "expected a key in quotation marks"
    case .expectedColon: "expected a colon behind the key"
    case .expectedCommaOrEnd: "expected a comma or the closing bracket"
    case .trailingComma: "a comma stands behind the last element"
    case .comment: "JSON has no comments"
    case .invalidLiteral: "expected true, false or null"
    case .leadingZero: "a number may not begin with a zero and another digit"
    case .malformedNumber: "a digit is missing in the number"
    case .controlCharacter: "a control character must be written as an escape"
    case .invalidEscape: "JSON has no such escape"
    case .tooDeep: "arrays and objects are nested too deeply"
    case .trailingContent: "something follows the value"
    }
  }
}

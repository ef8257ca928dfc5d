/// Why a text is not read at all: it exceeds ``ParserLimits``.
///
/// Everything else that is wrong with a link is a property of the link. An error never holds any
/// of the input.
public struct ActionLinkError: Error, Sendable, Hashable {
  /// The limit that was exceeded.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The text is longer than ``ParserLimits/maximumLength``.
    case inputTooLong = "input-too-long"
    /// A layer has more parameters than ``ParserLimits/maximumParameterCount``.
    case tooManyParameters = "too-many-parameters"
  }

  /// Which limit was exceeded.
  public let code: Code
  /// Where, in bytes from the beginning of the text: the first byte past the limit; for a nested
  /// layer, the beginning of the value that holds it.
  public let offset: Int

  /// Creates an error.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }
}

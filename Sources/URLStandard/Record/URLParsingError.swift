/// Why a text is not a URL, and where the parser gave up.
///
/// It never holds any of the input.
public struct URLParsingError: Error, Sendable, Hashable {
  /// The cause of a failure.
  public enum Code: Sendable, Hashable {
    /// A validation error that the URL Standard makes fatal.
    case validation(ValidationError)
    /// The host is a non-ASCII domain, and the ``DomainToASCII`` in use cannot process those.
    case nonASCIIDomain
    /// The domain, after all processing, holds a forbidden domain code point.
    case forbiddenDomainCodePoint
    /// The input is too long, together with its base URL and what the buffer holds already: each
    /// byte may become nine, and offsets are 32 bits wide. The limit is about 477 million bytes.
    case inputTooLong

    /// A short name: the standard's for its own errors, else one in the same style.
    public var name: String {
      switch self {
      case .validation(let error): error.name
      case .nonASCIIDomain: "non-ASCII-domain"
      case .forbiddenDomainCodePoint: "forbidden-domain-code-point"
      case .inputTooLong: "input-too-long"
      }
    }
  }

  /// What went wrong.
  public let code: Code
  /// Where, in bytes from the beginning of the input.
  public let offset: Int

  /// Creates an error.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }
}

/// What a fuzz campaign runs: a property that must hold for any bytes.
///
/// A target needs no fuzzer. An executable hands it what libFuzzer makes up, a test the inputs of
/// earlier campaigns; both learn of a broken property by a ``PropertyFailure``.
public struct FuzzTarget: Sendable {
  /// What the bytes of an input are, which says how to change them.
  public enum Input: Sendable, Hashable {
    /// A link; so many bytes before it choose what is done with it.
    case link(choices: Int)
    /// The name of a host.
    case host
    /// A JSON text.
    case json
    /// Bytes of which every one counts as it stands.
    case bytes
  }

  /// The name: lower-case words with hyphens between, as the command line, folders of seeds and
  /// reports have it.
  public let name: String
  /// The property in one sentence.
  public let summary: String
  /// The greatest length of an input worth trying, in bytes.
  public let maximumLength: Int
  /// What an input is.
  public let input: Input
  private let body: @Sendable ([UInt8]) throws(PropertyFailure) -> Void

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - name: The name: lower-case words with hyphens between.
  ///   - summary: The property in one sentence.
  ///   - maximumLength: The greatest length of an input worth trying, in bytes. Most links are
  ///     shorter than the default, and longer ones only repeat what shorter ones show.
  ///   - input: What an input is.
  ///   - body: Throws where the property does not hold for the bytes.
  public init(
    _ name: String, summary: String, maximumLength: Int = 1024, input: Input = .link(choices: 0),
    _ body: @escaping @Sendable ([UInt8]) throws(PropertyFailure) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.maximumLength = maximumLength
    self.input = input
    self.body = body
  }

  /// Checks the property on an input.
  ///
  /// - Parameter input: Any bytes.
  /// - Throws: ``PropertyFailure`` where the property does not hold.
  public func check(_ input: [UInt8]) throws(PropertyFailure) { try body(input) }
}

extension FuzzTarget: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

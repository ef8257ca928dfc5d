/// What a fuzz campaign runs: a property that must hold for any bytes.
///
/// A target needs no fuzzer. An executable hands it what libFuzzer makes up, a test the inputs of
/// earlier campaigns; both learn of a broken property by a ``PropertyFailure``.
public struct FuzzTarget: Sendable {
  /// The name: lower-case words with hyphens between, as the command line, folders of seeds and
  /// reports have it.
  public let name: String
  /// The property in one sentence.
  public let summary: String
  /// The greatest length of an input worth trying, in bytes.
  public let maximumLength: Int
  private let body: @Sendable ([UInt8]) throws(PropertyFailure) -> Void

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - name: The name: lower-case words with hyphens between.
  ///   - summary: The property in one sentence.
  ///   - maximumLength: The greatest length of an input worth trying, in bytes.
  ///   - body: Throws where the property does not hold for the bytes.
  public init(
    _ name: String, summary: String, maximumLength: Int = 4096,
    _ body: @escaping @Sendable ([UInt8]) throws(PropertyFailure) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.maximumLength = maximumLength
    self.body = body
  }

  /// Checks the property on an input.
  ///
  /// - Parameter input: Any bytes.
  /// - Throws: ``PropertyFailure`` where the property does not hold.
  public func check(_ input: [UInt8]) throws(PropertyFailure) { try body(input) }
}

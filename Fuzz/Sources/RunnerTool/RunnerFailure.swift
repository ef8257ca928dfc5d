/// Something that could not be done, or is not as it must be.
public struct RunnerFailure: Error, CustomStringConvertible {
  /// What it is, without a full stop.
  public let description: String

  /// Creates a failure of a description.
  public init(_ description: String) { self.description = description }
}

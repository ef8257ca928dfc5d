/// A command line that is not understood.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, without a full stop.
  public let description: String

  /// Creates an error of a description.
  public init(_ description: String) { self.description = description }
}

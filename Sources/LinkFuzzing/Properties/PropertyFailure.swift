/// What a property found to be broken.
///
/// It names the property and the detail, and holds nothing of the input, which may hold a code.
public struct PropertyFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The property, by the name of its function.
  public let property: String
  /// What broke, without any text of the input.
  public let detail: String

  /// Creates a failure.
  public init(_ property: String, _ detail: String) {
    self.property = property
    self.detail = detail
  }

  /// The property and the detail.
  public var description: String { property + ": " + detail }
}

/// What must hold for every input, as plain functions that throw a ``PropertyFailure``.
public enum LinkProperties {}

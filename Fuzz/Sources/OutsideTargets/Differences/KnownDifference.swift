/// A class of inputs on which this project and an outside program are known to differ, and why.
///
/// The class is told by the input, so that it covers no other difference than the one it names.
public struct KnownDifference<Subject>: Sendable {
  /// A short name, lower-case words with hyphens between.
  public let name: String
  /// Why they differ.
  public let reason: String
  private let holds: @Sendable (Subject) -> Bool

  /// Creates a class of the inputs for which `holds` says so.
  init(_ name: String, reason: String, where holds: @escaping @Sendable (Subject) -> Bool) {
    self.name = name
    self.reason = reason
    self.holds = holds
  }

  /// Whether an input is of the class.
  public func includes(_ subject: Subject) -> Bool { holds(subject) }
}

import Synchronization

/// How often known differences were met, so that a class cannot grow without being seen.
public final class DifferenceCounts: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Creates counts of 0.
  public init() {}

  /// All counts above 0 by the name of the class.
  public var all: [String: Int] { counts.withLock { $0 } }

  /// Counts the first class that an input is of.
  ///
  /// - Returns: Whether there is one.
  func count<Subject>(_ subject: Subject, among classes: [KnownDifference<Subject>]) -> Bool {
    guard let known = classes.first(where: { $0.includes(subject) }) else { return false }
    counts.withLock { $0[known.name, default: 0] += 1 }
    return true
  }
}

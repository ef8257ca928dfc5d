internal import LinkFuzzing
internal import Synchronization

/// The target that the program runs: libFuzzer runs it once before it changes an input, and what
/// changes inputs is not told of it.
enum CurrentTarget {
  private static let target = Mutex<FuzzTarget?>(nil)

  /// The target, or `nil` before its first run.
  static var value: FuzzTarget? { target.withLock { $0 } }

  /// Remembers the target.
  static func set(_ newTarget: FuzzTarget) {
    target.withLock { if $0 == nil { $0 = newTarget } }
  }
}

import Foundation

/// An input for which a target found something.
struct Finding {
  /// Why.
  let cause: CrashCause
  /// The first frames in the sources that are tried.
  let frames: [StackFrame]
  /// The file of the input; `nil` where libFuzzer wrote none.
  let artifact: URL?
  /// The file of what the target wrote.
  let log: URL
}

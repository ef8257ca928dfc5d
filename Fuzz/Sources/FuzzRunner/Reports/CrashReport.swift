/// What is told of a fault: its cause and the frames that lead to it.
struct CrashReport: Sendable, Equatable {
  /// The cause.
  let cause: CrashCause
  /// The first frames in the sources that are tried, the innermost first.
  let ownFrames: [StackFrame]

  /// More frames than these say nothing more.
  private static let mostFrames = 5

  /// Reads the lines of a report, with Swift's names in the clear.
  ///
  /// It is `nil` where the lines tell of nothing.
  init?(_ lines: [String]) {
    let frames = Self.firstStack(of: lines)
    guard let cause = CrashCause(report: lines, stack: frames) else { return nil }
    self.cause = cause
    ownFrames = Array(frames.filter(\.isOwn).prefix(Self.mostFrames))
  }

  /// The frames of the first stack; what follows tells of other places, such as where memory was
  /// allocated.
  private static func firstStack(of report: [String]) -> [StackFrame] {
    var frames: [StackFrame] = []
    for line in report {
      if let frame = StackFrame(line) {
        frames.append(frame)
      } else if !frames.isEmpty {
        break
      }
    }
    return frames
  }
}

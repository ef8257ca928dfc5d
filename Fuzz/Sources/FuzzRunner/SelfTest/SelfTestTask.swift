import Synchronization

/// A target to be tried with a fault or without one.
enum SelfTestTask: Sendable, Equatable {
  /// The target without a fault.
  case control(TargetDescription)
  /// A fault in its target.
  case fault(Fault)

  /// What came of it.
  enum Outcome: Sendable {
    /// The campaign without a fault.
    case control(CampaignSummary)
    /// The campaigns against a fault.
    case fault(FaultResult)
  }

  /// The name of the target.
  var target: String {
    switch self {
    case .control(let target): target.name
    case .fault(let fault): fault.target
    }
  }
}

/// Tasks that are taken from both ends, so that what is next to each other is done by one.
final class SelfTestQueue: Sendable {
  private let tasks: Mutex<ArraySlice<SelfTestTask>>

  /// A queue of tasks.
  init(_ tasks: [SelfTestTask]) { self.tasks = Mutex(tasks[...]) }

  /// The next task from one of the ends; `nil` where there is none.
  func next(fromFront isFront: Bool) -> SelfTestTask? {
    tasks.withLock { isFront ? $0.popFirst() : $0.popLast() }
  }

  /// Drops all tasks.
  func empty() { tasks.withLock { $0 = [] } }
}

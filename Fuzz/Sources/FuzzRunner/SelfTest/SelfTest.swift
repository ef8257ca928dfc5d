import Foundation
import Synchronization

/// Plants faults into copies of the sources, and counts how many campaigns notice each.
struct SelfTest: Sendable {
  /// The package.
  let workspace: Workspace
  /// How many campaigns there are for each fault, each with a seed of its own.
  let seedCount: Int
  /// How long a campaign may take.
  let seconds: Int

  /// How many copies are worked on at the same time.
  ///
  /// A build keeps one core busy, for modules are compiled one behind the other; so does a campaign.
  private static let width = 2

  /// Tries the faults, and the targets without a fault.
  func run(_ faults: [Fault]) throws -> FaultTable {
    let tasks = try Self.tasks(of: faults)
    // Campaigns in several copies read them at the same time.
    for target in Set(tasks.map(\.target)) {
      _ = try GeneratedInputs.write(for: TargetDescription.named(target), in: workspace)
    }
    let queue = SelfTestQueue(tasks)
    let outcomes = Mutex<[SelfTestTask.Outcome]>([])
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: min(Self.width, tasks.count)) { number in
      do {
        let bench = try FaultBench(self, number: number)
        while let task = queue.next(fromFront: number.isMultiple(of: 2)) {
          let outcome = try bench.outcome(of: task)
          outcomes.withLock { $0.append(outcome) }
        }
      } catch {
        queue.empty()
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return FaultTable(outcomes.withLock { $0 })
  }

  /// What is to be done, in an order in which builds have little to do: targets without a fault,
  /// then faults of one module behind each other, from the module that nothing depends on last.
  static func tasks(of faults: [Fault]) throws -> [SelfTestTask] {
    let names = Set(faults.map(\.target))
    let controls = TargetDescription.all.filter { names.contains($0.name) }
    let sorted = try faults.map { fault in
      (fault, try TargetDescription.named(fault.target).sanitizer, fault.places.first?.file ?? "")
    }.sorted { left, right in
      if left.1 != right.1 { return left.1 == .address }
      let ranks = (Self.rank(of: left.2), Self.rank(of: right.2))
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left.2 < right.2
    }
    return controls.map(SelfTestTask.control) + sorted.map { SelfTestTask.fault($0.0) }
  }

  /// The modules, each behind those that it depends on.
  private static let modules = [
    "URLStandard", "ActionLinks", "JSONText", "DomainNames", "LinkValidation",
  ]

  private static func rank(of file: String) -> Int {
    modules.firstIndex { file.hasPrefix("Sources/\($0)/") } ?? modules.count
  }
}

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

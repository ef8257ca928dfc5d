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

  /// What is to be done, in an order in which builds have little to do.
  ///
  /// For one sanitizer after the other, these are targets without a fault, then faults of one module
  /// behind each other, from the module that depends on no other on.
  static func tasks(of faults: [Fault]) throws -> [SelfTestTask] {
    let targets = try TargetDescription.named(faults.map(\.target))
    let planted = zip(faults, targets).sorted { left, right in
      let files = (left.0.places.first?.file ?? "", right.0.places.first?.file ?? "")
      let ranks = (Self.rank(of: files.0), Self.rank(of: files.1))
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : files.0 < files.1
    }
    return Sanitizer.allCases.flatMap { sanitizer in
      let controls = TargetDescription.all.filter {
        $0.sanitizer == sanitizer && targets.contains($0)
      }
      return controls.map(SelfTestTask.control)
        + planted.filter { $0.1.sanitizer == sanitizer }.map { .fault($0.0) }
    }
  }

  /// The modules, each behind those that it depends on.
  private static let modules = [
    "URLStandard", "ActionLinks", "JSONText", "DomainNames", "LinkValidation",
  ]

  private static func rank(of file: String) -> Int {
    modules.firstIndex { file.hasPrefix("Sources/\($0)/") } ?? modules.count
  }
}

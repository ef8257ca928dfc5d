import Foundation
import RunnerTool

/// What a run builds before it measures: no more than its cases need.
struct PeerSetUp: Equatable {
  /// Whether ada is needed.
  let ada: Bool
  /// Whether rust-url is needed.
  let rust: Bool
  /// Whether the runner is needed for x86-64-v3 as well.
  let runnerOfV3: Bool

  init(_ cases: [BenchmarkCase], levels: [Level]) {
    ada = cases.contains { $0 != .growth }
    rust = cases.contains { $0 == .memory || $0.hasPrograms && levels.contains(.standard) }
    runnerOfV3 = levels.contains(.v3) && cases.contains { $0.hasRounds }
  }

  /// Builds; a peer that cannot be built is named in its row.
  ///
  /// - Parameters:
  ///   - workspace: Where the scripts are.
  ///   - budget: The time of the run, of which the last build leaves enough for measuring.
  /// - Returns: The runner for x86-64-v3.
  func run(in workspace: Workspace, _ budget: TimeBudget) -> Result<URL, RowProblem> {
    for script in (ada ? ["build-ada"] : []) + (rust ? ["build-rust"] : []) {
      do {
        try workspace.runScript(script)
      } catch {
        Console.note("\(error)")
      }
    }
    guard runnerOfV3 else { return .failure(.missing("no section needs it")) }
    let left = budget.left
    return ThirdLevel.build(
      in: workspace, seconds: max(left / 2, left - Self.secondsForMeasuring))
  }

  /// What a build that takes long leaves for measuring, where there is more than twice as much.
  private static let secondsForMeasuring = 180.0
}

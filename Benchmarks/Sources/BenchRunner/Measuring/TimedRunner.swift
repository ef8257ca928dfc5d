import Foundation
import RunnerTool

/// The time that passes over all entries took, and what they came to.
struct TimedPass: Sendable, Equatable {
  /// Nanoseconds of all passes together.
  let nanoseconds: Double
  /// What one of them came to.
  let result: PassResult
}

/// Something whose passes can be timed.
protocol TimedRunner {
  /// Goes over all entries so many times.
  func run(repeats: Int) throws -> TimedPass
}

/// A pass in this process.
struct LocalRunner: TimedRunner {
  let pass: any Pass
  let entries: Range<Int>

  func run(repeats: Int) -> TimedPass {
    var result = PassResult()
    let time = ContinuousClock().measure {
      for _ in 0..<repeats { result = pass.run(over: entries) }
    }
    return TimedPass(nanoseconds: time / .nanoseconds(1), result: result)
  }
}

/// A pass in a process of its own, which takes its own time.
///
/// It reads the number of passes from a line and answers with nanoseconds, checksum and accepted
/// entries in a line.
struct ChildRunner: TimedRunner {
  /// After how many seconds without an answer a process is ended: far more than any pass takes.
  static let patience = 120.0

  let process: LineProcess
  /// After how many seconds this one is ended.
  var patience = Self.patience

  func run(repeats: Int) throws -> TimedPass {
    let identifier = process.identifier
    // Not SIGTERM, which a process blocks where the thread that started it did.
    let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    defer { watchdog.cancel() }
    process.send(Array("\(repeats)\n".utf8))
    guard let line = process.readLine() else {
      throw RunnerFailure("the program ended, or was ended, before it answered")
    }
    let answer = String(decoding: line, as: UTF8.self)
    let numbers = answer.split(separator: " ").map { Int($0) }
    guard numbers.count == 3, let time = numbers[0], let checksum = numbers[1],
      let accepted = numbers[2]
    else { throw RunnerFailure("not an answer: \(answer)") }
    return TimedPass(
      nanoseconds: Double(time), result: PassResult(checksum: checksum, accepted: accepted))
  }
}

import Testing

@testable import FuzzRunner
import RunnerTool

@Suite("What a self-test does, and in which order")
struct SelfTestTaskTests {
  private func fault(_ name: String, _ target: String, in file: String) throws -> Fault {
    try Fault(
      name: name,
      patch: """
        Target: \(target)
        Oracle: trap
        Class: c
        Story: s

        --- a/Sources/\(file)
        +++ b/Sources/\(file)
        @@ -1,1 +1,1 @@
        -a
        +b
        """)
  }

  @Test("by sanitizer, each target without a fault once, then faults by module and file")
  func order() throws {
    let race = try fault("race", "threads", in: "URLStandard/A.swift")
    let rules = try fault("rules", "url-record", in: "LinkValidation/A.swift")
    let second = try fault("second", "policy", in: "URLStandard/B.swift")
    let first = try fault("third", "policy", in: "URLStandard/A.swift")
    let tasks = try SelfTest.tasks(of: [race, rules, second, first])
    #expect(
      tasks == [
        .control(try .named("url-record")), .control(try .named("policy")), .fault(first),
        .fault(second), .fault(rules), .control(try .named("threads")), .fault(race),
      ])
  }

  @Test("a fault of a target that does not exist is refused")
  func unknownTarget() throws {
    let fault = try fault("x", "no-such-target", in: "URLStandard/A.swift")
    #expect(throws: UsageError.self) { try SelfTest.tasks(of: [fault]) }
  }

  @Test("tasks are taken from both ends, each once")
  func queue() throws {
    let tasks = try SelfTest.tasks(
      of: ["A", "B", "C"].map { try fault($0, "policy", in: "URLStandard/\($0).swift") })
    let queue = SelfTestQueue(tasks)
    #expect(queue.next(fromFront: true) == tasks[0])
    #expect(queue.next(fromFront: false) == tasks[3])
    #expect(queue.next(fromFront: false) == tasks[2])
    #expect(queue.next(fromFront: true) == tasks[1])
    #expect(queue.next(fromFront: true) == nil)
    #expect(SelfTestQueue(tasks).next(fromFront: false) == tasks[3])
  }

  @Test("a table has the faults in the order of their names, whenever they were done")
  func table() throws {
    let results = try ["b", "c", "a"].map {
      FaultResult(fault: try fault($0, "policy", in: "URLStandard/A.swift"))
    }
    let table = FaultTable(results.map(SelfTestTask.Outcome.fault))
    #expect(table.faults.map(\.fault) == ["a", "b", "c"])
    #expect(!table.isGood)
  }
}

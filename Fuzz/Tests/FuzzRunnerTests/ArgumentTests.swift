import Testing

@testable import FuzzRunner
import RunnerTool

@Suite("The runner's command line")
struct ArgumentTests {
  private static let spec = CommandSpec(
    name: "run", summary: "", operands: "TARGET", operandCount: 1...1,
    ownOptions: [.seconds, .seed, .format])

  @Test("operands and options in any order")
  func options() throws {
    let parsed = try ParsedArguments(
      ["--seconds", "5", "url-record", "--format=json"], for: Self.spec)
    #expect(parsed.operands == ["url-record"])
    #expect(parsed.number(.seconds) == 5)
    #expect(parsed.number(.seed) == nil)
    #expect(parsed.wantsJSON)
  }

  @Test(
    "what is not understood is refused",
    arguments: [
      [], ["a", "b"], ["a", "--second", "5"], ["a", "--seconds"], ["a", "--seconds", "x"],
      ["a", "--seconds", "-1"], ["a", "--format", "xml"], ["a", "--format"],
    ])
  func refusals(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try ParsedArguments(arguments, for: Self.spec) }
  }
}

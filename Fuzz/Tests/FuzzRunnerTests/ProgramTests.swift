import Foundation
import RunnerTool
import Testing

@Suite("Programs that runners start")
struct ProgramTests {
  @Test("A program's output comes back, and it reads its input")
  func output() throws {
    #expect(try ProgramRun.output(of: "cat", [], input: [1, 0, 255]) == [1, 0, 255])
    #expect(try ProgramRun.text(of: "printf", [" a\n\n"]) == "a")
    #expect(
      try ProgramRun.output(of: "sh", ["-c", "printf %s $X"], environment: ["X": "y"])
        == Array("y".utf8))
  }

  @Test("A program that fails says what it wrote, and one that is not there that it is not")
  func failures() {
    let failure = #expect(throws: RunnerFailure.self) {
      try ProgramRun.output(of: "sh", ["-c", "echo why >&2; exit 3"])
    }
    #expect(failure?.description.contains("why") == true)
    #expect(throws: RunnerFailure.self) { try ProgramRun.output(of: "no-such-program", []) }
  }

  @Test("A program that takes too long is ended, and one that does not is not")
  func limit() throws {
    let start = ContinuousClock.now
    #expect(throws: ProgramRun.TookTooLong.self) {
      try ProgramRun.output(of: "sleep", ["60"], seconds: 0.2)
    }
    #expect(.now - start < .seconds(30))
    #expect(try ProgramRun.output(of: "printf", ["a"], seconds: 60) == Array("a".utf8))
    #expect(throws: RunnerFailure.self) { try ProgramRun.output(of: "false", [], seconds: 60) }
  }

  @Test("A program that speaks in lines answers each, and then ends")
  func lines() throws {
    let process = try LineProcess(Executables.find("cat"), [])
    process.send(Array("one\n\ntwo\n".utf8))
    #expect(process.readLine() == Array("one".utf8))
    #expect(process.readLine() == [])
    #expect(process.readLine() == Array("two".utf8))
    let ended = try LineProcess(Executables.find("true"), [])
    #expect(ended.readLine() == nil)
  }

  @Test("The data folder is what the environment names, or lies beside the project")
  func dataFolder() {
    let package = URL(filePath: "/a/project", directoryHint: .isDirectory)
    func place(_ environment: [String: String]) -> String {
      DataFolder.place(ofPackage: package, environment: environment).path
    }
    #expect(place([:]) == "/a/shared")
    #expect(place(["ACTIONLINKS_DATA": ""]) == "/a/shared")
    #expect(place(["ACTIONLINKS_DATA": "/elsewhere"]) == "/elsewhere")
  }
}

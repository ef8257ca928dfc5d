import Foundation
import RunnerTool

/// What a run ran on.
struct Machine: Codable, Equatable {
  /// The model of the processor.
  let processor: String
  /// How many cores there are.
  let cores: Int
  /// The operating system and the architecture.
  let system: String
  /// The version of the Swift compiler.
  let compiler: String
  /// The day, as YYYY-MM-DD.
  let date: String

  /// This machine, today.
  static func current() -> Machine {
    Machine(
      processor: cpuInfo("model name") ?? "unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount, system: system(),
      compiler: compiler(), date: Date.now.formatted(.iso8601.year().month().day()))
  }

  /// The description in a line.
  var sentence: String { "\(processor), \(cores) cores; \(system); \(compiler); \(date)" }

  /// The description in a few words.
  var shortSentence: String { "\(processor), \(cores) cores; \(date)" }

  /// The features of the processor, as Linux names them.
  static func processorFeatures() -> Set<String> {
    Set((cpuInfo("flags") ?? "").split(separator: " ").map(String.init))
  }

  private static func cpuInfo(_ key: String) -> String? {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: ":", maxSplits: 1).last
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func system() -> String {
    let release = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    let name = release?.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
      .map { String($0.dropFirst("PRETTY_NAME=".count)).replacing("\"", with: "") }
    let architecture = try? ProgramRun.text(of: "uname", ["-m"])
    return [name, architecture].compactMap { $0 }.joined(separator: ", ")
  }

  private static func compiler() -> String {
    let output = try? ProgramRun.text(of: "swift", ["--version"])
    return output?.split(separator: "\n").first.map(String.init) ?? "unknown compiler"
  }
}

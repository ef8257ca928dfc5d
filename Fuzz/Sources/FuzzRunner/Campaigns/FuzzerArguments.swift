import Foundation
import RunnerTool

/// The arguments of a fuzz target that are the same for all that it is asked to do.
struct FuzzerArguments {
  /// How long an input may take, in seconds, before it counts as endless.
  static let inputTimeout = 10
  /// How much memory a target may have in use, in megabytes.
  static let memoryLimit = 2048

  /// What comes on top of the environment.
  ///
  /// Swift's own handler of crashes would come before the sanitizer's; the symbolizer of another
  /// version of LLVM would read Swift's names wrongly.
  static func environment(temporaryFolder: URL) throws -> [String: String] {
    let symbolizer = try Executables.ofToolchain("llvm-symbolizer")
    let folder = URL(filePath: symbolizer).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "SWIFT_BACKTRACE": "enable=no", "PATH": folder + ":" + path,
      "ASAN_SYMBOLIZER_PATH": symbolizer, "TSAN_OPTIONS": "halt_on_error=1:exitcode=77",
      "TMPDIR": temporaryFolder.path,
    ]
  }

  /// The arguments without folders and files of inputs.
  static func common(_ target: TargetDescription, artifacts: URL) -> [String] {
    [
      "-max_len=\(target.maximumLength)", "-timeout=\(inputTimeout)",
      "-rss_limit_mb=\(memoryLimit)", "-artifact_prefix=\(artifacts.path)/",
      "-print_final_stats=1",
      // The entropic schedule keeps books of rare features for every input. With tens of thousands of
      // features these take more time than they save: in the same time `policy` tried 1.8 times as
      // many inputs without, and reached more.
      "-entropic=0",
    ]
  }
}

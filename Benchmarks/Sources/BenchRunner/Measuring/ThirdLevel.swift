import Foundation
import RunnerTool

/// The runner built for x86-64-v3.
enum ThirdLevel {
  /// What a processor of the level must have, as Linux names it.
  static let features = ["avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"]

  /// Builds the runner again, into a folder of its own; the Swift compiler takes the processor that
  /// clang is told.
  static func build(in workspace: Workspace) -> Result<URL, RunnerFailure> {
    guard Set(features).isSubset(of: Machine.processorFeatures()) else {
      return .failure(RunnerFailure("the processor has no x86-64-v3"))
    }
    let build = [
      "build", "-c", "release", "--package-path", workspace.package.path, "--scratch-path",
      workspace.build.appending(path: "v3").path, "--disable-build-manifest-caching", "-Xcc",
      "-march=x86-64-v3",
    ]
    do {
      Console.note("building the runner for x86-64-v3")
      _ = try ProgramRun.output(of: "swift", build)
      let folder = try ProgramRun.text(of: "swift", build + ["--show-bin-path"])
      return .success(URL(filePath: folder).appending(path: "bench-runner"))
    } catch {
      return .failure(RunnerFailure("the runner does not build for x86-64-v3"))
    }
  }
}

import Foundation
import RunnerTool

/// The runner built for x86-64-v3.
enum ThirdLevel {
  /// What a processor of the level must have, as Linux names it.
  static let features = ["avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"]

  /// Builds the runner again, into a folder of its own; the Swift compiler takes the processor that
  /// clang is told.
  ///
  /// - Parameters:
  ///   - workspace: Where the package is.
  ///   - seconds: How long the build may take.
  /// - Returns: The executable, or why there is none.
  static func build(in workspace: Workspace, seconds: Double) -> Result<URL, RowProblem> {
    guard Set(features).isSubset(of: Machine.processorFeatures()) else {
      return .failure(.missing("the processor has no x86-64-v3"))
    }
    let build = [
      "build", "-c", "release", "--package-path", workspace.package.path, "--scratch-path",
      workspace.build.appending(path: "v3").path, "--disable-build-manifest-caching", "-Xcc",
      "-march=x86-64-v3",
    ]
    do {
      Console.note("building the runner for x86-64-v3")
      _ = try ProgramRun.output(of: "swift", build, seconds: seconds)
      let folder = try ProgramRun.text(of: "swift", build + ["--show-bin-path"])
      return .success(URL(filePath: folder).appending(path: "bench-runner"))
    } catch is ProgramRun.TookTooLong {
      return .failure(
        .missing("its build did not leave enough of the run's time; another run goes on with it"))
    } catch {
      Console.note("\(error)")
      return .failure(.failed("the runner does not build for x86-64-v3"))
    }
  }
}

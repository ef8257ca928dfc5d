import Foundation
import RunnerTool

/// Runs targets on all their inputs in a build that counts lines.
struct CoverageMeasurement {
  /// The package.
  let workspace: Workspace
  /// Whether the committed inputs run alone, without the corpus and those that are made up.
  var runsCommittedInputsAlone = false

  private var folder: URL { workspace.coverage }
  private var profile: URL { folder.appending(path: "all.profdata") }
  /// The lines and functions that were executed.
  var tracefile: URL { folder.appending(path: "lcov.info") }
  /// The pages to look at.
  var pages: URL { folder.appending(path: "html/index.html") }
  /// The list of functions never executed.
  var unreached: URL { folder.appending(path: "unreached.txt") }

  /// Measures what the targets' inputs execute, and writes the pages, the tracefile and the list.
  func run(_ targets: [TargetDescription]) throws -> CoverageReport {
    try folder.remove()
    try folder.makeFolder()
    let executables = try targets.map { target in
      let executable = try Builder(workspace, .coverage).build(target.name)
      try execute(target, executable)
      return executable
    }
    let raw = folder.files.filter { $0.pathExtension == "profraw" }
    _ = try ProgramRun.output(
      of: Executables.ofToolchain("llvm-profdata"),
      ["merge", "-sparse", "-o", profile.path] + raw.map(\.path))
    for file in raw { try file.remove() }
    let lcov = try coverage(["export", "-format=lcov"], of: executables)
    try Data(lcov).write(to: tracefile)
    _ = try coverage(
      [
        "show", "-format=html", "-Xdemangler", Executables.ofToolchain("swift-demangle"),
        "-output-dir=\(pages.deletingLastPathComponent().path)",
      ], of: executables)
    let report = try CoverageReport(
      LineCoverage(parsing: String(decoding: lcov, as: UTF8.self)), sources: sources,
      list: UnreachedList(of: workspace))
    try Data(report.unreachedText.utf8).write(to: unreached)
    return report
  }

  private var sources: URL { workspace.root.appending(path: "Sources").standardizedFileURL }

  private func execute(_ target: TargetDescription, _ executable: URL) throws {
    let inputs =
      runsCommittedInputsAlone
      ? workspace.committedInputs(of: target.name)
      : try ([workspace.corpus(of: target.name)] + workspace.inputs(of: target)).filter(\.exists)
    let temporary = FileManager.default.temporaryDirectory.appending(
      path: "fuzz-\(UUID().uuidString)")
    try temporary.makeFolder()
    defer { try? temporary.remove() }
    var environment = try FuzzerArguments.environment(temporaryFolder: temporary)
    environment["LLVM_PROFILE_FILE"] = folder.appending(path: "\(target.name).profraw").path
    let process = try ChildProcess(
      executable.path,
      FuzzerArguments.common(target, artifacts: temporary) + ["-runs=0"] + inputs.map(\.path),
      environment: environment,
      log: workspace.logs.appending(path: "\(target.name)-coverage.log"))
    guard process.wait(seconds: 1200), process.status == 0 else {
      throw RunnerFailure(
        "\(target.name) did not run its inputs to the end; see its log in \(workspace.logs.path)")
    }
  }

  private func coverage(_ arguments: [String], of executables: [URL]) throws -> [UInt8] {
    let objects = executables.dropFirst().flatMap { ["-object", $0.path] }
    let modules = CoverageReport.moduleNames.map { sources.appending(path: $0).path }
    return try ProgramRun.output(
      of: Executables.ofToolchain("llvm-cov"),
      arguments + ["-instr-profile=\(profile.path)"] + executables.prefix(1).map(\.path) + objects
        + ["-sources"] + modules)
  }
}

import Foundation
import RunnerTool

/// The folders of the package: what is committed, and what a run makes.
struct Workspace {
  /// The folder of the nested package.
  let package: URL

  /// What is made, none of it committed.
  var build: URL { package.appending(path: ".build") }
  /// The peers that the scripts build.
  var peers: URL { build.appending(path: "peers") }
  /// Where a run leaves its results where it is told nothing else.
  var results: URL { build.appending(path: "results") }
  /// The files that hand workloads to other processes.
  var workloads: URL { build.appending(path: "workloads") }
  /// The figures that must not grow.
  var guardFile: URL { package.appending(path: "guards.json") }
  /// The chart of a recorded run.
  var chart: URL { package.appending(path: "chart.svg") }
  /// The document that the table stands in.
  var readme: URL { package.appending(path: "README.md") }

  /// ada's library for a level.
  func ada(_ level: Level) -> URL {
    peers.appending(path: level == .v3 ? "ada/libada-peer-v3.so" : "ada/libada-peer.so")
  }

  /// ada's library by g++, for the default level.
  var adaByGCC: URL { peers.appending(path: "ada/libada-peer-gcc.so") }

  /// Runs a script of the package.
  ///
  /// - Throws: ``RunnerFailure`` where it fails.
  func runScript(_ name: String) throws {
    let script = package.appending(path: "Scripts/\(name)")
    _ = try ProgramRun.output(of: script.path, [], in: package, messages: .through)
  }
}

extension URL {
  /// Writes the file, and makes the folders that it lies in.
  func write(_ contents: [UInt8]) throws {
    try deletingLastPathComponent().makeFolder()
    try Data(contents).write(to: self)
  }
}

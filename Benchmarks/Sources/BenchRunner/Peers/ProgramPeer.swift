import Foundation
import RunnerTool

/// A peer that is a program of its own: it takes the file of a workload and serves passes.
enum ProgramPeer: String, CaseIterable, Sendable {
  case rust
  case node

  /// The name of the row.
  var name: String {
    switch self {
    case .rust: "rust-url"
    case .node: "Node, URL and URLSearchParams"
    }
  }

  /// The program and its arguments before the job and the file.
  ///
  /// - Throws: ``RunnerFailure`` that says why there is none.
  func command(in workspace: Workspace) throws(RunnerFailure) -> (URL, [String]) {
    switch self {
    case .rust:
      let program = workspace.peers.appending(path: "rust/rust-peer")
      guard let program = try? Executables.find(program.path) else {
        throw RunnerFailure(Self.reason(in: workspace.peers.appending(path: "rust/reason")))
      }
      return (program, [])
    case .node:
      guard let node = try? Executables.find("node") else {
        throw RunnerFailure("node is not in PATH")
      }
      return (node, [workspace.package.appending(path: "Peers/node/peer.mjs").path])
    }
  }

  /// The version of the program, or empty.
  func version(in workspace: Workspace) -> String {
    guard let (program, arguments) = try? command(in: workspace) else { return "" }
    return (try? ProgramRun.text(of: program.path, arguments + ["--version"])) ?? ""
  }

  /// Starts it.
  ///
  /// - Throws: ``RowProblem/missing(_:)`` where it is not installed, ``RowProblem/failed(_:)`` where it
  ///   does not start.
  func start(_ job: Workload.Job, _ file: URL, in workspace: Workspace) throws(RowProblem)
    -> ChildRunner
  {
    let (program, arguments): (URL, [String])
    do {
      (program, arguments) = try command(in: workspace)
    } catch {
      throw .missing(error.description)
    }
    do {
      return ChildRunner(process: try LineProcess(program, arguments + [job.rawValue, file.path]))
    } catch {
      throw .failed(error.description)
    }
  }

  /// What the script that builds the peer wrote of why it could not.
  private static func reason(in file: URL) -> String {
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "it was not built"
  }
}

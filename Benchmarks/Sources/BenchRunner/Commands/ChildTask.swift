import Foundation
import RunnerTool

/// What a process of the runner's own is told by its operands: a peer and its workload.
struct ChildTask {
  /// How the help would write the operands.
  static let operandNames = "JOB PEER FILE ADA"
  /// How many there are.
  static let operandCount = 4

  /// What is done.
  let job: Workload.Job
  /// The peer that does it.
  let peer: String
  /// The file of the workload.
  let file: URL
  /// ada's library.
  let ada: URL

  /// The command line behind the command's name.
  var arguments: [String] { [job.rawValue, peer, file.path, ada.path] }

  init(job: Workload.Job, peer: String, file: URL, ada: URL) {
    self.job = job
    self.peer = peer
    self.file = file
    self.ada = ada
  }

  /// Reads what ``arguments`` wrote.
  init(_ operands: [String]) throws(UsageError) {
    guard operands.count >= 4, let job = Workload.Job(rawValue: operands[0]) else {
      throw UsageError("there is no such job")
    }
    self.init(
      job: job, peer: operands[1], file: URL(filePath: operands[2]),
      ada: URL(filePath: operands[3]))
  }

  /// Prepares the peer for the workload, to go over all entries or the first ones.
  func prepare(entries: Int? = nil) throws -> LocalRunner {
    let workload = try WorkloadFile.read(file, job: job)
    let peer = try PeerCatalog.peer(peer, for: job, ada: AdaLibrary(ada))
    return LocalRunner(
      pass: try peer.prepare(workload),
      entries: 0..<min(entries ?? .max, workload.entryCount))
  }
}

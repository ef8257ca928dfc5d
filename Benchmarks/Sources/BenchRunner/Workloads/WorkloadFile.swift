import Foundation
import RunnerTool

/// The file that hands a workload to another process.
///
/// Each item stands behind its length in four bytes, the lowest first: items may hold any byte.
enum WorkloadFile {
  /// The contents of the file.
  static func encode(_ workload: Workload) -> [UInt8] {
    var contents: [UInt8] = []
    contents.reserveCapacity(workload.bytes.count + 4 * workload.itemCount)
    for item in 0..<workload.itemCount {
      let range = workload.offsets[item]..<workload.offsets[item + 1]
      for shift in stride(from: 0, to: 32, by: 8) {
        contents.append(UInt8(truncatingIfNeeded: range.count >> shift))
      }
      contents.append(contentsOf: workload.bytes[range])
    }
    return contents
  }

  /// Reads what ``encode(_:)`` made.
  ///
  /// - Throws: ``RunnerFailure`` where it is cut.
  static func decode(_ contents: [UInt8], job: Workload.Job) throws -> Workload {
    var workload = Workload(job: job)
    var rest = contents[...]
    while !rest.isEmpty {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= length else { throw RunnerFailure("the file of a workload is cut") }
      workload.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return workload
  }

  /// Writes a file, and its hosts into one beside it where the workload has any.
  static func write(_ workload: Workload, to file: URL) throws {
    try file.write(encode(workload))
    let hosts = hostsFile(file)
    if let listed = workload.hosts {
      try hosts.write([UInt8](try JSONEncoder().encode(listed)))
    } else if hosts.exists {
      try FileManager.default.removeItem(at: hosts)
    }
  }

  /// Reads what ``write(_:to:)`` wrote.
  ///
  /// - Throws: ``RunnerFailure`` where the file is cut.
  static func read(_ file: URL, job: Workload.Job) throws -> Workload {
    var workload = try decode([UInt8](try Data(contentsOf: file)), job: job)
    let hosts = hostsFile(file)
    if hosts.exists {
      workload.hosts = try JSONDecoder().decode(
        ListedHosts.self, from: Data(contentsOf: hosts))
    }
    return workload
  }

  private static func hostsFile(_ file: URL) -> URL { file.appendingPathExtension("hosts") }
}

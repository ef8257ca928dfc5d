import Foundation

/// What Linux says of a process's memory.
enum ProcessMemory {
  /// The most memory that a process had at once, in kilobytes; `nil` where the system does not say.
  ///
  /// The process is a number, or `self`.
  static func peak(of process: String = "self") -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// Lets a process's peak begin at what it has now.
  static func resetPeak(of process: String = "self") {
    try? "5".write(toFile: "/proc/\(process)/clear_refs", atomically: false, encoding: .utf8)
  }
}

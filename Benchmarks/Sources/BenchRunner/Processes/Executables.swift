import Foundation

/// Finds programs as a shell does.
enum Executables {
  /// The file of a program, which is a path, or a name that `PATH` finds; `nil` where there is none.
  static func find(_ program: String) -> URL? {
    if program.contains("/") {
      return FileManager.default.isExecutableFile(atPath: program) ? URL(filePath: program) : nil
    }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

public import Foundation

/// Finds programs as a shell does.
public enum Executables {
  /// The file of a program.
  ///
  /// - Parameter program: A path, or a name that `PATH` finds.
  /// - Returns: The file.
  /// - Throws: ``RunnerFailure`` where there is none.
  public static func find(_ program: String) throws -> URL {
    if program.contains("/") {
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw RunnerFailure("there is no program \(program)")
      }
      return URL(filePath: program)
    }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let places = folders.map { URL(filePath: String($0)).appending(path: program) }
    guard
      let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw RunnerFailure("\(program) is not in PATH") }
    return place
  }

  /// A tool of the toolchain: the one beside `swift`, for others read other versions of its files.
  ///
  /// - Throws: ``RunnerFailure`` where there is none.
  public static func ofToolchain(_ name: String) throws -> String {
    let swift = try find("swift").resolvingSymlinksInPath()
    let place = swift.deletingLastPathComponent().appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: place.path) else {
      throw RunnerFailure("the toolchain has no \(name)")
    }
    return place.path
  }
}

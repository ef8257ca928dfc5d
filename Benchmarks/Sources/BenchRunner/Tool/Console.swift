import Foundation

/// Where the runner writes: results to standard output, everything else to standard error.
enum Console {
  /// Writes a result.
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a line that tells what is going on.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data(("bench: " + line + "\n").utf8))
  }
}

import Foundation

/// Says on standard error that a target does not compare with a program, for it is missing: a
/// campaign that compares with nothing finds nothing.
func sayMissing(_ program: String, for target: String) {
  let message = "SKIPPED: \(target) does not compare with \(program), which is missing\n"
  FileHandle.standardError.write(Data(message.utf8))
}

/// How the process ends, by `sysexits.h` where it has a number for it.
///
/// The status never depends on the format of the output.
enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All is well.
  case success = 0

  /// The command did its work and has something to report against the input.
  case findings = 1

  /// The command line means nothing (`EX_USAGE`).
  case usage = 64

  /// Data or a configuration could not be read as what it should be (`EX_DATAERR`).
  case unreadableData = 65

  /// The input is not there or is not readable (`EX_NOINPUT`).
  case inputNotFound = 66

  /// A fault of the tool itself (`EX_SOFTWARE`).
  case internalError = 70

  /// Reading or writing failed (`EX_IOERR`).
  case ioError = 74

  /// Who read standard output closed it: the shell's number for `SIGPIPE`.
  case brokenPipe = 141

  /// The status of two parts of the input together: the graver one.
  func combined(with other: ExitStatus) -> ExitStatus {
    rawValue < other.rawValue ? other : self
  }
}

/// Why a command ended before its work was done.
enum ToolFailure: Error, Equatable {
  /// The command line means nothing.
  case usage(UsageError)

  /// A configuration or the value of an option is not what it should be.
  case unreadableData(String)

  /// Standard input could not be read.
  case input(SystemError)

  /// The output could not be written.
  case output(OutputTarget, SystemError)

  /// A fault of the tool itself.
  case internalError(String)

  /// What the output was written to.
  enum OutputTarget: Equatable {
    case standardOutput
    case file
  }

  /// The status to end with.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .unreadableData: .unreadableData
    case .input(let error): error.meansNoInput ? .inputNotFound : .ioError
    case .output(.standardOutput, let error) where error.isBrokenPipe: .brokenPipe
    case .output: .ioError
    case .internalError: .internalError
    }
  }

  /// What to say on standard error; `nil` where nothing is to be said.
  var message: String? {
    switch self {
    case .usage(let error): error.message
    case .unreadableData(let text): text
    case .input(let error): "cannot read standard input: \(error.text)"
    case .output(.standardOutput, let error):
      error.isBrokenPipe ? nil : "cannot write standard output: \(error.text)"
    // The name stays away: it may be a link that was meant as an operand.
    case .output(.file, let error): "cannot write the file of '--output': \(error.text)"
    case .internalError(let text): "internal error: \(text)"
    }
  }
}

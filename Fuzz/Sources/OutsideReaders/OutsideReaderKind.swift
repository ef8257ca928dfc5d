import LinkValidation

/// The outside readers there are.
public enum OutsideReaderKind: String, Sendable, Hashable, CaseIterable {
  /// Foundation's `URLComponents`, of the toolchain.
  case foundation
  /// The system's libcurl.
  case curl
  /// `urllib.parse.urlsplit` of the `python3` in `PATH`.
  case urlsplit
  /// The WHATWG parser ada, where `Scripts/build-ada` has been run.
  case ada
  /// The `URL` of the `node` in `PATH`.
  case node
  /// RFC 3986's grammar as one regular expression, run by Python.
  case grammar

  /// Starts the reader.
  ///
  /// - Throws: `OutsideReaderError.missing` where this machine does not have it.
  public func start() throws(OutsideReaderError) -> any OutsideReader {
    switch self {
    case .foundation: FoundationURLReader()
    case .curl: CurlURLReader()
    case .urlsplit:
      try ChildProcessReader(
        .python, program: "python3", script: "reader.py", arguments: ["urlsplit"])
    case .ada: try AdaURLReader()
    case .node: try ChildProcessReader(.whatwg, program: "node", script: "reader.mjs")
    case .grammar:
      try ChildProcessReader(
        .rfc3986, program: "python3", script: "reader.py", arguments: ["grammar"])
    }
  }
}

/// When output is colored, as `--color` says.
enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal, if the environment does not speak against it.
  case auto

  /// Wherever the output goes.
  case always

  case never

  /// Whether one stream is colored.
  ///
  /// Each stream is judged by itself: standard output may be a file while messages go to a terminal.
  /// `NO_COLOR` (not empty) and `TERM=dumb` turn off what was only automatic.
  func isOn(forTerminal isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}

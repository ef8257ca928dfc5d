/// What the findings on a link amount to.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// No warning and no error.
  case accept
  /// A warning, and no error.
  case warn
  /// An error.
  case reject

  /// Creates the verdict that the gravest of some severities asks for.
  public init(of severities: some Sequence<Severity>) {
    self.init(gravest: severities.max())
  }

  /// Creates the verdict that a gravest severity asks for, or the lack of one.
  init(gravest severity: Severity?) {
    switch severity {
    case nil, .note: self = .accept
    case .warning: self = .warn
    case .error: self = .reject
    }
  }
}

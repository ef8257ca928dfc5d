/// How grave a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; never counts against a link.
  case note
  /// Speaks against a link: the verdict is ``Verdict/warn`` at least.
  case warning
  /// The link must not be followed: the verdict is ``Verdict/reject``.
  case error

  /// Whether one severity is less grave than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

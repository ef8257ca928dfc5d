extension InspectionText {
  /// Whether the text has colors.
  public enum Style: Sendable, Hashable {
    /// No escape sequences at all.
    case plain
    /// Colors and weights by ANSI escape sequences.
    case colored

    func paint(_ text: String, _ ink: Ink) -> String {
      self == .plain || text.isEmpty ? text : "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
  }

  /// What a part of the text stands out by.
  enum Ink: String {
    /// Headings.
    case heading = "1"
    /// Hosts, which decide where a link goes.
    case host = "1;36"
    /// Names of parameters.
    case name = "34"
    /// Codes.
    case code = "33"
    /// What is less important.
    case faint = "2"
    /// What is wrong, or differs.
    case alert = "31"
    /// What may be wrong.
    case caution = "1;33"
    /// What is well.
    case approval = "32"
  }
}

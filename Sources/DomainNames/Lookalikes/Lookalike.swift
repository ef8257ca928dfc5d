/// How a host resembles a name that it is not.
public struct Lookalike: Sendable, Hashable {
  /// The kinds of resemblance.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Both have the same skeleton, letter case aside: a zero for an o, a one for an l.
    case sameSkeleton
    /// The name stands inside the host, but not at its end behind a dot.
    case containsName
    /// The name is the host or stands inside it once dots and hyphens count as the same.
    case dotsAndHyphens
    /// One code point is inserted, dropped or replaced, or two neighbors are swapped.
    case oneEdit
  }

  /// The kind.
  public let kind: Kind
  /// The name that the host resembles, as A-labels: a listed one, its registrable domain, or a suffix.
  public let name: String

  /// Creates a resemblance.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

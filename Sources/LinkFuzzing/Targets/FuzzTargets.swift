extension FuzzTarget {
  /// The targets that need nothing but this package, in the order in which they are listed.
  public static let all: [FuzzTarget] = [.urlRecord]
}

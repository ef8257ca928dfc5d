/// A parameter of a query, decoded once and as it was written.
public struct QueryParameter: Sendable, Hashable {
  /// The decoded name.
  public var name: String
  /// The decoded value; a malformed escape stays as written, and bytes that are not UTF-8 read as
  /// U+FFFD.
  public var value: String
  /// The value as written.
  public var rawValue: String
  /// Whether the piece had an `=`; one without has an empty value, and no reader of action links
  /// counts it.
  public var hasEquals: Bool
  /// Which known parameter the name is, if any.
  public var parameter: LinkParameter?
}

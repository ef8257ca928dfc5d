/// A parameter of a query, decoded once and as it was written.
public struct QueryParameter: Sendable, Hashable {
  /// The decoded name; a malformed escape stays as written, and bytes that are not UTF-8 read as
  /// U+FFFD.
  public var name: String
  /// The decoded value; a malformed escape stays as written, and bytes that are not UTF-8 read as
  /// U+FFFD.
  public var value: String
  /// The name as written.
  public var rawName: String
  /// The value as written.
  public var rawValue: String
  /// Where the name stands: UTF-8 offsets in what is read of the layer's text.
  public var nameRange: Range<Int>
  /// Where the value stands: UTF-8 offsets in what is read of the layer's text.
  public var valueRange: Range<Int>
  /// Whether the piece had an `=`; one without has an empty value, and no reader of action links
  /// counts it.
  public var hasEquals: Bool
  /// Whether an escape in the name or value is malformed.
  public var hasMalformedEscape: Bool
  /// Whether the decoded name and value are UTF-8.
  public var isUTF8: Bool
  /// Which known parameter the name is, if any.
  public var parameter: LinkParameter?

  /// Whether name and value decode.
  public var isWellFormed: Bool { !hasMalformedEscape && isUTF8 }
}

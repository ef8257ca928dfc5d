/// A value of a JSON text, and where it stands.
///
/// A node is a small handle; the text stays in memory as long as one of its nodes does.
public struct JSONNode: Sendable {
  let tape: JSONTape
  let index: Int

  private var entry: JSONTape.Entry { tape.entries[index] }

  /// What the node holds.
  public enum Value: Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A number, as it is written.
    case number(JSONNumber)
    /// A string.
    case string(JSONString)
    /// An array.
    case array(JSONArray)
    /// An object.
    case object(JSONObject)
  }

  /// The kinds of JSON value; the raw value is the name that messages print.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool = "boolean"
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
  }

  /// The range of the value in the text, in UTF-8 bytes, quotation marks and brackets included.
  public var range: Range<Int> { entry.start..<entry.end }

  /// The kind of the value.
  public var kind: Kind {
    switch entry.kind {
    case .null: .null
    case .true, .false: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// What the node holds.
  public var value: Value {
    switch entry.kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(JSONNumber(source: tape.text[range]))
    case .string: .string(tape.string(at: index))
    case .array: .array(JSONArray(tape: tape, index: index))
    case .object: .object(JSONObject(tape: tape, index: index))
    }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { entry.kind == .null }

  /// The truth value, or `nil` for another kind of value.
  public var bool: Bool? {
    guard case .bool(let bool) = value else { return nil }
    return bool
  }

  /// The number, or `nil` for another kind of value.
  public var number: JSONNumber? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  /// The string, or `nil` for another kind of value.
  public var string: JSONString? {
    guard case .string(let string) = value else { return nil }
    return string
  }

  /// The array, or `nil` for another kind of value.
  public var array: JSONArray? {
    guard case .array(let array) = value else { return nil }
    return array
  }

  /// The object, or `nil` for another kind of value.
  public var object: JSONObject? {
    guard case .object(let object) = value else { return nil }
    return object
  }
}

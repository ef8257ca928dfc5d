public import JSONText

/// Why a policy file cannot be used at all.
///
/// A file with such a fault never passes as an empty policy.
public struct PolicyReadingError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Code: Sendable, Hashable {
    /// The file is no JSON.
    case json(JSONReadingError.Code)
    /// The file's value is no object.
    case notAnObject
    /// A key has a value of another kind than it must have.
    case wrongKind(expected: String)
    /// An entry of `ignore` lacks a key.
    case missingKey(String)
    /// An entry of `ignore` has a key that means nothing there.
    case unknownKey(nearest: String?)
    /// A day is not written `YYYY-MM-DD`, or is none of the calendar's.
    case malformedDay
  }

  /// What is wrong.
  public let code: Code
  /// The key, as a path such as `ignore[0].until`, or `nil` where it is the whole file.
  public let key: String?
  /// Where, in bytes from the beginning of the file.
  public let offset: Int
  /// Where, by line and column.
  public let position: JSONPosition

  /// What is wrong, in words.
  public var message: String {
    let reason =
      switch code {
      case .json(let code): code.message
      case .notAnObject: "the policy must be a JSON object"
      case .wrongKind(let expected): "must be \(expected)"
      case .missingKey(let key): "lacks the key '\(key)'"
      case .unknownKey(let nearest):
        "is no known key" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      case .malformedDay: "must be a day of the calendar as YYYY-MM-DD"
      }
    return (key.map { "'\($0)' " } ?? "") + reason
  }
}

/// What a handler takes from a link that it accepts.
public struct Acceptance: Sendable, Hashable {
  /// The one-time code in the clear.
  public var code: String
  /// Where the user continues, or `nil`.
  public var continueURL: String?
}

public import ActionLinks

/// What a handler expects of the very next link, beyond what the policy allows in general.
///
/// A user who asked to sign in expects a sign-in link, not one that resets the password.
public struct Expectation: Sendable, Hashable {
  /// The operations that may happen now, or `nil` for any.
  public var operations: Set<ActionCodeOperation>?
  /// The tenant that the user signs in to; `.some(nil)` for the project itself, `nil` for any.
  public var tenantID: String??
  /// The bundle or package of the app that handles the link, or `nil`.
  public var appID: String?

  /// Creates an expectation; by default nothing in particular is expected.
  public init(
    operations: Set<ActionCodeOperation>? = nil, tenantID: String?? = nil, appID: String? = nil
  ) {
    self.operations = operations
    self.tenantID = tenantID
    self.appID = appID
  }

  /// Expects one operation.
  public init(_ operation: ActionCodeOperation) { self.init(operations: [operation]) }

  /// Expects nothing in particular.
  public static let anything = Expectation()
}

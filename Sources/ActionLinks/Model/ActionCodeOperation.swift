internal import URLStandard

/// What an action code does once it is applied, as the `mode` parameter names it.
///
/// Source: firebase-js-sdk, `packages/auth/src/core/action_code_url.ts`, and the `GetOobCodeRequest`
/// of the Identity Toolkit REST API.
public enum ActionCodeOperation: String, Sendable, Hashable, CaseIterable {
  /// Sets a new password.
  case passwordReset
  /// Confirms that the user owns the address.
  case verifyEmail
  /// Signs in with the address alone.
  case emailSignIn
  /// Confirms a new address and makes it the account's.
  case verifyAndChangeEmail
  /// Takes back a change of address.
  case recoverEmail
  /// Takes back the addition of a second factor.
  case revertSecondFactorAddition

  /// The value of the `mode` parameter, such as `signIn`.
  public var mode: String {
    switch self {
    case .passwordReset: "resetPassword"
    case .verifyEmail: "verifyEmail"
    case .emailSignIn: "signIn"
    case .verifyAndChangeEmail: "verifyAndChangeEmail"
    case .recoverEmail: "recoverEmail"
    case .revertSecondFactorAddition: "revertSecondFactorAddition"
    }
  }

  /// The REST API's name of the operation, such as `EMAIL_SIGNIN`.
  public var requestType: String {
    switch self {
    case .passwordReset: "PASSWORD_RESET"
    case .verifyEmail: "VERIFY_EMAIL"
    case .emailSignIn: "EMAIL_SIGNIN"
    case .verifyAndChangeEmail: "VERIFY_AND_CHANGE_EMAIL"
    case .recoverEmail: "RECOVER_EMAIL"
    case .revertSecondFactorAddition: "REVERT_SECOND_FACTOR_ADDITION"
    }
  }

  /// Creates the operation that a `mode` value names, or `nil` where none has that exact spelling.
  ///
  /// - Parameter mode: The decoded value of `mode`, in UTF-8; letter case counts.
  public init?(mode: Span<UInt8>) {
    for operation in Self.allCases where mode.isEqual(to: operation.mode) {
      self = operation
      return
    }
    return nil
  }
}

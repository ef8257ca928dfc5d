/// The properties of the `ActionCodeURL` object of the JavaScript, React Native and Android SDKs.
///
/// Values are as the SDK hands them out: decoded as often as that SDK decodes.
public struct ActionCodeURLFields: Sendable, Hashable {
  /// The API key.
  public let apiKey: String
  /// The `mode` value that the SDK read.
  public let mode: String
  /// The SDK's name of the operation: the REST API's `EMAIL_SIGNIN` and so on, and on Android also
  /// `VERIFY_BEFORE_CHANGE_EMAIL` and `ERROR`.
  public let operation: String
  /// The one-time code.
  public let oobCode: ActionCode
  /// The continue URL, or `nil` where the SDK says `null`.
  public let continueURL: String?
  /// The language code, or `nil` where the SDK says `null`.
  public let languageCode: String?
  /// The tenant, or `nil` where the SDK says `null`.
  public let tenantID: String?
}

extension ActionCodeURLFields {
  /// The operation of a sign-in link, as every SDK of this family spells it.
  static let signInOperation = ActionCodeOperation.emailSignIn.requestType
}

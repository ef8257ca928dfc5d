import URLStandard

/// The iOS SDK's two readings of a link.
///
/// Source: firebase-ios-sdk 12.19.0, `FirebaseAuth/Sources/Swift/Auth/Auth.swift`
/// (`isSignIn(withEmailLink:)`) and `ActionCode/ActionCodeURL.swift`.
enum IOSReader {
  /// The code that `signIn(withEmail:link:)` sends once `isSignIn(withEmailLink:)` says yes.
  ///
  /// A code, even an empty one, and the mode `signIn` are all it asks for.
  ///
  /// - Parameters:
  ///   - query: `URLComponents.query` of the link.
  ///   - domainToASCII: The IDNA step for hosts beyond ASCII.
  /// - Returns: The code, or that it is no link.
  static func signInCode(
    ofQuery query: [UInt8]?, domainToASCII: some DomainToASCII
  ) -> SDKReading<ActionCode> {
    let items = IOSQueryItems(ofQuery: query, .atFirstEquals, domainToASCII: domainToASCII)
    guard let code = items[.oobCode], let mode = items[.mode],
      mode.elementsEqual(ActionCodeOperation.emailSignIn.mode.utf8)
    else { return .notALink }
    return .link(ActionCode(utf8: code))
  }

  /// `ActionCodeURL(link:)`, which is `nil` only where no pair at all was read.
  ///
  /// - Parameters:
  ///   - query: `URLComponents.query` of the link.
  ///   - domainToASCII: The IDNA step for hosts beyond ASCII.
  /// - Returns: The object's properties, or that it is no link.
  static func actionCodeURL(
    ofQuery query: [UInt8]?, domainToASCII: some DomainToASCII
  ) -> SDKReading<IOSActionCodeURL> {
    let items = IOSQueryItems(ofQuery: query, .atEveryEquals, domainToASCII: domainToASCII)
    guard !items.isEmpty else { return .notALink }
    return .link(
      IOSActionCodeURL(
        apiKey: items.text(.apiKey), operation: operation(of: items[.mode]),
        oobCode: items[.oobCode].map(ActionCode.init(utf8:)),
        continueURL: items[.continueURL].flatMap { url($0, domainToASCII: domainToASCII) },
        languageCode: items.text(.language)))
  }

  private static func operation(of mode: [UInt8]?) -> IOSActionCodeURL.Operation {
    guard let mode, let operation = ActionCodeOperation(mode: mode.span) else { return .unknown }
    return switch operation {
    case .passwordReset: .passwordReset
    case .verifyEmail: .verifyEmail
    case .emailSignIn: .emailLink
    case .verifyAndChangeEmail: .verifyAndChangeEmail
    case .recoverEmail: .recoverEmail
    case .revertSecondFactorAddition: .revertSecondFactorAddition
    }
  }

  /// The text of `URL(string:)`, which encodes what a URL must not hold.
  private static func url(_ text: [UInt8], domainToASCII: some DomainToASCII) -> String? {
    guard !text.isEmpty,
      let url = FoundationURL(text, allowsEmptyScheme: true, domainToASCII: domainToASCII)
    else { return nil }
    return String(decoding: url.text, as: UTF8.self)
  }
}

/// The properties of the iOS SDK's `ActionCodeURL` object.
public struct IOSActionCodeURL: Sendable, Hashable {
  /// What the iOS SDK calls the operation of a link.
  public enum Operation: String, Sendable, Hashable, CaseIterable {
    /// No mode, or one outside the SDK's table.
    case unknown
    /// `mode=resetPassword`.
    case passwordReset
    /// `mode=verifyEmail`.
    case verifyEmail
    /// `mode=recoverEmail`.
    case recoverEmail
    /// `mode=signIn`.
    case emailLink
    /// `mode=verifyAndChangeEmail`.
    case verifyAndChangeEmail
    /// `mode=revertSecondFactorAddition`.
    case revertSecondFactorAddition
  }

  /// The API key, where one was read.
  public let apiKey: String?
  /// The operation.
  public let operation: Operation
  /// The one-time code, where one was read.
  public let oobCode: ActionCode?
  /// The absolute string of the continue URL, where one was read and Foundation takes it for one.
  public let continueURL: String?
  /// The language code, where one was read.
  public let languageCode: String?
}

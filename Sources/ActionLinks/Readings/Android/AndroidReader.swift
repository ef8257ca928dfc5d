/// `ActionCodeUrl.parseLink` of the Android SDK.
///
/// Source: decompiled `com.google.firebase.auth.ActionCodeUrl` (closed source), a build that reads
/// the language from `lang`; 22.1.2 and earlier read `languageCode`.
enum AndroidReader {
  /// Reads a link.
  static func read(_ link: [UInt8]) -> SDKReading<ActionCodeURLFields> {
    // `checkNotEmpty` stands before the `try`; all later complaints end as `null`.
    guard !link.isEmpty else { return .throwing(.illegalArgumentException) }
    guard let outer = AndroidQuery(of: link) else { return .notALink }
    let lookup = Lookup(outer: outer)
    do throws(SDKFault) {
      guard let apiKey = try lookup.value(of: .apiKey), let code = try lookup.value(of: .oobCode),
        let mode = try lookup.value(of: .mode), !apiKey.isEmpty, !code.isEmpty, !mode.isEmpty
      else { return .notALink }
      return .link(
        ActionCodeURLFields(
          apiKey: String(decoding: apiKey, as: UTF8.self),
          mode: String(decoding: mode, as: UTF8.self), operation: operation(of: mode),
          oobCode: ActionCode(utf8: code), continueURL: try lookup.text(of: .continueURL),
          languageCode: try lookup.text(of: .language), tenantID: try lookup.text(of: .tenantID)))
    } catch {
      return .notALink
    }
  }

  /// The operation's name; a mode outside the SDK's table is `ERROR`, not a refusal.
  private static func operation(of mode: [UInt8]) -> String {
    if mode.elementsEqual("verifyBeforeChangeEmail".utf8) { return "VERIFY_BEFORE_CHANGE_EMAIL" }
    guard let operation = ActionCodeOperation(mode: mode.span), operation != .verifyAndChangeEmail
    else { return "ERROR" }
    return operation.requestType
  }

  /// The SDK's lookup of a field: the outer URL, else the one inside its `link`.
  private struct Lookup {
    let outer: AndroidQuery
    private let innerText: [UInt8]?
    private let inner: AndroidQuery?

    init(outer: AndroidQuery) {
      self.outer = outer
      innerText = outer.value(of: .link)
      inner = innerText.flatMap { AndroidQuery(of: $0) }
    }

    /// The field's value.
    ///
    /// - Throws: ``SDKFault/illegalArgumentException`` where a `link` is to be followed and is
    ///   empty, or named with escapes so that its value is not found.
    func value(of parameter: SDKParameter) throws(SDKFault) -> [UInt8]? {
      if outer.hasName(parameter) { return outer.value(of: parameter) }
      guard outer.hasName(.link) else { return nil }
      guard let innerText, !innerText.isEmpty else { throw .illegalArgumentException }
      return inner?.value(of: parameter)
    }

    func text(of parameter: SDKParameter) throws(SDKFault) -> String? {
      try value(of: parameter).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

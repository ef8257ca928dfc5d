/// The closure-based JavaScript SDK (up to version 8), as it reads an email link for sign-in:
/// `DynamicLink.parseDeepLink`, then `ActionCodeURL.parseLink`, both over `goog.Uri`.
///
/// From source: firebase-js-sdk before cdada6c68f, `packages/auth/src/dynamiclink.js`,
/// `actioncodeurl.js` and `emailauthprovider` in `authcredential.js`; closure-library,
/// `closure/goog/uri/uri.js` and `utils.js`: the order of preference, the first of equal names,
/// `+` as a space, names without `=` empty, `URIError` out of the deep link step and `null` out of
/// the second, empty values as `null`, the language from `languageCode`, and `goog.Uri` decoding
/// scheme, authority, path and fragment at once, so that a malformed escape there throws too.
///
/// Inferred: that the compiled SDK holds a `goog.Uri` as of 2019 or later. Earlier ones split the
/// text before the query elsewhere, which changes no outcome, and cut a fragment at a line break.
enum LegacyJavaScriptReader {
  /// Reads a link.
  static func read(_ link: [UInt8]) -> SDKReading<ActionCodeURLFields> {
    do throws(SDKFault) {
      return fields(of: try deepLink(of: link))
    } catch {
      return .throwing(error)
    }
  }

  /// The URL that holds the action parameters: two layers deep through either wrapper.
  private static func deepLink(of url: [UInt8]) throws(SDKFault) -> [UInt8] {
    let outer = try parameters(of: url)
    let inLink = try parameters(of: outer[.link] ?? []).nonEmpty(.link)
    let inDeepLink = try parameters(of: outer[.deepLinkID] ?? []).nonEmpty(.link)
    return inDeepLink ?? outer.nonEmpty(.deepLinkID) ?? inLink ?? outer.nonEmpty(.link) ?? url
  }

  private static func fields(of url: [UInt8]) -> SDKReading<ActionCodeURLFields> {
    guard let parameters = try? parameters(of: url), let apiKey = parameters.nonEmpty(.apiKey),
      let code = parameters.nonEmpty(.oobCode), let mode = parameters.nonEmpty(.mode),
      let operation = operation(of: mode)
    else { return .notALink }
    func text(_ parameter: SDKParameter) -> String? {
      parameters.nonEmpty(parameter).map { String(decoding: $0, as: UTF8.self) }
    }
    return .link(
      ActionCodeURLFields(
        apiKey: String(decoding: apiKey, as: UTF8.self),
        mode: String(decoding: mode, as: UTF8.self),
        operation: operation, oobCode: ActionCode(utf8: code), continueURL: text(.continueURL),
        languageCode: text(.languageCode), tenantID: text(.tenantID)))
  }

  /// What the SDK's table of modes, a plain object, holds under a mode.
  ///
  /// An object also answers to the names that it inherits, so that `mode=constructor` passes as a
  /// link whose operation is a function; such a value is given as JavaScript's text for it.
  private static func operation(of mode: [UInt8]) -> String? {
    if let operation = ActionCodeOperation(mode: mode.span) { return operation.requestType }
    for name in inheritedMethods where mode.elementsEqual(name.utf8) {
      return "function \(name)() { [native code] }"
    }
    if mode.elementsEqual("constructor".utf8) { return "function Object() { [native code] }" }
    return mode.elementsEqual("__proto__".utf8) ? "[object Object]" : nil
  }

  /// The methods of `Object.prototype`.
  private static let inheritedMethods = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__",
    "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
    "valueOf",
  ]

  /// The parameters of the query of `goog.Uri.parse(url)`.
  private static func parameters(of url: [UInt8]) throws(SDKFault) -> SDKParameters {
    var parameters = SDKParameters()
    let pathEnd =
      url.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.endIndex
    let queryEnd = url[pathEnd...].firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex
    // No delimiter between the components can stand inside an escape, so that decoding them in
    // one go finds the same malformed ones.
    _ = try decodeURIComponent(url[..<pathEnd])
    _ = try decodeURIComponent(url[queryEnd...])
    guard pathEnd < queryEnd else { return parameters }
    for pair in Pieces(of: url[(pathEnd + 1)..<queryEnd], separatedBy: "&") {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = try formDecode(pair[..<equals])
      let value = try formDecode(pair[equals...].dropFirst())
      if let parameter = SDKParameter(spelling: name), parameters[parameter] == nil {
        parameters[parameter] = value
      }
    }
    return parameters
  }

  /// `goog.string.urlDecode`.
  private static func formDecode(_ text: ArraySlice<UInt8>) throws(SDKFault) -> [UInt8] {
    let plus = UInt8(ascii: "+")
    guard text.contains(plus) else { return try decodeURIComponent(text) }
    return try decodeURIComponent(text.map { $0 == plus ? UInt8(ascii: " ") : $0 }[...])
  }
}

/// `parseActionCodeURL` of the modular JavaScript SDK (version 9 and later).
///
/// Source: firebase-js-sdk 6f865964, `packages/auth/src/core/action_code_url.ts` and
/// `packages/util/src/query.ts`. The language is read from `lang`, as since April 2025.
enum ModularJavaScriptReader {
  /// Reads a link.
  ///
  /// What is malformed in the outer query, or in a query one layer further in, escapes as an
  /// error: the SDK looks there before it begins to catch errors.
  static func read(_ link: [UInt8]) -> SDKReading<ActionCodeURLFields> {
    do throws(SDKFault) {
      return fields(of: try preferredDeepLink(of: link, readingWith: parameters))
    } catch {
      return .throwing(error)
    }
  }

  /// The link's fields; here the SDK catches every error.
  private static func fields(of url: [UInt8]) -> SDKReading<ActionCodeURLFields> {
    guard let parameters = try? parameters(of: url) else { return .notALink }
    return parameters.webFields(languageCode: parameters.text(.language))
  }

  /// `querystringDecode(extractQuerystring(url))`.
  ///
  /// A name without `=` gets the value `undefined`, and what stands behind a second `=` is lost.
  /// The key `__proto__` of the SDK's plain object takes no string; nothing asks for it.
  private static func parameters(of url: [UInt8]) throws(SDKFault) -> SDKParameters {
    var parameters = SDKParameters()
    for token in Pieces(of: queryString(of: url), separatedBy: "&") where !token.isEmpty {
      var parts = Pieces(of: token, separatedBy: "=")
      let name = try decodeURIComponent(parts.next() ?? [])
      let value =
        if let part = parts.next() { try decodeURIComponent(part) } else { Array("undefined".utf8) }
      if let parameter = SDKParameter(spelling: name) { parameters[parameter] = value }
    }
    return parameters
  }

  /// The text between the first `?` and the first `#` behind it.
  ///
  /// JavaScript's falsy zero makes a URL that begins with `?` one without query, and its -1 for
  /// "not found" makes a URL without `?` a query altogether.
  private static func queryString(of url: [UInt8]) -> ArraySlice<UInt8> {
    let queryStart = url.firstIndex(of: UInt8(ascii: "?"))
    guard queryStart != 0 else { return [] }
    let tail = url[(queryStart ?? 0)...]
    let fragmentStart = tail.firstIndex(of: UInt8(ascii: "#")) ?? 0
    let query = fragmentStart > 0 ? tail[..<fragmentStart] : tail
    return queryStart == nil ? query : query.dropFirst()
  }
}

/// The URL that holds the action parameters: `parseDeepLink` of the modular SDK and its ports.
///
/// - Parameters:
///   - url: The link as given.
///   - parameters: How this SDK reads the parameters of a URL.
/// - Returns: The first that is not empty of `link` inside `deep_link_id`, `deep_link_id`,
///   `deep_link_id` inside `link`, `link`, and the URL itself.
/// - Throws: What `parameters` throws, for the URL or a layer inside.
func preferredDeepLink(
  of url: [UInt8], readingWith parameters: ([UInt8]) throws(SDKFault) -> SDKParameters
) throws(SDKFault) -> [UInt8] {
  let outer = try parameters(url)
  var inLink: [UInt8]?
  if let link = outer.nonEmpty(.link) {
    // The closure-based SDK looked for `link` here.
    inLink = try parameters(link).nonEmpty(.deepLinkID)
  }
  var inDeepLink: [UInt8]?
  if let deepLink = outer.nonEmpty(.deepLinkID) {
    inDeepLink = try parameters(deepLink).nonEmpty(.link)
  }
  return inDeepLink ?? outer.nonEmpty(.deepLinkID) ?? inLink ?? outer.nonEmpty(.link) ?? url
}

extension SDKParameters {
  /// The fields as JavaScript SDKs check them: key, code and a known mode must be there.
  func webFields(languageCode: String?) -> SDKReading<ActionCodeURLFields> {
    guard let apiKey = nonEmpty(.apiKey), let code = nonEmpty(.oobCode), let mode = self[.mode],
      let operation = ActionCodeOperation(mode: mode.span)
    else { return .notALink }
    return .link(
      ActionCodeURLFields(
        apiKey: String(decoding: apiKey, as: UTF8.self), mode: operation.mode,
        operation: operation.requestType, oobCode: ActionCode(utf8: code),
        continueURL: text(.continueURL), languageCode: languageCode, tenantID: text(.tenantID)))
  }
}

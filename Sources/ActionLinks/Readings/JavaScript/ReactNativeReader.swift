/// `parseActionCodeURL` of React Native Firebase, a port of the JavaScript SDK's in TypeScript.
///
/// Source: react-native-firebase 4ef21d03, `packages/auth/lib/ActionCodeURL.ts`. As there, the
/// deep link step stands outside the `try`; a version of the file exists that moved it inside and
/// says `null` where this one throws.
enum ReactNativeReader {
  /// Reads a link.
  static func read(_ link: [UInt8]) -> SDKReading<ActionCodeURLFields> {
    let url: [UInt8]
    do throws(SDKFault) {
      url = try preferredDeepLink(of: link, readingWith: parameters)
    } catch {
      return .throwing(error)
    }
    guard let parameters = try? parameters(of: url) else { return .notALink }
    return parameters.webFields(languageCode: parameters.text(.language))
  }

  /// The parameters of the URL's query: a value reaches from the first `=` to the end of its
  /// piece, a name without `=` has an empty one, the last of equal names wins.
  private static func parameters(of url: [UInt8]) throws(SDKFault) -> SDKParameters {
    var parameters = SDKParameters()
    for part in Pieces(of: queryString(of: url), separatedBy: "&") where !part.isEmpty {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let name = try decodeURIComponent(part[..<equals])
      let value = try decodeURIComponent(part[equals...].dropFirst())
      if let parameter = SDKParameter(spelling: name) { parameters[parameter] = value }
    }
    return parameters
  }

  /// The text from the first `?` to the URL's first `#`, or to its end where that stands before.
  private static func queryString(of url: [UInt8]) -> ArraySlice<UInt8> {
    guard let queryStart = url.firstIndex(of: UInt8(ascii: "?")) else { return [] }
    guard let hash = url.firstIndex(of: UInt8(ascii: "#")), hash > queryStart else {
      return url[(queryStart + 1)...]
    }
    return url[(queryStart + 1)..<hash]
  }
}

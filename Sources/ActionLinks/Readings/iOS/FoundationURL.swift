package import URLStandard

/// A URL as Foundation holds it once it has parsed a string: a model of `URLComponents(string:)`
/// and `URL(string:)`, which on iOS 17 and later percent-encode what RFC 3986 does not allow.
///
/// Foundation cuts the string at delimiters, checks each component, and where one holds a byte
/// that it must not hold, encodes that whole component, `%` included, rebuilds the string and cuts
/// it again. `URLComponents` and `URL` differ only in the empty scheme, which `URL` allows.
///
/// Source: swiftlang/swift-foundation, `Sources/FoundationEssentials/URL/URLParser.swift`
/// (`RFC3986Parser`). Apple's Foundation before iOS 17 gives `nil` where this one encodes.
package struct FoundationURL {
  /// The string, with encodings added; `URL.absoluteString`.
  package let text: [UInt8]
  /// Where the components stand in ``text``.
  package let components: Components
  /// Where the components stand in the string as it was given.
  package let givenComponents: Components

  /// Parses a string; linear in its length.
  ///
  /// - Parameters:
  ///   - string: Valid UTF-8.
  ///   - allowsEmptyScheme: Whether a leading `:` ends an empty scheme, as it does for `URL`.
  ///   - domainToASCII: The IDNA step for hosts beyond ASCII. A type that cannot tell leaves such
  ///     a host percent-encoded, also one that Foundation refuses.
  package init?(
    _ string: [UInt8], allowsEmptyScheme: Bool = false, domainToASCII: some DomainToASCII
  ) {
    guard
      let parsed = Components(cutting: string, allowsEmptyScheme: allowsEmptyScheme)
    else { return nil }
    givenComponents = parsed
    let invalid = parsed.invalidComponents(in: string)
    if invalid.isEmpty {
      text = string
      components = parsed
      return
    }
    guard
      let encoded = parsed.rebuilt(string, encoding: invalid, domainToASCII: domainToASCII),
      let again = Components(cutting: encoded, allowsEmptyScheme: allowsEmptyScheme)
    else { return nil }
    text = encoded
    components = again
  }

  /// Whether the string has a scheme.
  var hasScheme: Bool { components.scheme != nil }

  /// The query as it stands in ``text``, without `?`.
  var encodedQuery: ArraySlice<UInt8>? { components.query.map { text[$0] } }

  /// `URLComponents.query`: percent-decoded once; `nil` where there is none or its bytes are not
  /// UTF-8.
  var query: [UInt8]? { encodedQuery.flatMap(removingPercentEncoding) }

  /// The path, percent-decoded; `nil` where its bytes are not UTF-8.
  var path: [UInt8]? { removingPercentEncoding(text[components.path]) }

  /// The host, percent-decoded; `nil` where there is none or its bytes are not UTF-8.
  var host: [UInt8]? { components.host.flatMap { removingPercentEncoding(text[$0]) } }
}

/// Foundation's `removingPercentEncoding`.
///
/// - Parameter text: Valid UTF-8.
/// - Returns: The decoded text, or `nil` where a `%` is not followed by two hexadecimal digits or
///   the decoded bytes are not UTF-8. Linear in the text.
func removingPercentEncoding(_ text: ArraySlice<UInt8>) -> [UInt8]? {
  guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
  let bytes = text.span
  var isMalformed = false
  let decoded = [UInt8](capacity: bytes.count) { output in
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      let high = index + 2 < bytes.count ? bytes[index + 1].hexDigitValue : 0xFF
      let low = index + 2 < bytes.count ? bytes[index + 2].hexDigitValue : 0xFF
      guard high != 0xFF, low != 0xFF else {
        isMalformed = true
        return
      }
      output.append(high << 4 | low)
      index += 3
    }
  }
  guard !isMalformed, (try? UTF8Span(validating: decoded.span)) != nil else { return nil }
  return decoded
}

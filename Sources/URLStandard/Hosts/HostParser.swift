/// The host parser.
///
/// Source: URL Standard, section 3.5 ("Host parsing").
extension URLParser {
  /// Parses the host in `range`, which is not empty, and writes it; sets ``URLOffsets/hostKind``.
  mutating func parseHost(_ input: Span<UInt8>, in range: Range<Int>) throws(URLParsingError) {
    if input[range.lowerBound] == UInt8(ascii: "[") {
      guard range.count > 1, input[range.upperBound - 1] == UInt8(ascii: "]") else {
        throw failure(.ipv6Unclosed, at: range.lowerBound)
      }
      let address = try parseIPv6(input, in: range.lowerBound + 1..<range.upperBound - 1)
      url.hostKind = .ipv6
      output.append(UInt8(ascii: "["))
      address.serialize(into: &output)
      output.append(UInt8(ascii: "]"))
    } else if url.schemeKind.isSpecial {
      try parseDomain(input, in: range)
    } else {
      try parseOpaqueHost(input, in: range)
    }
  }

  /// The opaque-host parser.
  private mutating func parseOpaqueHost(
    _ input: Span<UInt8>, in range: Range<Int>
  ) throws(URLParsingError) {
    observer.step(range.count)
    for index in range where Self.isForbiddenHostCodePoint(input[index]) {
      throw failure(.hostInvalidCodePoint, at: index)
    }
    reportInvalidURLUnitsOfOpaqueHost(input, in: range)
    url.hostKind = .opaque
    append(input, in: range, percentEncoding: .c0Control)
  }

  /// Reports the first code point that may not stand in a URL, then the first malformed escape.
  ///
  /// In other parts of a URL the standard reports every one of them.
  private mutating func reportInvalidURLUnitsOfOpaqueHost(
    _ input: Span<UInt8>, in range: Range<Int>
  ) {
    guard Observer.recordsValidationErrors else { return }
    observer.step(range.count)
    var codePoint: Int?
    var escape: Int?
    var offset = range.lowerBound
    while let invalid = URLUnits.firstInvalid(in: input, range: offset..<range.upperBound) {
      if input[invalid.offset] == UInt8(ascii: "%") {
        escape = escape ?? invalid.offset
      } else {
        codePoint = codePoint ?? invalid.offset
      }
      offset = invalid.end
    }
    if let codePoint { report(.invalidURLUnit, at: codePoint) }
    if let escape { report(.invalidURLUnit, at: escape) }
  }

  /// The steps for a host that is a domain or an IPv4 address.
  private mutating func parseDomain(
    _ input: Span<UInt8>, in range: Range<Int>
  ) throws(URLParsingError) {
    let text = input.extracting(range)
    let start = output.count
    var isASCII = true
    var hasPercent = false
    for index in text.indices {
      let byte = text[index]
      if byte >= 0x80 { isASCII = false }
      if byte == UInt8(ascii: "%") { hasPercent = true }
    }
    observer.step(text.count)

    if hasPercent {
      reportPercentEncodedBytes(text, at: range.lowerBound)
      var decoded: [UInt8] = []
      decoded.append(percentDecoding: text)
      observer.step(text.count + 2 * decoded.count)
      guard UTF8Decoding.isValid(decoded.span) else {
        throw failure(.domainToASCII, at: range.lowerBound)
      }
      isASCII = !decoded.contains { $0 >= 0x80 }
      try appendASCIIDomain(decoded.span, isASCII: isASCII, at: range.lowerBound)
    } else {
      try appendASCIIDomain(text, isASCII: isASCII, at: range.lowerBound)
    }

    observer.step(output.count - start)
    for index in start..<output.count where Self.isForbiddenDomainCodePoint(output[index]) {
      throw URLParsingError(
        code: .forbiddenDomainCodePoint,
        offset: originalOffset(
          isASCII && !hasPercent ? range.lowerBound + index - start : range.lowerBound))
    }
    url.hostKind = .domain
    observer.step(output.count - start)
    guard Self.endsInNumber(output.span.extracting(start..<output.count)) else { return }
    if !isASCII { report(.ipv4NonASCIIInput, at: range.lowerBound) }
    let address = try parseIPv4(in: start..<output.count, at: range.lowerBound)
    output.removeSubrange(start...)
    url.hostKind = .ipv4
    address.serialize(into: &output)
  }

  /// The domain parser (section 3.3), but for the check of the result.
  private mutating func appendASCIIDomain(
    _ domain: Span<UInt8>, isASCII: Bool, at offset: Int
  ) throws(URLParsingError) {
    observer.step(domain.count)
    if Observer.recordsValidationErrors {
      observer.step(domain.count)
      if !domains.isStrictlyValid(domain) { report(.domainToASCII, at: offset) }
    }
    let start = output.count
    if isASCII {
      output.append(span: domain)
      for index in domain.indices where domain[index].asciiLowercased != domain[index] {
        output[start + index] = domain[index].asciiLowercased
      }
    } else {
      do throws(DomainToASCIIFailure) {
        try domains.appendASCII(of: domain, to: &output)
      } catch {
        let code: URLParsingError.Code =
          error == .nonASCIIDomain ? .nonASCIIDomain : .validation(.domainToASCII)
        throw URLParsingError(code: code, offset: originalOffset(offset))
      }
    }
    guard output.count > start else {
      throw URLParsingError(
        code: .validation(.domainToASCII), offset: originalOffset(offset))
    }
  }

  private mutating func reportPercentEncodedBytes(_ text: Span<UInt8>, at offset: Int) {
    guard Observer.recordsValidationErrors else { return }
    observer.step(text.count)
    for index in text.indices where text[index] == UInt8(ascii: "%") {
      guard index + 2 < text.count, text[index + 1].isASCIIHexDigit,
        text[index + 2].isASCIIHexDigit
      else { continue }
      report(.domainPercentEncoded, at: offset + index)
      return
    }
  }

  // MARK: Code point classes

  /// Forbidden host code points (section 3.2).
  static func isForbiddenHostCodePoint(_ byte: UInt8) -> Bool {
    // None of them is among these, of which most hosts consist.
    if byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") { return false }
    return switch byte {
    case 0x00, 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "@"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }

  /// Forbidden domain code points (section 3.2).
  static func isForbiddenDomainCodePoint(_ byte: UInt8) -> Bool {
    isForbiddenHostCodePoint(byte) || byte < 0x20 || byte == UInt8(ascii: "%") || byte == 0x7F
  }
}

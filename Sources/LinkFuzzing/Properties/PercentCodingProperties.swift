public import URLStandard

extension LinkProperties {
  /// The percent-encode sets of the URL Standard, and RFC 3986's, by their names.
  public static let percentEncodeSets: [(name: String, set: PercentEncodeSet)] = [
    ("c0Control", .c0Control), ("fragment", .fragment), ("query", .query),
    ("specialQuery", .specialQuery), ("path", .path), ("userinfo", .userinfo),
    ("component", .component), ("allButUnreserved", .allButUnreserved),
    ("formURLEncoded", .formURLEncoded),
  ]

  /// Percent-decoding undoes percent-encoding.
  ///
  /// Encoded bytes hold none of the set, and what they decode to is the original where the set holds
  /// `%`, or else what the original decodes to: a `%` of its own stays one. Bytes without `%` decode
  /// to themselves.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - encode: Percent-encodes bytes by a set.
  ///   - decode: Percent-decodes bytes.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func percentCodingRoundTrips(
    _ input: [UInt8],
    encode: ([UInt8], PercentEncodeSet) -> [UInt8] = percentEncoded,
    decode: ([UInt8]) -> [UInt8] = percentDecoded
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("percentCodingRoundTrips", detail)
    }
    let decoded = decode(input)
    guard decoded.count <= input.count else { throw fail("decoding made it longer") }
    if !input.contains(percent), decoded != input { throw fail("decoding without an escape") }
    for (name, set) in percentEncodeSets {
      let encoded = encode(input, set)
      guard (input.count...3 * input.count).contains(encoded.count) else {
        throw fail("the length by \(name)")
      }
      guard encoded.allSatisfy({ $0 == percent || !set.contains($0) || $0 == plus }) else {
        throw fail("a byte of \(name) that is not encoded")
      }
      // Spaces became plus signs, which only forms read as spaces.
      guard set != .formURLEncoded else { continue }
      guard decode(encoded) == (set.contains(percent) ? input : decoded) else {
        throw fail("decoding what \(name) encoded")
      }
    }
  }

  private static let percent = UInt8(ascii: "%")
  private static let plus = UInt8(ascii: "+")

  /// Bytes percent-encoded by a set.
  public static func percentEncoded(_ bytes: [UInt8], by set: PercentEncodeSet) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    output.append(percentEncoding: bytes.span, using: set)
    return output
  }

  /// Bytes percent-decoded once.
  public static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    output.append(percentDecoding: bytes.span)
    return output
  }
}

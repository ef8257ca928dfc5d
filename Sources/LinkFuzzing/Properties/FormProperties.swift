public import URLStandard

extension LinkProperties {
  /// The pairs of a form are no more than the bytes allow, and parse to themselves once serialized.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - serialize: The serializer.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func formRoundTrips(
    _ input: [UInt8],
    serialize: ([FormURLEncoded.Pair]) -> String = { FormURLEncoded.serialize($0) }
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("formRoundTrips", detail) }
    let pairs = FormURLEncoded.parse(input.span)
    guard pairs.count <= input.count else { throw fail("more pairs than bytes") }
    let serialized = Array(serialize(pairs).utf8)
    // A byte that is not UTF-8 becomes U+FFFD: three bytes, each percent-encoded.
    guard serialized.count <= 9 * input.count + 2 * pairs.count else { throw fail("too long") }
    guard serialized.allSatisfy(isFormByte) else { throw fail("bytes that are not encoded") }
    guard FormURLEncoded.parse(serialized.span) == pairs else { throw fail("the pairs differ") }
  }

  /// Whether a serialized form may hold a byte.
  ///
  /// Source: URL Standard, section 1.3, application/x-www-form-urlencoded percent-encode set.
  private static func isFormByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}

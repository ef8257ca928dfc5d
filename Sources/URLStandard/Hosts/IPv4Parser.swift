/// The IPv4 parser and the checker that decides whether to ask it.
///
/// Source: URL Standard, section 3.5 ("Host parsing").
extension URLParser {
  /// The ends-in-a-number checker.
  ///
  /// - Parameter domain: An ASCII domain in lower case, not empty.
  /// - Returns: Whether its last label, but for an empty one, is a number.
  static func endsInNumber(_ domain: Span<UInt8>) -> Bool {
    var end = domain.count
    if domain[end - 1] == UInt8(ascii: ".") {
      if end == 1 { return false }
      end -= 1
    }
    var start = end
    while start > 0, domain[start - 1] != UInt8(ascii: ".") { start -= 1 }
    guard start < end else { return false }
    var isDecimal = true
    for index in start..<end where !domain[index].isASCIIDigit {
      isDecimal = false
      break
    }
    return isDecimal || IPv4Number(domain, in: start..<end) != nil
  }

  /// The IPv4 parser.
  ///
  /// - Parameters:
  ///   - range: Where the domain, which ends in a number, stands in ``output``.
  ///   - offset: Where the host begins in the input, for errors.
  /// - Returns: The address.
  /// - Throws: A failure where a part is no number, or there are too many or too large ones.
  mutating func parseIPv4(
    in range: Range<Int>, at offset: Int
  ) throws(URLParsingError) -> IPv4Address {
    var end = range.upperBound
    if output[end - 1] == UInt8(ascii: ".") {
      report(.ipv4EmptyPart, at: offset)
      end -= 1
    }
    // Counting the parts, finding where each ends, reading each.
    observer.step(3 * range.count)
    var partCount = 1
    for index in range.lowerBound..<end where output[index] == UInt8(ascii: ".") {
      partCount += 1
    }
    if partCount < 4 { report(.ipv4TooFewParts, at: offset) }
    guard partCount <= 4 else { throw failure(.ipv4TooManyParts, at: offset) }

    var numbers = [UInt64](repeating: 0, count: partCount)
    var partStart = range.lowerBound
    var isOutOfRange = false
    for part in 0..<partCount {
      var partEnd = partStart
      while partEnd < end, output[partEnd] != UInt8(ascii: ".") { partEnd += 1 }
      guard let number = IPv4Number(output.span, in: partStart..<partEnd) else {
        throw failure(.ipv4NonNumericPart, at: offset)
      }
      if !number.isDecimal { report(.ipv4NonDecimalPart, at: offset) }
      if number.value > 255 { isOutOfRange = true }
      numbers[part] = number.value
      partStart = partEnd + 1
    }
    if isOutOfRange { report(.ipv4OutOfRangePart, at: offset) }

    let last = numbers[partCount - 1]
    var address = last
    var isFatal = last >= 1 << UInt64(8 * (5 - partCount))
    for part in 0..<partCount - 1 {
      if numbers[part] > 255 { isFatal = true }
      address &+= numbers[part] << UInt64(8 * (3 - part))
    }
    guard !isFatal else {
      throw URLParsingError(
        code: .validation(.ipv4OutOfRangePart), offset: originalOffset(offset))
    }
    return IPv4Address(value: UInt32(address))
  }
}

/// The result of the IPv4 number parser.
struct IPv4Number {
  /// The number, or a number over 32 bits where it is larger than those.
  let value: UInt64
  /// Whether the number is written without a radix prefix.
  let isDecimal: Bool

  /// Parses a part of an IPv4 address; `nil` where it is no number.
  init?(_ text: Span<UInt8>, in range: Range<Int>) {
    guard !range.isEmpty else { return nil }
    var start = range.lowerBound
    var radix: UInt64 = 10
    if range.count >= 2, text[start] == UInt8(ascii: "0") {
      if text[start + 1] | 0x20 == UInt8(ascii: "x") {
        start += 2
        radix = 16
      } else {
        start += 1
        radix = 8
      }
    }
    var value: UInt64 = 0
    for index in start..<range.upperBound {
      let digit = UInt64(text[index].hexDigitValue)
      guard digit < radix else { return nil }
      // Saturating: any number over 32 bits is out of range in every place.
      value = min(value * radix + digit, 1 << 40)
    }
    self.value = value
    isDecimal = radix == 10
  }
}

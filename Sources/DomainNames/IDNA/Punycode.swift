/// Punycode, which A-labels are written in.
///
/// ICU decodes and encodes it too, but says only that a label is wrong, not what is wrong with it.
///
/// Source: RFC 3492, sections 5 and 6.
enum Punycode {
  private static let base = 36
  private static let tMin = 1
  private static let tMax = 26
  private static let initialBias = 72
  private static let initialCodePoint = 128

  /// Decodes what stands behind `xn--`.
  ///
  /// - Parameter text: Lower case ASCII, no longer than a label.
  /// - Returns: The code points; `nil` where it is no Punycode of Unicode scalars.
  /// - Complexity: O(*n*²): each code point is inserted among those before.
  static func decode(_ text: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var index = text.startIndex
    if let delimiter = text.lastIndex(of: UInt8(ascii: "-")) {
      for byte in text[..<delimiter] {
        guard byte < 0x80 else { return nil }
        output.append(Unicode.Scalar(byte))
      }
      index = delimiter + 1
    }
    var codePoint = initialCodePoint
    var position = 0
    var bias = initialBias
    while index < text.endIndex {
      let oldPosition = position
      var weight = 1
      var k = base
      while true {
        guard index < text.endIndex, let digit = value(of: text[index]) else { return nil }
        index += 1
        position += digit * weight
        // No label of 63 bytes needs numbers near this; above it they could overflow.
        guard position < 1 << 40 else { return nil }
        let threshold = min(max(k - bias, tMin), tMax)
        if digit < threshold { break }
        weight *= base - threshold
        guard weight < 1 << 40 else { return nil }
        k += base
      }
      let count = output.count + 1
      bias = adapt(position - oldPosition, count: count, isFirst: oldPosition == 0)
      codePoint += position / count
      position %= count
      guard let value = UInt32(exactly: codePoint), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      output.insert(scalar, at: position)
      position += 1
    }
    return output
  }

  /// Encodes a label, without the prefix `xn--`.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of code points.
  static func encode(_ label: [Unicode.Scalar]) -> [UInt8] {
    var output = label.filter(\.isASCII).map { UInt8(truncatingIfNeeded: $0.value) }
    let basicCount = output.count
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var handled = basicCount
    var codePoint = initialCodePoint
    var delta = 0
    var bias = initialBias
    while handled < label.count {
      let next = label.lazy.map { Int($0.value) }.filter { $0 >= codePoint }.min() ?? codePoint
      delta += (next - codePoint) * (handled + 1)
      codePoint = next
      for scalar in label {
        if scalar.value < codePoint { delta += 1 }
        guard scalar.value == codePoint else { continue }
        var rest = delta
        var k = base
        while true {
          let threshold = min(max(k - bias, tMin), tMax)
          if rest < threshold { break }
          output.append(digit(threshold + (rest - threshold) % (base - threshold)))
          rest = (rest - threshold) / (base - threshold)
          k += base
        }
        output.append(digit(rest))
        bias = adapt(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      codePoint += 1
    }
    return output
  }

  private static func adapt(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = delta / (isFirst ? 700 : 2)
    delta += delta / count
    var k = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      k += base
    }
    return k + (base - tMin + 1) * delta / (delta + 38)
  }

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }
}

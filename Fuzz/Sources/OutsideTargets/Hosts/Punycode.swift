/// Decodes Punycode, whatever it stands for: the checks of A-labels are what targets compare.
enum Punycode {
  /// Decodes what stands behind `xn--`.
  ///
  /// - Parameter text: Lower case.
  /// - Returns: The code points; `nil` where the text is no Punycode.
  /// - Complexity: O(*n*²): each code point is inserted among those before.
  ///
  /// Source: RFC 3492, section 6.2.
  static func decode(_ text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    let delimiter = text.lastIndex(of: "-")
    var output = delimiter.map { Array(text[..<$0]) } ?? []
    var digits = text[(delimiter.map { $0 + 1 } ?? text.startIndex)...]
    var (codePoint, place, bias) = (0x80, 0, 72)
    while !digits.isEmpty {
      guard let delta = integer(&digits, bias: bias) else { return nil }
      bias = adapted(delta, count: output.count + 1, isFirst: codePoint == 0x80 && place == 0)
      place += delta
      codePoint += place / (output.count + 1)
      place %= output.count + 1
      guard let value = UInt32(exactly: codePoint), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      output.insert(scalar, at: place)
      place += 1
    }
    return output
  }

  /// Takes a variable-length integer from the front.
  private static func integer(_ digits: inout ArraySlice<Unicode.Scalar>, bias: Int) -> Int? {
    var (value, weight) = (0, 1)
    for step in 1... {
      guard let digit = digits.popFirst().flatMap(value(of:)), weight < 1 << 32 else { return nil }
      value += digit * weight
      let threshold = min(max(36 * step - bias, 1), 26)
      if digit < threshold { break }
      weight *= 36 - threshold
    }
    return value < 1 << 32 ? value : nil
  }

  private static func value(of digit: Unicode.Scalar) -> Int? {
    switch digit {
    case "a"..."z": Int(digit.value) - 0x61
    case "0"..."9": Int(digit.value) - 0x30 + 26
    default: nil
    }
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}

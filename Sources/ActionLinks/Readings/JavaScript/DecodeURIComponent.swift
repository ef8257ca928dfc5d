/// JavaScript's `decodeURIComponent`, over UTF-8.
///
/// Escapes in a row must form whole, shortest-form UTF-8 by themselves: an escaped lead byte
/// followed by an unescaped character is malformed, as are surrogates and what lies above U+10FFFF.
///
/// Source: ECMA-262, section 19.2.6.5 ("Decode").
///
/// - Parameter text: Valid UTF-8.
/// - Returns: Valid UTF-8. Linear in the text.
/// - Throws: ``SDKFault/uriError`` for a malformed escape.
func decodeURIComponent(_ text: ArraySlice<UInt8>) throws(SDKFault) -> [UInt8] {
  guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
  var output: [UInt8] = []
  output.reserveCapacity(text.count)
  var index = text.startIndex
  while let percent = text[index...].firstIndex(of: UInt8(ascii: "%")) {
    output.append(contentsOf: text[index..<percent])
    index = percent
    let lead = try escapedByte(of: text, at: &index)
    output.append(lead)
    guard lead >= 0x80 else { continue }
    let (continuations, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (continuations, second) = (1, 0x80...0xBF)
    case 0xE0: (continuations, second) = (2, 0xA0...0xBF)
    case 0xED: (continuations, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: (continuations, second) = (2, 0x80...0xBF)
    case 0xF0: (continuations, second) = (3, 0x90...0xBF)
    case 0xF1...0xF3: (continuations, second) = (3, 0x80...0xBF)
    case 0xF4: (continuations, second) = (3, 0x80...0x8F)
    default: throw .uriError
    }
    for position in 0..<continuations {
      let byte = try escapedByte(of: text, at: &index)
      guard (position == 0 ? second : 0x80...0xBF).contains(byte) else { throw .uriError }
      output.append(byte)
    }
  }
  output.append(contentsOf: text[index...])
  return output
}

/// The byte that the escape at `index` stands for; moves `index` behind the escape.
private func escapedByte(
  of text: ArraySlice<UInt8>, at index: inout Int
) throws(SDKFault) -> UInt8 {
  guard index + 2 < text.endIndex, text[index] == UInt8(ascii: "%"),
    let high = text[index + 1].hexadecimalDigitValue,
    let low = text[index + 2].hexadecimalDigitValue
  else { throw .uriError }
  index += 3
  return high << 4 | low
}

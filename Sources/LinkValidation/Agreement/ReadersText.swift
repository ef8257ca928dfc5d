internal import URLStandard

/// A text as readers take it: some its bytes, others the string that they make.
struct ReadersText {
  /// The bytes.
  let bytes: [UInt8]
  /// The string in UTF-8; what is none in the bytes is U+FFFD.
  let string: [UInt8]
  /// Whether the bytes are UTF-8, so that the string is made of the same.
  let isUTF8: Bool

  init(_ text: Span<UInt8>) {
    var bytes: [UInt8] = []
    bytes.append(span: text)
    isUTF8 = (try? UTF8Span(validating: text)) != nil
    string = isUTF8 ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
    self.bytes = bytes
  }
}

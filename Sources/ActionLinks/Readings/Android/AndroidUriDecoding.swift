/// The decoder behind `android.net.Uri`: `UriCodec.decode` with `throwOnFailure` off, in UTF-8.
///
/// A byte that is no hexadecimal digit where one is due is swallowed: U+FFFD comes out for it, and
/// then the byte of the digits seen so far, NUL where there was none. Java walks over UTF-16, so
/// that of a swallowed character beyond U+FFFF the low surrogate stays; it is U+FFFD here.
/// Runs of escapes that are not UTF-8 give U+FFFD for each maximal part, as ICU's decoder does.
///
/// Source: aosp-mirror/platform_frameworks_base, `core/java/android/net/UriCodec.java`.
package struct AndroidUriDecoding {
  private var output: [UInt8] = []
  private var escapedBytes: [UInt8] = []
  private static let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Decodes a name or value; linear in its length.
  ///
  /// - Parameters:
  ///   - encoded: Valid UTF-8.
  ///   - plusIsSpace: Whether `+` decodes to a space.
  /// - Returns: Valid UTF-8.
  package static func decode(_ encoded: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
    var decoding = Self()
    decoding.output.reserveCapacity(encoded.count)
    decoding.run(over: encoded, plusIsSpace: plusIsSpace)
    return decoding.output
  }

  private mutating func run(over encoded: ArraySlice<UInt8>, plusIsSpace: Bool) {
    var rest = encoded
    while let special = rest.firstIndex(where: {
      $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+")
    }) {
      append(rest[..<special])
      rest = rest[(special + 1)...]
      if encoded[special] == UInt8(ascii: "+") {
        append([plusIsSpace ? UInt8(ascii: " ") : UInt8(ascii: "+")])
        continue
      }
      var value: UInt8 = 0
      var swallowed: UInt8?
      for _ in 0..<2 where swallowed == nil {
        guard let byte = rest.first else {
          // The end of the text inside an escape ends the decoding without the digits so far.
          append(Self.replacementCharacter[...])
          return
        }
        if let digit = byte.hexadecimalDigitValue {
          value = value << 4 | digit
          rest = rest.dropFirst()
        } else {
          append(Self.replacementCharacter[...])
          swallowed = byte
        }
      }
      escapedBytes.append(value)
      guard let lead = swallowed else { continue }
      rest = rest.dropFirst(lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
      if lead >= 0xF0 { append(Self.replacementCharacter[...]) }
    }
    append(rest)
    flush()
  }

  /// Appends unescaped text behind the escaped bytes that stand before it.
  private mutating func append(_ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else { return }
    flush()
    output.append(contentsOf: text)
  }

  private mutating func flush() {
    guard !escapedBytes.isEmpty else { return }
    if escapedBytes.allSatisfy({ $0 < 0x80 }) {
      output.append(contentsOf: escapedBytes)
    } else {
      output.append(contentsOf: String(decoding: escapedBytes, as: UTF8.self).utf8)
    }
    escapedBytes.removeAll(keepingCapacity: true)
  }
}

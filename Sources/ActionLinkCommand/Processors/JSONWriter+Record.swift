import JSONText

extension JSONWriter {
  /// The text without the line feed at its end, which the framing of records writes.
  var record: ArraySlice<UInt8> {
    bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
  }
}

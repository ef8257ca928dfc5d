extension OrdinaryHead {
  /// Appends the serialization of a URL whose path, query or fragment has what the serializer
  /// percent-encodes, and nothing else to change behind its canonical host and port.
  ///
  /// - Parameters:
  ///   - text: The text, of which this is the head.
  ///   - output: Where the serialization goes; where there is a doubt, it is left as it was.
  /// - Returns: Where the parts stand in `output`, or `nil` where the state machine must decide.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  @inline(never)
  func appendEncoding(_ text: Span<UInt8>, to output: inout [UInt8]) -> URLOffsets? {
    let count = text.count
    let pathStart = Int(url.pathStart)
    guard !needsDomainToASCII, pathStart < count, text[count - 1] != UInt8(ascii: " "),
      !Self.hasControl(text, from: pathStart)
    else { return nil }
    let fragment =
      text.firstOffset(of: UInt8(ascii: "#"), in: pathStart..<count) ?? count
    let query = text.firstOffset(of: UInt8(ascii: "?"), in: pathStart..<fragment) ?? fragment
    // A backslash in the path is a slash, and a dot segment goes.
    guard text.firstOffset(of: UInt8(ascii: "\\"), in: pathStart..<query) == nil,
      !Self.hasDotSegment(text, in: pathStart..<query), UTF8Decoding.isValid(text)
    else { return nil }

    let start = output.count
    output.append(span: text, in: 0..<pathStart)
    var result = url.moved(by: start)
    if pathStart == query { output.append(UInt8(ascii: "/")) }
    output.append(percentEncoding: text.extracting(pathStart..<query), using: .path)
    result.queryStart = UInt32(truncatingIfNeeded: output.count)
    if query < fragment {
      output.append(UInt8(ascii: "?"))
      output.append(percentEncoding: text.extracting(query + 1..<fragment), using: .specialQuery)
    }
    result.fragmentStart = UInt32(truncatingIfNeeded: output.count)
    if fragment < count {
      output.append(UInt8(ascii: "#"))
      output.append(percentEncoding: text.extracting(fragment + 1..<count), using: .fragment)
    }
    result.end = UInt32(truncatingIfNeeded: output.count)
    return result
  }

  /// Whether there is a C0 control: some of them go, be it at the end or anywhere.
  private static func hasControl(_ text: Span<UInt8>, from start: Int) -> Bool {
    text.firstOffset(
      in: start..<text.count, block: { $0 .< SIMD16(repeating: 0x20) }, byte: { $0 < 0x20 }) != nil
  }
}

extension OrdinaryHead {
  /// Appends the serialization of the URL, of which only the head differs from the text.
  ///
  /// - Parameters:
  ///   - url: All parts of the URL as they stand in the text; then as they stand in `output`.
  ///   - bytes: What holds the text.
  ///   - output: Where the serialization goes; where there is a doubt, it is left as it was.
  ///   - domains: Processes hosts that are not ASCII.
  /// - Returns: Whether it was written; else the state machine decides.
  /// - Complexity: O(*n*), where *n* is the length of the URL.
  @inline(never)
  package func rewrite(
    _ url: inout URLOffsets, in bytes: Span<UInt8>, to output: inout [UInt8],
    domains: some DomainToASCII
  ) -> Bool {
    let start = output.count
    let host = Int(url.hostStart)..<Int(url.hostEnd)
    output.append(span: bytes, in: Int(url.start)..<host.lowerBound)
    if needsDomainToASCII {
      let hostStart = output.count
      guard Self.appendDomain(bytes.extracting(host), to: &output, domains: domains),
        !Self.mayEndInNumber(output.span, in: hostStart..<output.count)
      else {
        output.removeSubrange(start...)
        return false
      }
    } else {
      output.append(span: bytes, in: host)
    }
    let hostEnd = output.count
    output.append(span: bytes, in: host.upperBound..<Int(url.pathStart))
    let pathStart = output.count
    if lacksPath { output.append(UInt8(ascii: "/")) }
    output.append(span: bytes, in: Int(url.pathStart)..<Int(url.end))
    // All behind the head moves as far as the end does; before it, only the host's length changes.
    let distance = output.count - Int(url.end)
    func moved(_ offset: UInt32, by distance: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(offset) + distance)
    }
    url.queryStart = moved(url.queryStart, by: distance)
    url.fragmentStart = moved(url.fragmentStart, by: distance)
    url.end = moved(url.end, by: distance)
    let headDistance = start - Int(url.start)
    url.schemeEnd = moved(url.schemeEnd, by: headDistance)
    url.usernameEnd = moved(url.usernameEnd, by: headDistance)
    url.hostStart = moved(url.hostStart, by: headDistance)
    url.start = UInt32(truncatingIfNeeded: start)
    url.hostEnd = UInt32(truncatingIfNeeded: hostEnd)
    url.pathStart = UInt32(truncatingIfNeeded: pathStart)
    return true
  }

  /// Appends the domain that the host parser makes of a host of letters, digits, `-`, `.` and code
  /// points beyond ASCII.
  ///
  /// - Returns: Whether there is one, without any doubt.
  private static func appendDomain(
    _ host: Span<UInt8>, to output: inout [UInt8], domains: some DomainToASCII
  ) -> Bool {
    var isASCII = true
    for index in host.indices where host[index] >= 0x80 {
      isASCII = false
      break
    }
    let start = output.count
    if isASCII {
      output.append(span: host)
      for index in start..<output.count { output[index] = output[index].asciiLowercased }
      return true
    }
    guard UTF8Decoding.isValid(host), (try? domains.appendASCII(of: host, to: &output)) != nil,
      output.count > start
    else { return false }
    // Whatever else a name turns into, such as a delimiter, is for the host parser.
    return output[start...].allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }
}

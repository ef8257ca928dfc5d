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
  func rewrite(
    _ url: inout URLOffsets, in bytes: Span<UInt8>, to output: inout [UInt8],
    domains: some DomainToASCII
  ) -> Bool {
    let start = output.count
    let host = Int(url.hostStart)..<Int(url.hostEnd)
    output.append(span: bytes, in: Int(url.start)..<host.lowerBound)
    let hostStart = output.count
    if needsDomainToASCII {
      guard Self.appendDomain(bytes.extracting(host), to: &output, domains: domains) else {
        output.removeSubrange(start...)
        return false
      }
    } else {
      output.append(span: bytes, in: host)
    }
    let hostLength = output.count - hostStart
    output.append(span: bytes, in: host.upperBound..<Int(url.pathStart))
    if lacksPath { output.append(UInt8(ascii: "/")) }
    output.append(span: bytes, in: Int(url.pathStart)..<Int(url.end))
    url = rewritten(url, at: start, hostLength: hostLength)
    return true
  }

  /// Where the parts of the URL stand in its serialization.
  ///
  /// - Parameters:
  ///   - url: All parts of the URL as they stand in the text.
  ///   - start: Where the serialization begins.
  ///   - hostLength: The length of its host.
  /// - Returns: The offsets, in what holds the serialization.
  package func rewritten(_ url: URLOffsets, at start: Int, hostLength: Int) -> URLOffsets {
    // Before the host all moves as the start does, behind it as the host's end, and behind the path
    // by one more where a slash is added.
    func moved(_ offset: UInt32, by distance: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(offset) + distance)
    }
    let before = start - Int(url.start)
    let behind = before + hostLength - Int(url.hostEnd - url.hostStart)
    let behindPath = lacksPath ? behind + 1 : behind
    var result = url
    result.start = moved(url.start, by: before)
    result.schemeEnd = moved(url.schemeEnd, by: before)
    result.usernameEnd = moved(url.usernameEnd, by: before)
    result.hostStart = moved(url.hostStart, by: before)
    result.hostEnd = moved(url.hostEnd, by: behind)
    result.pathStart = moved(url.pathStart, by: behind)
    result.queryStart = moved(url.queryStart, by: behindPath)
    result.fragmentStart = moved(url.fragmentStart, by: behindPath)
    result.end = moved(url.end, by: behindPath)
    return result
  }

  /// Appends the domain that the host parser makes of a host of letters, digits, `-`, `.` and code
  /// points beyond ASCII.
  ///
  /// - Parameters:
  ///   - host: The host of an ordinary head.
  ///   - output: Where the domain goes; what is there of it where there is a doubt means nothing.
  ///   - domains: Processes hosts that are not ASCII.
  /// - Returns: Whether there is one, without any doubt.
  package static func appendDomain(
    _ host: Span<UInt8>, to output: inout [UInt8], domains: some DomainToASCII
  ) -> Bool {
    let start = output.count
    if host.isASCII {
      output.append(span: host)
      for index in start..<output.count { output[index] = output[index].asciiLowercased }
    } else {
      // Whatever else a name turns into, such as a delimiter, is for the host parser.
      guard UTF8Decoding.isValid(host), (try? domains.appendASCII(of: host, to: &output)) != nil,
        output.count > start,
        output[start...].allSatisfy({
          $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        })
      else { return false }
    }
    return !mayEndInNumber(output.span, in: start..<output.count)
  }
}

extension Span<UInt8> {
  fileprivate var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }
}

/// The states that read credentials, host and port.
extension URLParser {
  /// Authority state, host state and port state.
  mutating func authority(
    _ input: Span<UInt8>, from start: Int
  ) throws(URLParsingError) {
    output.append(contentsOf: "//".utf8)
    let end = authorityEnd(input, from: start)
    let hostStart = try credentials(input, in: start..<end)
    if let colon = portColon(input, in: hostStart..<end) {
      guard colon > hostStart else { throw failure(.hostMissing, at: hostStart) }
      try host(input, in: hostStart..<colon)
      try port(input, in: colon + 1..<end)
    } else if hostStart == end {
      guard !url.schemeKind.isSpecial else { throw failure(.hostMissing, at: hostStart) }
      finishEmptyHost()
    } else {
      try host(input, in: hostStart..<end)
    }
    url.pathStart = position
    pathStart(input, from: end)
  }

  private mutating func authorityEnd(_ input: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < input.count, !endsAuthority(input[end]) { end += 1 }
    observer.step(end - start)
    return end
  }

  /// Authority state, as far as an `@` goes: writes username and password.
  ///
  /// - Returns: Where the host begins.
  private mutating func credentials(
    _ input: Span<UInt8>, in range: Range<Int>
  ) throws(URLParsingError) -> Int {
    url.usernameEnd = position
    url.hostStart = position
    var lastAt: Int?
    for index in range where input[index] == UInt8(ascii: "@") {
      report(.invalidCredentials, at: index)
      lastAt = index
    }
    observer.step(range.count)
    guard let lastAt else { return range.lowerBound }
    guard lastAt + 1 < range.upperBound else { throw failure(.hostMissing, at: lastAt + 1) }

    var colon = range.lowerBound
    while colon < lastAt, input[colon] != UInt8(ascii: ":") { colon += 1 }
    observer.step(colon - range.lowerBound)
    append(input, in: range.lowerBound..<colon, percentEncoding: .userinfo)
    url.usernameEnd = position
    if colon + 1 < lastAt {
      output.append(UInt8(ascii: ":"))
      append(input, in: colon + 1..<lastAt, percentEncoding: .userinfo)
    }
    if Int(position) > Int(url.schemeEnd) + 3 { output.append(UInt8(ascii: "@")) }
    url.hostStart = position
    return lastAt + 1
  }

  /// The colon that ends the host: the first one outside brackets.
  private mutating func portColon(_ input: Span<UInt8>, in range: Range<Int>) -> Int? {
    var isInsideBrackets = false
    for index in range {
      switch input[index] {
      case UInt8(ascii: "["): isInsideBrackets = true
      case UInt8(ascii: "]"): isInsideBrackets = false
      case UInt8(ascii: ":") where !isInsideBrackets:
        observer.step(index - range.lowerBound)
        return index
      default: break
      }
    }
    observer.step(range.count)
    return nil
  }

  /// Host state: parses and writes the host.
  mutating func host(_ input: Span<UInt8>, in range: Range<Int>) throws(URLParsingError) {
    url.hostStart = position
    try parseHost(input, in: range)
    url.hostEnd = position
  }

  /// Notes that the host is the empty string.
  mutating func finishEmptyHost() {
    url.hostStart = position
    url.hostEnd = position
    url.pathStart = position
    url.hostKind = .empty
  }

  /// Port state.
  private mutating func port(_ input: Span<UInt8>, in range: Range<Int>) throws(URLParsingError) {
    observer.step(range.count)
    var value = 0
    for index in range {
      let byte = input[index]
      guard byte.isASCIIDigit else { throw failure(.portInvalid, at: index) }
      value = min(value * 10 + Int(byte & 0x0F), 0x1_0000)
    }
    guard value <= 0xFFFF else { throw failure(.portOutOfRange, at: range.lowerBound) }
    guard !range.isEmpty, UInt16(value) != url.schemeKind.defaultPort else { return }
    url.port = UInt16(value)
    output.append(UInt8(ascii: ":"))
    output.append(decimal: UInt16(value))
  }
}

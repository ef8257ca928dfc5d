/// The states that read a URL without a scheme of its own, against a base URL.
extension URLParser {
  /// No scheme state.
  mutating func noScheme(_ input: Span<UInt8>, base: URLRecord?) throws(URLParsingError) {
    guard let base else { throw failure(.missingSchemeNonRelativeURL, at: 0) }
    if base.offsets.hasOpaquePath {
      guard byte(input, 0) == UInt8(ascii: "#") else {
        throw failure(.missingSchemeNonRelativeURL, at: 0)
      }
      copyThroughQuery(of: base)
      fragment(input, from: 0)
    } else if base.offsets.schemeKind == .file {
      copyScheme(of: base)
      try file(input, from: 0, base: base)
    } else {
      copyScheme(of: base)
      try relative(input, from: 0, base: base)
    }
  }

  /// Relative state and relative slash state; the scheme is written already.
  mutating func relative(
    _ input: Span<UInt8>, from start: Int, base: URLRecord
  ) throws(URLParsingError) {
    let isSpecial = url.schemeKind.isSpecial
    let first = byte(input, start)
    guard first == slash || isSpecial && first == backslash else {
      try relativeToPath(input, from: start, base: base)
      return
    }
    if first == backslash { report(.invalidReverseSolidus, at: start) }
    let second = byte(input, start + 1)
    if isSpecial, second == slash || second == backslash {
      if second == backslash { report(.invalidReverseSolidus, at: start + 1) }
      try specialAuthorityIgnoreSlashes(input, from: start + 2)
    } else if second == slash {
      try authority(input, from: start + 2)
    } else {
      copyAuthority(of: base)
      path(input, from: start + 1)
    }
  }

  /// The last branch of the relative state: the base URL's path counts.
  private mutating func relativeToPath(
    _ input: Span<UInt8>, from start: Int, base: URLRecord
  ) throws(URLParsingError) {
    copyAuthority(of: base)
    copyPath(of: base)
    switch byte(input, start) {
    case UInt8(ascii: "?"): query(input, from: start)
    case nil, UInt8(ascii: "#"):
      copyQuery(of: base)
      fragment(input, from: start)
    default:
      shortenPath()
      path(input, from: start)
    }
  }

  // MARK: Parts of the base URL

  mutating func copyScheme(of base: URLRecord) {
    append(base, base.offsets.start..<base.offsets.schemeEnd)
    url.schemeKind = base.offsets.schemeKind
    finishScheme()
  }

  /// Copies username, password, host and port; the scheme must be written.
  mutating func copyAuthority(of base: URLRecord) {
    let offsets = base.offsets
    guard offsets.hasHost else {
      finishNullHost()
      return
    }
    let moved = offsets.moved(by: Int(url.schemeEnd) - Int(offsets.schemeEnd))
    append(base, offsets.schemeEnd + 1..<offsets.pathStart)
    url.usernameEnd = moved.usernameEnd
    url.hostStart = moved.hostStart
    url.hostEnd = moved.hostEnd
    url.port = offsets.port
    url.hostKind = offsets.hostKind
    url.pathStart = position
  }

  mutating func copyPath(of base: URLRecord) {
    append(base, base.offsets.pathStart..<base.offsets.queryStart)
  }

  mutating func copyQuery(of base: URLRecord) {
    url.queryStart = position
    append(base, base.offsets.queryStart..<base.offsets.fragmentStart)
  }

  private mutating func copyThroughQuery(of base: URLRecord) {
    copyScheme(of: base)
    copyAuthority(of: base)
    url.hasOpaquePath = base.offsets.hasOpaquePath
    copyPath(of: base)
    copyQuery(of: base)
  }

  private mutating func append(_ base: URLRecord, _ range: Range<UInt32>) {
    observer.step(range.count)
    output.append(contentsOf: base.bytes[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}

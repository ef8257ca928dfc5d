/// The states that read `file` URLs, with their Windows drive letters.
extension URLParser {
  /// File state and file slash state; the scheme is written already.
  mutating func file(
    _ input: Span<UInt8>, from start: Int, base: URLRecord?
  ) throws(URLParsingError) {
    let base = base?.offsets.schemeKind == .file ? base : nil
    let first = byte(input, start)
    if first == slash || first == backslash {
      if first == backslash { report(.invalidReverseSolidus, at: start) }
      try fileSlash(input, from: start + 1, base: base)
    } else if let base {
      copyAuthority(of: base)
      fileRelative(input, from: start, base: base)
    } else {
      writeEmptyAuthority()
      path(input, from: start)
    }
  }

  /// The second branch of the file state: the base URL's path counts.
  private mutating func fileRelative(_ input: Span<UInt8>, from start: Int, base: URLRecord) {
    switch byte(input, start) {
    case UInt8(ascii: "?"):
      copyPath(of: base)
      query(input, from: start)
    case nil, UInt8(ascii: "#"):
      copyPath(of: base)
      copyQuery(of: base)
      fragment(input, from: start)
    default:
      if startsWithWindowsDriveLetter(input, at: start) {
        report(.fileInvalidWindowsDriveLetter, at: start)
      } else {
        copyPath(of: base)
        shortenPath()
      }
      path(input, from: start)
    }
  }

  /// File slash state.
  private mutating func fileSlash(
    _ input: Span<UInt8>, from start: Int, base: URLRecord?
  ) throws(URLParsingError) {
    let next = byte(input, start)
    if next == slash || next == backslash {
      if next == backslash { report(.invalidReverseSolidus, at: start) }
      try fileHost(input, from: start + 1)
      return
    }
    if let base {
      copyAuthority(of: base)
      let basePath = Int(base.offsets.pathStart)..<Int(base.offsets.queryStart)
      if !startsWithWindowsDriveLetter(input, at: start),
        let driveLetter = Self.leadingDriveLetterSegment(base.bytes, in: basePath)
      {
        output.append(contentsOf: base.bytes[driveLetter])
      }
    } else {
      writeEmptyAuthority()
    }
    path(input, from: start)
  }

  /// File host state.
  private mutating func fileHost(
    _ input: Span<UInt8>, from start: Int
  ) throws(URLParsingError) {
    var end = start
    while end < input.count, !endsAuthority(input[end]) { end += 1 }
    observer.step(end - start)
    if end - start == 2, isWindowsDriveLetter(input[start], input[start + 1]) {
      report(.fileInvalidWindowsDriveLetterHost, at: start)
      writeEmptyAuthority()
      // What looked like a host is the first path segment.
      path(input, from: start, driveLetterHost: start)
      return
    }
    writeEmptyAuthority()
    if end > start {
      try host(input, in: start..<end)
      let written = output[Int(url.hostStart)...]
      if url.hostKind == .domain, written.elementsEqual("localhost".utf8) {
        output.removeSubrange(Int(url.hostStart)...)
        finishEmptyHost()
      }
      url.pathStart = position
    }
    pathStart(input, from: end)
  }

  private mutating func writeEmptyAuthority() {
    output.append(contentsOf: "//".utf8)
    url.usernameEnd = position
    finishEmptyHost()
  }

  // MARK: Windows drive letters

  /// Whether two bytes are a Windows drive letter: a letter, then a colon or a bar.
  func isWindowsDriveLetter(_ first: UInt8, _ second: UInt8) -> Bool {
    first.isASCIIAlpha && (second == UInt8(ascii: ":") || second == UInt8(ascii: "|"))
  }

  /// Whether the rest of the input starts with a Windows drive letter.
  private func startsWithWindowsDriveLetter(_ input: Span<UInt8>, at offset: Int) -> Bool {
    guard offset + 1 < input.count, isWindowsDriveLetter(input[offset], input[offset + 1]) else {
      return false
    }
    guard let third = byte(input, offset + 2) else { return true }
    return third == slash || third == backslash || third == UInt8(ascii: "?")
      || third == UInt8(ascii: "#")
  }

  /// The range of `/C:`, where a path's first segment is a normalized Windows drive letter.
  static func leadingDriveLetterSegment(_ bytes: [UInt8], in path: Range<Int>) -> Range<Int>? {
    let start = path.lowerBound
    guard path.count >= 3, bytes[start + 1].isASCIIAlpha, bytes[start + 2] == UInt8(ascii: ":"),
      path.count == 3 || bytes[start + 3] == UInt8(ascii: "/")
    else { return nil }
    return start..<start + 3
  }
}

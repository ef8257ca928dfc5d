/// The states that read paths.
extension URLParser {
  /// Path start state.
  mutating func pathStart(_ input: Span<UInt8>, from start: Int) {
    let first = byte(input, start)
    if url.schemeKind.isSpecial {
      if first == backslash { report(.invalidReverseSolidus, at: start) }
      path(input, from: first == slash || first == backslash ? start + 1 : start)
    } else if first == UInt8(ascii: "?") || first == UInt8(ascii: "#") || first == nil {
      query(input, from: start)
    } else {
      path(input, from: first == slash ? start + 1 : start)
    }
  }

  /// Path state, from the first byte of a segment; what follows the path is read too.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - start: Where the first segment begins.
  ///   - driveLetterHost: Where a drive letter begins that stands where a host would.
  mutating func path(_ input: Span<UInt8>, from start: Int, driveLetterHost: Int? = nil) {
    var segmentStart = start
    while true {
      let segmentEnd = segmentEnd(input, from: segmentStart)
      let terminator = byte(input, segmentEnd)
      let isFollowedByAnother = terminator == slash || terminator == backslash
      // A drive letter in the place of a host was read there, where no code point is checked.
      if segmentStart != driveLetterHost {
        reportInvalidURLUnits(input, in: segmentStart..<segmentEnd)
      }
      writeSegment(input, segmentStart..<segmentEnd, isLast: !isFollowedByAnother)
      if terminator == backslash { report(.invalidReverseSolidus, at: segmentEnd) }
      guard isFollowedByAnother else {
        query(input, from: segmentEnd)
        return
      }
      segmentStart = segmentEnd + 1
    }
  }

  private mutating func segmentEnd(_ input: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < input.count, !endsAuthority(input[end]) { end += 1 }
    observer.step(end - start + 1)
    return end
  }

  private mutating func writeSegment(
    _ input: Span<UInt8>, _ range: Range<Int>, isLast: Bool
  ) {
    switch dotCount(input, range) {
    case 2:
      shortenPath()
      if isLast { output.append(slash) }
    case 1:
      if isLast { output.append(slash) }
    default:
      let isFirst = output.count == Int(url.pathStart)
      output.append(slash)
      if isFirst, url.schemeKind == .file, range.count == 2,
        isWindowsDriveLetter(input[range.lowerBound], input[range.lowerBound + 1])
      {
        output.append(input[range.lowerBound])
        output.append(UInt8(ascii: ":"))
      } else {
        append(input, in: range, percentEncoding: .path)
      }
    }
  }

  /// 1 for a single-dot segment, 2 for a double-dot segment, else 0.
  private func dotCount(_ input: Span<UInt8>, _ range: Range<Int>) -> Int {
    guard !range.isEmpty, range.count <= 6 else { return 0 }
    var dots = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if input[index] == UInt8(ascii: ".") {
        index += 1
      } else if index + 2 < range.upperBound, input[index] == UInt8(ascii: "%"),
        input[index + 1] == UInt8(ascii: "2"), input[index + 2] | 0x20 == UInt8(ascii: "e")
      {
        index += 3
      } else {
        return 0
      }
      dots += 1
    }
    return dots <= 2 ? dots : 0
  }

  /// Shortens the path by its last segment, but not past a leading drive letter.
  ///
  /// Source: URL Standard, section 4.2 ("URL miscellaneous"), "shorten".
  mutating func shortenPath() {
    let start = Int(url.pathStart)
    if url.schemeKind == .file, output.count == start + 3,
      Self.leadingDriveLetterSegment(output, in: start..<output.count) != nil
    {
      return
    }
    var end = output.count
    while end > start {
      end -= 1
      if output[end] == slash { break }
    }
    observer.step(output.count - end)
    output.removeSubrange(end...)
  }

  /// Opaque path state.
  mutating func opaquePath(_ input: Span<UInt8>, from start: Int) {
    url.hasOpaquePath = true
    var end = start
    while end < input.count, input[end] != UInt8(ascii: "?"), input[end] != UInt8(ascii: "#") {
      end += 1
    }
    observer.step(end - start)
    reportInvalidURLUnits(input, in: start..<end)
    // A space stays a space, but for the last one before a query or a fragment; the input as a whole
    // does not end in one.
    let endsInSpace = end > start && input[end - 1] == UInt8(ascii: " ")
    let body = start..<(endsInSpace ? end - 1 : end)
    append(input, in: body, percentEncoding: .c0Control)
    if endsInSpace { output.append(contentsOf: "%20".utf8) }
    query(input, from: end)
  }
}

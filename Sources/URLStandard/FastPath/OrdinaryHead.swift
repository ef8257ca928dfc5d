/// Scheme, host, port and path of an http or https URL, found in one pass without writing anything.
///
/// The state machine would copy most such texts byte for byte. Here blocks of sixteen bytes are
/// tested for what it would change; the first doubt gives the text up, and the state machine reads
/// it. So these tests may refuse what is canonical, but never take what is not. Two changes that
/// ordinary URLs need are told apart: a host in other letters, and a path that is missing.
package struct OrdinaryHead {
  /// Where the parts stand.
  ///
  /// ``URLOffsets/queryStart`` is where the path ends, be that at `?`, `#` or
  /// the end of the text; the offsets behind it are not set.
  package var url = URLOffsets()
  /// Whether the host has capitals or code points beyond ASCII.
  package private(set) var needsDomainToASCII = false

  /// Whether there is no path, so that the serializer writes a slash.
  package var lacksPath: Bool { url.pathStart == url.queryStart }
  /// Whether nothing need be changed.
  package var isCanonical: Bool { !needsDomainToASCII && !lacksPath }

  /// Finds the parts; `nil` where the text is no such URL, or there is any doubt.
  ///
  /// - Parameters:
  ///   - bytes: What holds the text and, behind it, ``Span/blockPadding`` zero bytes.
  ///   - range: Where the text stands.
  /// - Complexity: O(*n*), where *n* is the length up to the end of the path.
  package init?(_ bytes: Span<UInt8>, in range: Range<Int>) {
    let start = range.lowerBound
    precondition(start >= 0 && bytes.isPadded(at: range.upperBound))
    let word = bytes.word(at: start)
    let hostStart: Int
    if word == Self.https {
      hostStart = start + 8
      url.schemeKind = .https
    } else if word & 0x00FF_FFFF_FFFF_FFFF == Self.http {
      hostStart = start + 7
      url.schemeKind = .http
    } else {
      return nil
    }
    var hostEnd = bytes.stop(from: hostStart, where: Self.endsHost)
    if bytes[hostEnd] >= 0x80 || bytes[hostEnd].isASCIIAlpha {
      hostEnd = Self.otherHostEnd(bytes, from: hostEnd)
      needsDomainToASCII = true
    }
    guard hostEnd > hostStart,
      needsDomainToASCII || !Self.mayEndInNumber(bytes, in: hostStart..<hostEnd)
    else { return nil }
    var pathStart = hostEnd
    if bytes[hostEnd] == UInt8(ascii: ":") {
      guard let port = Self.canonicalPort(bytes, from: hostEnd + 1, besides: url.schemeKind) else {
        return nil
      }
      url.port = port.value
      pathStart = port.end
    }
    let pathEnd: Int
    switch bytes[pathStart] {
    case UInt8(ascii: "/"):
      guard let end = Self.canonicalPathEnd(bytes, from: pathStart) else { return nil }
      pathEnd = end
    case UInt8(ascii: "?"), UInt8(ascii: "#"): pathEnd = pathStart
    default:
      guard pathStart == range.upperBound else { return nil }
      pathEnd = pathStart
    }
    url.start = UInt32(truncatingIfNeeded: start)
    url.schemeEnd = UInt32(truncatingIfNeeded: hostStart - 3)
    url.usernameEnd = UInt32(truncatingIfNeeded: hostStart)
    url.hostStart = UInt32(truncatingIfNeeded: hostStart)
    url.hostEnd = UInt32(truncatingIfNeeded: hostEnd)
    url.pathStart = UInt32(truncatingIfNeeded: pathStart)
    url.queryStart = UInt32(truncatingIfNeeded: pathEnd)
    url.hostKind = .domain
  }

  /// `https://` as a word.
  private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }
  /// `http://` as a word.
  private static var http: UInt64 { 0x002F_2F3A_7074_7468 }

  // MARK: Host and port

  /// All but lower-case letters, digits, `-` and `.`.
  @inline(__always)
  private static func endsHost(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // Without their types written out, these are compiled to loops over the lanes.
    let isNoLetter: SIMDMask<SIMD16<Int8>> =
      block &- SIMD16(repeating: 0x61) .> SIMD16(repeating: 25)
    let isNoneFromHyphenToNine: SIMDMask<SIMD16<Int8>> =
      block &- SIMD16(repeating: 0x2D) .> SIMD16(repeating: 12)
    let isSlash: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: 0x2F)
    return (isNoLetter .& isNoneFromHyphenToNine) .| isSlash
  }

  /// Where a host ends that has capitals or code points beyond ASCII, looked at byte by byte.
  @inline(never)
  private static func otherHostEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var end = offset
    while true {
      let byte = bytes[end]
      let belongsToHost =
        byte >= 0x80 || byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
      guard belongsToHost else { return end }
      end += 1
    }
  }

  /// Whether the last label may be a number, or is empty.
  @inline(__always)
  static func mayEndInNumber(_ bytes: Span<UInt8>, in host: Range<Int>) -> Bool {
    // All bytes of a number are digits, hexadecimal ones or an `x`; most names end in others.
    let last = bytes[host.upperBound - 1]
    if last > UInt8(ascii: "f"), last != UInt8(ascii: "x") { return false }
    guard host.count > 1 else { return true }
    let previous = bytes[host.upperBound - 2]
    if previous > UInt8(ascii: "f"), previous != UInt8(ascii: "x"), last != UInt8(ascii: ".") {
      return false
    }
    return lastLabelMayBeNumber(bytes, in: host)
  }

  @inline(never)
  private static func lastLabelMayBeNumber(_ bytes: Span<UInt8>, in host: Range<Int>) -> Bool {
    var start = host.upperBound
    while start > host.lowerBound, bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return start == host.upperBound || bytes[start].isASCIIDigit
  }

  /// The port that begins at `offset`, and where it ends; `nil` where it is not written as the
  /// serializer would.
  @inline(never)
  private static func canonicalPort(
    _ bytes: Span<UInt8>, from offset: Int, besides scheme: SchemeKind
  ) -> (value: UInt16, end: Int)? {
    guard bytes[offset] != UInt8(ascii: "0") else { return nil }
    var value = 0
    var end = offset
    while bytes[end].isASCIIDigit, end - offset < 6 {
      value = value * 10 + Int(bytes[end] & 0x0F)
      end += 1
    }
    guard end > offset, value <= 0xFFFF, UInt16(value) != scheme.defaultPort else { return nil }
    return (UInt16(value), end)
  }

  // MARK: Path

  /// Where the path that begins at `offset` ends: at `?`, `#`, or a byte that belongs to no
  /// canonical path; `nil` where it has a dot segment.
  @inline(__always)
  private static func canonicalPathEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int? {
    var position = offset
    var needsCare = false
    while true {
      let block = bytes.block(uncheckedAt: position)
      let stops = mayEndPath(block)
      // Without their types written out, these are compiled to loops over the lanes.
      let dots: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: UInt8(ascii: "."))
      let escapes: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: UInt8(ascii: "%"))
      guard Lanes.holdsAnywhere(stops .| dots .| escapes) else {
        position &+= 16
        continue
      }
      let stop = Lanes(stops).first
      if !needsCare, Lanes.holdsAnywhere(dots .| escapes) {
        // A dot segment begins with a dot behind a slash, or an escaped dot.
        let slashes = Lanes(block .== SIMD16(repeating: UInt8(ascii: "/"))).bits &<< 4
        let isBehindSlash = bytes[position &- 1] == UInt8(ascii: "/")
        let first = Lanes(dots).bits & (isBehindSlash ? slashes | 15 : slashes)
        needsCare = !Lanes(bits: first | Lanes(escapes).bits).before(stop).isEmpty
      }
      position &+= stop
      if stop == 16 { continue }
      let byte = bytes[position]
      if byte != UInt8(ascii: "?"), byte != 0, mayStandInPath(byte) {
        position &+= 1
        continue
      }
      return needsCare && hasDotSegment(bytes, in: offset..<position) ? nil : position
    }
  }

  /// All but letters, digits, `-`, `.`, `/`, `_` and `%`: what most paths do not have.
  @inline(__always)
  private static func mayEndPath(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    let letters: SIMD16<UInt8> = block | SIMD16(repeating: 0x20)
    let isNoLetter: SIMDMask<SIMD16<Int8>> =
      letters &- SIMD16(repeating: 0x61) .> SIMD16(repeating: 25)
    let isNoneFromHyphenToNine: SIMDMask<SIMD16<Int8>> =
      block &- SIMD16(repeating: 0x2D) .> SIMD16(repeating: 12)
    let isLine: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: UInt8(ascii: "_"))
    let isEscape: SIMDMask<SIMD16<Int8>> = block .== SIMD16(repeating: UInt8(ascii: "%"))
    // Neither of the two is in one of the ranges.
    return (isNoLetter .& isNoneFromHyphenToNine) .^ (isLine .| isEscape)
  }

  /// Whether a byte stands in a canonical path: what stops the scan is more than what ends a path.
  @inline(never)
  private static func mayStandInPath(_ byte: UInt8) -> Bool {
    !PercentEncodeSet.path.contains(byte) && byte != UInt8(ascii: "\\")
  }

  /// Whether a segment is a single-dot or double-dot segment.
  @inline(never)
  static func hasDotSegment(_ bytes: Span<UInt8>, in path: Range<Int>) -> Bool {
    var index = path.lowerBound
    while index < path.upperBound {
      // Behind a slash: up to two dots, escaped or not, then the end of the segment.
      var next = index + 1
      var dots = 0
      while next < path.upperBound, dots < 3 {
        if bytes[next] == UInt8(ascii: ".") {
          next += 1
        } else if bytes[next] == UInt8(ascii: "%"), next + 2 < path.upperBound,
          bytes[next + 1] == UInt8(ascii: "2"), bytes[next + 2] | 0x20 == UInt8(ascii: "e")
        {
          next += 3
        } else {
          break
        }
        dots += 1
      }
      let endsSegment = next >= path.upperBound || bytes[next] == UInt8(ascii: "/")
      if dots == 1 || dots == 2, endsSegment { return true }
      while next < path.upperBound, bytes[next] != UInt8(ascii: "/") { next += 1 }
      index = next
    }
    return false
  }
}

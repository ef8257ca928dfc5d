internal import URLStandard

/// Compares paths with those that Firebase's own handlers have.
enum HandlerPath {
  /// What parts a path from a handler's.
  enum Likeness: Sendable, Hashable {
    /// Letter case, escapes, or slashes: doubled, at the end, or backward.
    case spelling
    /// Something that makes it another path, at least for some.
    case pretense(Means)
  }

  /// What makes a path look like a handler's that is another.
  enum Means: String, Sendable, Hashable {
    /// `.` or `..` as a segment, escaped or not.
    case dotSegments = "dot segments"
    /// A slash or backslash as an escape, or a backslash.
    case encodedSlash = "encoded slashes"
    /// A semicolon.
    case pathParameter = "path parameters"
    /// Segments before the handler's.
    case prefix = "a prefix"
    /// Segments behind the handler's.
    case suffix = "segments behind the handler's"
  }

  /// The paths of the handlers, and of the Hosting links that wrap them.
  private static let paths = [
    "/__/auth/action", "/__/auth/links", "/__/auth/link", "/emulator/action",
  ]
  private static let segments: [[[UInt8]]] = paths.map { path in
    path.utf8.dropFirst().split(separator: UInt8(ascii: "/")).map { Array($0) }
  }
  /// What all of Firebase's own paths for Authentication begin with.
  private static let reserved: [[UInt8]] = [Array("__".utf8), Array("auth".utf8)]

  /// What parts a path from a handler's, or `nil` where it is one, or is like none.
  ///
  /// - Parameter path: The path as written.
  /// - Returns: The difference.
  /// - Complexity: O(*n*), where *n* is the length of the path.
  static func likeness(of path: [UInt8]) -> Likeness? {
    if path.isEmpty || paths.contains(where: { path.elementsEqual($0.utf8) }) { return nil }
    let decoded = DecodedPath(path)
    let isReserved = decoded.written.firstIndex(of: reserved) != nil
    for handler in segments {
      let isUnderReserved = handler.starts(with: reserved)
      if decoded.resolved == handler {
        return decoded.means.map { .pretense($0) } ?? .spelling
      }
      // The emulator's path is one that others may have for themselves as a part.
      guard isUnderReserved, let start = decoded.resolved.firstIndex(of: handler) else { continue }
      return .pretense(decoded.means ?? (start > 0 ? .prefix : .suffix))
    }
    if isReserved, let means = decoded.means { return .pretense(means) }
    return nil
  }
}

/// A path taken apart as the most generous reader would.
private struct DecodedPath {
  /// The segments in lower case and without parameters; empty ones are left out.
  var written: [[UInt8]] = []
  /// The same, after dot segments took their effect.
  var resolved: [[UInt8]] = []
  /// The gravest thing that makes it another path for some reader, or `nil`.
  var means: HandlerPath.Means?

  init(_ path: [UInt8]) {
    var bytes = path.filter { !$0.isASCIITabOrNewline }
    var hasEncodedSlash = bytes.contains(UInt8(ascii: "\\"))
    // Three times, since that is how often an escape is looked for elsewhere.
    for _ in 0..<3 where bytes.contains(UInt8(ascii: "%")) {
      let slashes = bytes.count(where: Self.isSlash)
      var decoded: [UInt8] = []
      decoded.append(percentDecoding: bytes.span)
      hasEncodedSlash = hasEncodedSlash || decoded.count(where: Self.isSlash) > slashes
      bytes = decoded
    }
    var hasDotSegment = false
    var hasParameter = false
    for segment in bytes.split(whereSeparator: Self.isSlash) {
      let name = segment.prefix { $0 != UInt8(ascii: ";") }
      hasParameter = hasParameter || name.count < segment.count
      written.append(name.map(\.asciiLowercased))
      if name.elementsEqual("..".utf8) {
        hasDotSegment = true
        _ = resolved.popLast()
      } else if name.elementsEqual(".".utf8) {
        hasDotSegment = true
      } else if !name.isEmpty {
        resolved.append(name.map(\.asciiLowercased))
      }
    }
    means =
      if hasDotSegment { .dotSegments } else if hasEncodedSlash {
        .encodedSlash
      } else if hasParameter { .pathParameter } else { nil }
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }
}

extension [[UInt8]] {
  /// Where other segments stand among these in one piece, or `nil`.
  fileprivate func firstIndex(of other: [[UInt8]]) -> Int? {
    guard count >= other.count else { return nil }
    return (0...count - other.count).first { self[$0...].starts(with: other) }
  }
}

/// The states that read a scheme and decide what follows it.
extension URLParser {
  /// Scheme start state and scheme state: the offset of the colon that ends a scheme, or `nil`.
  mutating func schemeEnd(_ input: Span<UInt8>) -> Int? {
    guard !input.isEmpty, input[0].isASCIIAlpha else { return nil }
    var index = 1
    while index < input.count {
      let byte = input[index]
      if byte == UInt8(ascii: ":") {
        observer.step(index)
        return index
      }
      let belongsToScheme =
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
      guard belongsToScheme else { break }
      index += 1
    }
    observer.step(index)
    return nil
  }

  /// Scheme state, from the colon on.
  mutating func scheme(
    _ input: Span<UInt8>, colon: Int, base: URLRecord?
  ) throws(URLParsingError) {
    let start = output.count
    output.append(span: input, in: 0..<colon)
    for index in start..<output.count { output[index] = output[index].asciiLowercased }
    url.schemeKind = SchemeKind(lowercased: output.span.extracting(start..<output.count))
    finishScheme()
    observer.step(colon)

    let next = colon + 1
    let hasTwoSlashes = byte(input, next) == slash && byte(input, next + 1) == slash
    if url.schemeKind == .file {
      if !hasTwoSlashes { report(.specialSchemeMissingFollowingSolidus, at: next) }
      try file(input, from: next, base: base)
    } else if url.schemeKind.isSpecial {
      if hasTwoSlashes {
        try specialAuthorityIgnoreSlashes(input, from: next + 2)
        return
      }
      report(.specialSchemeMissingFollowingSolidus, at: next)
      if let base, hasSameScheme(as: base) {
        try relative(input, from: next, base: base)
      } else {
        try specialAuthorityIgnoreSlashes(input, from: next)
      }
    } else if byte(input, next) == slash {
      if byte(input, next + 1) == slash {
        try authority(input, from: next + 2)
      } else {
        finishNullHost()
        path(input, from: next + 1)
      }
    } else {
      finishNullHost()
      opaquePath(input, from: next)
    }
  }

  /// Writes the colon, and notes the end of the scheme.
  mutating func finishScheme() {
    url.schemeEnd = position
    output.append(UInt8(ascii: ":"))
  }

  /// Notes that there is no host.
  mutating func finishNullHost() {
    url.usernameEnd = position
    url.hostStart = position
    url.hostEnd = position
    url.pathStart = position
    url.hostKind = .null
  }

  /// Special authority ignore slashes state.
  mutating func specialAuthorityIgnoreSlashes(
    _ input: Span<UInt8>, from start: Int
  ) throws(URLParsingError) {
    var index = start
    while let byte = byte(input, index), byte == slash || byte == backslash {
      report(.specialSchemeMissingFollowingSolidus, at: index)
      index += 1
    }
    observer.step(index - start)
    try authority(input, from: index)
  }

  private func hasSameScheme(as base: URLRecord) -> Bool {
    base.offsets.schemeKind == url.schemeKind
  }
}

extension URLParser {
  @inline(__always) var slash: UInt8 { UInt8(ascii: "/") }
  @inline(__always) var backslash: UInt8 { UInt8(ascii: "\\") }

  /// The byte at an offset, or `nil` at the end: the standard's EOF code point.
  @inline(__always)
  func byte(_ input: Span<UInt8>, _ offset: Int) -> UInt8? {
    offset < input.count ? input[offset] : nil
  }

  /// Whether a byte ends an authority: a slash, `?`, `#`, and for special URLs a backslash.
  @inline(__always)
  func endsAuthority(_ byte: UInt8) -> Bool {
    byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      || byte == backslash && url.schemeKind.isSpecial
  }
}

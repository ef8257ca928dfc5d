/// The states that read what follows a path.
extension URLParser {
  /// Query state, from the `?`; reads on to the fragment where there is no query.
  mutating func query(_ input: Span<UInt8>, from start: Int) {
    url.queryStart = position
    guard byte(input, start) == UInt8(ascii: "?") else {
      fragment(input, from: start)
      return
    }
    let end =
      input.firstOffset(of: UInt8(ascii: "#"), in: start + 1..<input.count) ?? input.count
    observer.step(end - start)
    reportInvalidURLUnits(input, in: start + 1..<end)
    output.append(UInt8(ascii: "?"))
    append(
      input, in: start + 1..<end,
      percentEncoding: url.schemeKind.isSpecial ? .specialQuery : .query)
    fragment(input, from: end)
  }

  /// Fragment state, from the `#`.
  mutating func fragment(_ input: Span<UInt8>, from start: Int) {
    url.fragmentStart = position
    guard byte(input, start) == UInt8(ascii: "#") else { return }
    let content = start + 1..<input.count
    reportInvalidURLUnits(input, in: content)
    output.append(UInt8(ascii: "#"))
    append(input, in: content, percentEncoding: .fragment)
  }
}

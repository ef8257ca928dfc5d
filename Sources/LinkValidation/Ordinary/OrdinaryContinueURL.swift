internal import ActionLinks
internal import URLStandard

/// A continue URL so plain that rules have little to say of how it is written: `https`, a host, a
/// path without an escape, and a query of words or of ``OrdinaryNestedURL``s; what its fragment has is
/// one word too.
struct OrdinaryContinueURL: Sendable {
  /// Its host, in its text.
  let host: Range<Int>
  /// Where the name `lang` stands in its query, which the action's query may have too, or `nil`.
  private(set) var lang: Range<Int>?
  /// Its fragment without the `#`, or `nil`.
  private(set) var fragment: Range<Int>?
  /// The first value that is a secret, or `nil`.
  private(set) var secret: Range<Int>?
  /// The first value that is a URL which leads to a host that is not allowed, or `nil`.
  private(set) var foreignURL: Range<Int>?
  /// The first value that is a URL which leads to an allowed host, or `nil`.
  private(set) var allowedURL: Range<Int>?
  /// How often the percent sign is encoded in it that is so most often, of those that end a value.
  private(set) var percentDepth = 0

  /// The parameters of its query.
  private(set) var parameters = OrdinaryParameterCount()

  /// No longer name is ordinary, in bytes.
  private static let maximumNameLength = 32

  /// Recognizes a continue URL, or not.
  ///
  /// - Parameters:
  ///   - bytes: Its text.
  ///   - codeLength: The length of the action's code, in bytes: a word that long may hold it.
  ///   - hosts: What the policy says of hosts.
  init?(_ bytes: Span<UInt8>, codeLength: Int, hosts: OrdinaryHosts) {
    guard let start = bytes.end(of: "https://", at: 0) else { return nil }
    host = start..<bytes.hostEnd(from: start)
    let words = OrdinaryWords(maximumLength: codeLength - 1)
    guard let pathEnd = Self.pathEnd(bytes, from: host.upperBound, words) else { return nil }
    var index = pathEnd
    if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
      guard let queryEnd = readQuery(bytes, from: index + 1, words, hosts) else { return nil }
      index = queryEnd
    }
    if index < bytes.count {
      guard bytes[index] == UInt8(ascii: "#") else { return nil }
      fragment = index + 1..<bytes.count
      guard index + 1 < bytes.count, words.areAll(of: bytes, in: index + 1..<bytes.count),
        !SecretText.mayHaveKnownPrefix(bytes.extracting((index + 1)...))
      else { return nil }
    }
  }

  /// The end of a path, or `nil` where it is not ordinary.
  ///
  /// Paths below `/__` are Firebase's own, and the emulator's handler stands at `/emulator/action`.
  private static func pathEnd(_ bytes: Span<UInt8>, from start: Int, _ words: OrdinaryWords) -> Int?
  {
    // A host's end is the text's, or a delimiter.
    guard start < bytes.count, bytes[start] == UInt8(ascii: "/") else { return start }
    let end = bytes.end(from: start) {
      OrdinaryText.unreserved.contains($0) || $0 == UInt8(ascii: "/")
    }
    guard bytes.end(of: "/_", at: start) == nil, bytes.end(of: "/emulator", at: start) == nil,
      !hasOddSegment(bytes, in: start..<end)
    else { return nil }
    var segment = start + 1
    while segment < end {
      let segmentEnd = bytes.end(from: segment) { $0 != UInt8(ascii: "/") }
      guard words.areAll(of: bytes, in: segment..<min(segmentEnd, end)) else { return nil }
      segment = segmentEnd + 1
    }
    return end
  }

  /// Whether a segment is empty but the last one, or a dot begins one or follows another dot.
  private static func hasOddSegment(_ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
    for index in range.dropFirst() {
      let (byte, previous) = (bytes[index], bytes[index - 1])
      if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "/") { return true }
      if byte == UInt8(ascii: "."), previous == byte || previous == UInt8(ascii: "/") {
        return true
      }
    }
    return false
  }

  /// Reads a query up to its end; `nil` where it is not ordinary.
  private mutating func readQuery(
    _ bytes: Span<UInt8>, from start: Int, _ words: OrdinaryWords, _ hosts: OrdinaryHosts
  ) -> Int? {
    var names = OrdinaryNameSet()
    var index = start
    while true {
      let nameEnd = bytes.end(from: index, while: OrdinaryText.word.contains)
      guard nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: "="), nameEnd > index,
        nameEnd - index <= Self.maximumNameLength, names.insert(bytes.extracting(index..<nameEnd))
      else { return nil }
      let name = index..<nameEnd
      parameters.add(nameAt: index)
      let end = bytes.end(from: nameEnd + 1) {
        $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "#")
      }
      guard readParameter(bytes, name: name, value: nameEnd + 1..<end, words, hosts) else {
        return nil
      }
      parameters.end = end
      if end == bytes.count || bytes[end] == UInt8(ascii: "#") { return end }
      index = end + 1
    }
  }

  /// Whether a parameter is ordinary: it is none of the action's but `lang`, and its value consists of
  /// words or is a URL.
  private mutating func readParameter(
    _ bytes: Span<UInt8>, name: Range<Int>, value: Range<Int>, _ words: OrdinaryWords,
    _ hosts: OrdinaryHosts
  ) -> Bool {
    let nameBytes = bytes.extracting(name)
    switch LinkParameter(name: nameBytes) {
    case nil, .utmSource, .utmMedium, .utmCampaign, .utmTerm, .utmContent: break
    case .lang: lang = name
    default: return false
    }
    guard words.areAll(of: bytes, in: name) else { return false }
    var url: OrdinaryNestedURL?
    if !words.areAll(of: bytes, in: value) {
      guard let nested = OrdinaryNestedURL(bytes, in: value, words) else { return false }
      take(nested, at: value, of: bytes, hosts)
      url = nested
    } else if SecretText.mayHaveKnownPrefix(bytes.extracting(value)) {
      return false
    }
    guard SecretName.mayBeSecret(nameBytes) else { return true }
    guard !ContinueURLContainsActionCode.isCodeName(word: nameBytes) else { return false }
    if secret == nil, let meaning = SecretName(nameBytes),
      meaning.makesSecret(of: url?.decoded ?? Array(bytes.extracting(value)).percentDecoded())
    {
      secret = value
    }
    return true
  }

  private mutating func take(
    _ url: OrdinaryNestedURL, at value: Range<Int>, of bytes: Span<UInt8>, _ hosts: OrdinaryHosts
  ) {
    percentDepth = max(percentDepth, url.percentDepth)
    let other = url.decoded.span.extracting(url.host)
    if other.isEqual(to: bytes.extracting(host)) || hosts.authorizes(other) {
      if allowedURL == nil { allowedURL = value }
    } else if foreignURL == nil {
      foreignURL = value
    }
  }
}

extension [UInt8] {
  /// Copies a span.
  fileprivate init(_ span: Span<UInt8>) {
    self = []
    append(span: span)
  }
}

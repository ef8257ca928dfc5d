internal import ActionLinks
internal import URLStandard

/// Finds action codes in continue URLs.
enum ContinueURLContainsActionCode: LinkRule {
  static let rule = Rule(
    "continue-url-contains-action-code", .error, cwe: 201, section: .continueURL,
    title: "The continue URL contains an action code",
    rationale: """
      A code is a credential: whoever runs the host that it is sent to can use it before the user \
      does. Even on the project's own host it ends up in logs and histories, and an app may take it \
      for the code of the link.
      """,
    badExample: ContinueURLExample.continuing(to: "https://evil.example/finish?oobCode=FAKEother"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Leave the code to the handler; it adds it where the app needs it.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let code = searchedCode(subject)
    for layer in subject.continueLayers {
      let parts = subject.parts(of: layer)
      let part = parts.first { holdsCode($0, code) }
      guard let part else { continue }
      reporter.report(
        rule, "an action code stands in the continue URL's \(part.place.rawValue)",
        severity: severity(of: part, in: layer, subject), layer: layer.index,
        range: layer.range(part.value.origin))
    }
  }

  /// A listed host gets only a warning, unless the code stands in a URL that leads elsewhere.
  private static func severity(
    of part: ContinueURLPart, in layer: SubjectLayer, _ subject: Subject
  ) -> Severity {
    if subject.standing(of: layer) == .unlisted { return .error }
    guard !subject.policy.authorizedDomains.isEmpty else { return .warning }
    let leadsElsewhere = [part.value, part.name]
      .flatMap { ContinueURLNestedURL.nestedURLs(in: $0, at: part.place) }
      .contains { !$0.isAllowed(by: subject.policy, besides: layer.host) }
    return leadsElsewhere ? .error : .warning
  }

  /// The link's own code, if it is of a length that makes a chance occurrence unlikely.
  private static func searchedCode(_ subject: Subject) -> [UInt8]? {
    let code = subject.parameters.oobCode?.revealedBytes ?? []
    // What begins like a long code is the code; to look for all of it might take the square of its
    // length.
    return code.count >= 16 ? Array(code.prefix(128)) : nil
  }

  private static func holdsCode(_ part: ContinueURLPart, _ code: [UInt8]?) -> Bool {
    if part.rawValue.isEmpty { return false }
    if part.rawName.count >= codeName.count, isCodeName(part.decodedName) { return true }
    guard part.valueTraits.hasEscape else {
      return holdsNamedCode(part.rawValue) || code.map { holds(part.rawValue, $0) } ?? false
    }
    return part.value.readings.contains { reading in
      holdsNamedCode(reading.bytes[...]) || code.map { holds(reading.bytes[...], $0) } ?? false
    }
  }

  private static let codeName = Array("oobcode".utf8)

  /// Whether a name is `oobCode`, in any letter case and with any separators, also within others as
  /// in `data[oobCode]`, or behind the `?` of a URL that was not encoded.
  static func isCodeName(_ name: [UInt8]) -> Bool {
    let last = name.split { "?&/.[".utf8.contains($0) }.last ?? []
    return last.lazy.filter(\.isASCIIAlphanumeric).map(\.asciiLowercased).elementsEqual(codeName)
  }

  /// As ``isCodeName(_:)``, for a name of letters, digits, `-` and `_`; it allocates nothing.
  static func isCodeName(word: Span<UInt8>) -> Bool {
    var count = 0
    for index in word.indices where word[index].isASCIIAlphanumeric {
      guard count < codeName.count, word[index].asciiLowercased == codeName[count] else {
        return false
      }
      count += 1
    }
    return count == codeName.count
  }

  /// Whether `oobCode` ends a text, in any letter case.
  static func endsInCodeName(_ text: Span<UInt8>) -> Bool {
    let start = text.count - codeName.count
    guard start >= 0 else { return false }
    return codeName.indices.allSatisfy { text[start + $0].asciiLowercased == codeName[$0] }
  }

  /// Whether `oobCode` and a value stand somewhere in a text, as in a query or in JSON.
  private static func holdsNamedCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = codeName
    var index = bytes.startIndex
    while index + name.count + 1 < bytes.endIndex {
      defer { index += 1 }
      guard bytes[index].asciiLowercased == name[0],
        bytes[index + 1].asciiLowercased == name[1],
        bytes[index..<index + name.count].lazy.map(\.asciiLowercased).elementsEqual(name)
      else { continue }
      let next = bytes[index + name.count]
      if next == UInt8(ascii: "=") || next == UInt8(ascii: "\"") || next == UInt8(ascii: ":") {
        return bytes[index + name.count + 1] != UInt8(ascii: "&")
      }
    }
    return false
  }

  private static func holds(_ bytes: ArraySlice<UInt8>, _ code: [UInt8]) -> Bool {
    guard bytes.count >= code.count else { return false }
    return (bytes.startIndex...bytes.endIndex - code.count).contains { start in
      bytes[start] == code[0] && bytes[start..<start + code.count].elementsEqual(code)
    }
  }
}

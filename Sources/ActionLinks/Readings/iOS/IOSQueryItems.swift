import URLStandard

/// The dictionary that the iOS SDK makes of a link's query.
///
/// `URLComponents.query` has percent-decoded the query before it is split, and each piece is
/// decoded once more: an inner query is flattened into the outer one.
///
/// Source: firebase-ios-sdk 12.19.0, `FirebaseAuth/Sources/Swift/Utilities/AuthWebUtils.swift`
/// (`parseURL`), `Auth/Auth.swift` (`getQueryItems`) and `ActionCode/ActionCodeURL.swift`.
struct IOSQueryItems {
  /// How a piece between two `&` becomes a pair.
  enum PieceSplitting {
    /// `AuthWebUtils.parseURL`: name and value stand around the first `=`.
    case atFirstEquals
    /// `ActionCodeURL.parseURL`: the first two of the parts that are not empty.
    case atEveryEquals
  }

  private var values = SDKParameters()
  /// Whether no pair was read, of whatever name.
  private(set) var isEmpty = true

  /// The value under a name, or `nil` where there is none.
  subscript(parameter: SDKParameter) -> [UInt8]? { values[parameter] }

  /// The value under a name as text, or `nil` where there is none.
  func text(_ parameter: SDKParameter) -> String? { values.text(parameter) }

  /// Reads the decoded query of a link; and the query of that, as if it were the link, where the
  /// first gives no pair.
  ///
  /// - Parameters:
  ///   - query: `URLComponents.query` of the link.
  ///   - splitting: How pieces become pairs.
  ///   - domainToASCII: The IDNA step for hosts beyond ASCII.
  init(ofQuery query: [UInt8]?, _ splitting: PieceSplitting, domainToASCII: some DomainToASCII) {
    guard let query else { return }
    read(query, splitting)
    guard isEmpty, let inner = FoundationURL(query, domainToASCII: domainToASCII)?.query else {
      return
    }
    read(inner, splitting)
  }

  private mutating func read(_ query: [UInt8], _ splitting: PieceSplitting) {
    var rest: ArraySlice<UInt8>? = query[...]
    while let text = rest {
      let end = text.firstSeparator("&", .character)
      rest = end.map { text[($0 + 1)...] }
      guard let (name, value) = Self.pair(text[..<(end ?? text.endIndex)], splitting),
        let decodedName = removingPercentEncoding(name),
        let decodedValue = removingPercentEncoding(value)
      else { continue }
      isEmpty = false
      if let parameter = SDKParameter(spelling: Self.canonical(decodedName)) {
        values[parameter] = decodedValue
      }
    }
  }

  private static func pair(
    _ piece: ArraySlice<UInt8>, _ splitting: PieceSplitting
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    switch splitting {
    case .atFirstEquals:
      guard let equals = piece.firstSeparator("=", .range) else { return nil }
      return (piece[..<equals], piece[(equals + 1)...])
    case .atEveryEquals:
      var parts = piece.splitByCharacter("=").lazy.filter { !$0.isEmpty }.makeIterator()
      guard let name = parts.next(), let value = parts.next() else { return nil }
      return (name, value)
    }
  }

  /// The name with KELVIN SIGN as `K`: keys are Swift strings, equal where canonically equivalent,
  /// and of the ASCII characters in the names asked for only `K` has an equivalent.
  private static func canonical(_ name: [UInt8]) -> [UInt8] {
    name.replacingKelvinSign(with: UInt8(ascii: "K"))
  }
}

extension [UInt8] {
  /// The bytes with each KELVIN SIGN (U+212A) replaced.
  func replacingKelvinSign(with letter: UInt8) -> [UInt8] {
    let sign: [UInt8] = [0xE2, 0x84, 0xAA]
    guard self[...].contains("\u{212A}") else { return self }
    var output: [UInt8] = []
    var rest = self[...]
    while let index = rest.firstIndex(of: sign[0]) {
      output.append(contentsOf: rest[..<index])
      rest = rest[index...]
      let isSign = rest.starts(with: sign)
      output.append(isSign ? letter : sign[0])
      rest = rest.dropFirst(isSign ? sign.count : 1)
    }
    return output + rest
  }
}

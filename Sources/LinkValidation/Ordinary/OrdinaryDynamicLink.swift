internal import ActionLinks
internal import URLStandard

/// A Dynamic Link in its long form: `link` first, behind it apps and versions, and perhaps fallback
/// URLs that repeat `link` byte for byte, as links from production do.
///
/// A repeated link holds the names of the action again, each with the same value and what ends it.
/// So whichever of them an SDK takes, it takes what the action says, and no finding comes of that.
struct OrdinaryDynamicLink: Sendable {
  /// The value of `link`.
  let link: Range<Int>
  /// The value of `apn`, or nothing.
  private(set) var androidPackageName = 0..<0
  /// The value of `ibi`, or nothing.
  private(set) var iOSBundleID = 0..<0
  /// The value of the first fallback URL, or nothing.
  private(set) var fallback = 0..<0

  private var seen: ParameterSet = []

  /// Recognizes a Dynamic Link whose value of `link` begins at an offset, or not.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: Span<UInt8>, linkValueAt start: Int) {
    link = start..<text.valueEnd(from: start)
    var index = link.upperBound
    while index < text.count {
      guard let end = readParameter(text, from: index + 1) else { return nil }
      index = end
    }
  }

  /// Reads a parameter, and gives where it ends.
  private mutating func readParameter(_ text: Span<UInt8>, from start: Int) -> Int? {
    let nameEnd = start + 3
    guard nameEnd < text.count, text[nameEnd] == UInt8(ascii: "="),
      let parameter = LinkParameter(name: text.extracting(start..<nameEnd)),
      seen.insert(parameter)
    else { return nil }
    let value = nameEnd + 1..<text.valueEnd(from: nameEnd + 1)
    let bytes = text.extracting(value)
    switch parameter {
    case .androidPackageName: androidPackageName = value
    case .iOSBundleID: iOSBundleID = value
    case .androidMinimumVersion, .iOSMinimumVersion, .iOSAppStoreID: break
    case .androidFallbackLink, .iOSFallbackLink, .otherFallbackLink:
      guard bytes.isEqual(to: text.extracting(link)) else { return nil }
      if fallback.isEmpty { fallback = value }
      return value.upperBound
    default: return nil
    }
    return Self.isIdentifier(bytes) ? value.upperBound : nil
  }

  /// Whether a value is words with single dots between them, and none of the names that SDKs look for
  /// is in it.
  private static func isIdentifier(_ value: Span<UInt8>) -> Bool {
    guard !value.isEmpty else { return false }
    // As if a dot stood before it.
    var isBehindDot = true
    for index in value.indices {
      let isDot = value[index] == UInt8(ascii: ".")
      guard isDot ? !isBehindDot : OrdinaryText.word.contains(value[index]) else { return false }
      isBehindDot = isDot
    }
    return !isBehindDot && OrdinaryNames.count(in: value) == 0
  }
}

extension Span<UInt8> {
  /// The end of a parameter's value that begins at an offset: the next ampersand, or the end.
  func valueEnd(from start: Int) -> Int {
    firstOffset(of: UInt8(ascii: "&"), in: start..<count) ?? count
  }
}

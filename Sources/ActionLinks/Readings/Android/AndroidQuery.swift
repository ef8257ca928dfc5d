/// The query of `android.net.Uri.parse(text)` as its lookup methods see it.
///
/// Source: aosp-mirror/platform_frameworks_base, `core/java/android/net/Uri.java` (`StringUri`,
/// `getQueryParameterNames`, `getQueryParameter`).
struct AndroidQuery {
  /// A bit for each parameter.
  private var names: UInt16 = 0
  private var values = SDKParameters()

  /// Reads the query of a text, or gives `nil` for an opaque URI.
  ///
  /// On an opaque URI the lookups throw `UnsupportedOperationException`. The scheme ends at the
  /// first `:` wherever it is, and what follows must begin with `/`. The query begins at the first
  /// `?` behind that colon and ends at the first `#` behind it; where the `#` comes first there is
  /// none. Linear in the text.
  init?(of text: [UInt8]) {
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    if let colon {
      guard colon + 1 < text.count, text[colon + 1] == UInt8(ascii: "/") else { return nil }
    }
    let tail = text[(colon ?? 0)...]
    guard let queryStart = tail.firstIndex(of: UInt8(ascii: "?")) else { return }
    let queryEnd = tail.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    guard queryStart < queryEnd else { return }
    for piece in Pieces(of: text[(queryStart + 1)..<queryEnd], separatedBy: "&") {
      let separator = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
      record(name: piece[..<separator], value: piece[separator...].dropFirst())
    }
  }

  private mutating func record(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    if let parameter = SDKParameter(spelling: name) {
      insertName(parameter)
      guard values[parameter] == nil else { return }
      values[parameter] = AndroidUriDecoding.decode(value, plusIsSpace: true)
    } else if name.contains(UInt8(ascii: "%")),
      let parameter = SDKParameter(
        spelling: AndroidUriDecoding.decode(name, plusIsSpace: false))
    {
      insertName(parameter)
    }
  }

  private mutating func insertName(_ parameter: SDKParameter) {
    names |= 1 << UInt16(parameter.index)
  }

  /// Whether the set of decoded names has the parameter.
  func hasName(_ parameter: SDKParameter) -> Bool { names >> UInt16(parameter.index) & 1 != 0 }

  /// The first value under the parameter's name, which must be written without escapes.
  ///
  /// It is `nil` where there is none, even if ``hasName(_:)`` says that there is.
  func value(of parameter: SDKParameter) -> [UInt8]? { values[parameter] }
}

internal import ActionLinks
internal import URLStandard

/// A link of the shape that Firebase sends, so plain that rules have nothing to say of how it is
/// written.
///
/// Nearly all links are: `https://HOST/__/auth/links?link=`, the encoded action URL and nothing
/// behind it, or an action URL alone. Its query has each of its parameters once, a key, a code and a
/// mode among them; its continue URL is an ``OrdinaryContinueURL``.
///
/// Such a link is recognized in one pass over each layer, without a `Subject`, and then only hosts
/// and values are left to be held against the policy. Whatever is not recognized is judged by the
/// rules; what is, the rules would judge alike, which the tests hold on every kind of input.
struct OrdinaryLink: Sendable {
  /// The host of the outermost layer, in the text.
  let host: Range<Int>
  /// The number of the action's layer.
  let actionLayer: Int
  /// The action, whose layer may be the outermost.
  let action: OrdinaryAction

  /// Recognizes a link, or not.
  ///
  /// - Parameter text: The link as it came in.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: Span<UInt8>) {
    guard text.count <= Self.maximumLength, let start = text.end(of: "https://", at: 0) else {
      return nil
    }
    let hostEnd = text.hostEnd(from: start)
    host = start..<hostEnd
    if let value = text.end(of: "/__/auth/links?link=", at: hostEnd) {
      guard let nested = OrdinaryText(decoding: text, in: value..<text.count),
        let action = OrdinaryAction(nested)
      else { return nil }
      actionLayer = 1
      self.action = action
    } else {
      guard let action = OrdinaryAction(OrdinaryText(text)) else { return nil }
      actionLayer = 0
      self.action = action
    }
    let outerHost = text.extracting(actionLayer == 0 ? 0..<0 : host)
    guard OrdinaryNames.standOnce(in: action, outside: outerHost) else { return nil }
  }

  /// No longer link is ordinary, in bytes.
  private static let maximumLength = 1 << 14
}

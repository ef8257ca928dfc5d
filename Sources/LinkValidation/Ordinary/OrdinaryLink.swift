internal import ActionLinks
internal import URLStandard

/// A link of a shape that Firebase sends, so plain that rules have little to say of how it is
/// written, and what they say is known.
///
/// Nearly all links are: `https://HOST/__/auth/links?link=`, the encoded action URL and nothing
/// behind it, an action URL alone, or an ``OrdinaryDynamicLink``. The action's query has each of its
/// parameters once, a key, a code and a mode among them; its continue URL is an
/// ``OrdinaryContinueURL``.
///
/// Such a link is recognized in one pass over each layer, without a `Subject`, and then only hosts
/// and values are left to be held against the policy. Whatever is not recognized is judged by the
/// rules; what is, the rules would judge alike, which the tests hold on every kind of input.
struct OrdinaryLink: Sendable {
  /// The host of the outermost layer, in the text.
  let host: Range<Int>
  /// The number of the action's layer.
  let actionLayer: Int
  /// The outermost layer, where that is a Dynamic Link.
  let dynamicLink: OrdinaryDynamicLink?
  /// The text of the action, whose layer may be the outermost.
  let actionText: [UInt8]
  /// The action.
  let action: OrdinaryAction
  /// The text of the continue URL, or nothing.
  let continueText: [UInt8]
  /// The continue URL, or `nil`.
  let continueURL: OrdinaryContinueURL?

  /// Recognizes a link, or not.
  ///
  /// - Parameters:
  ///   - text: The link as it came in.
  ///   - hosts: What the policy says of hosts.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: Span<UInt8>, hosts: OrdinaryHosts) {
    guard text.count <= Self.maximumLength, let start = text.end(of: "https://", at: 0) else {
      return nil
    }
    let hostEnd = text.hostEnd(from: start)
    host = start..<hostEnd
    var wrapped: Range<Int>?
    if let value = text.end(of: "/__/auth/links?link=", at: hostEnd) {
      dynamicLink = nil
      wrapped = value..<text.count
    } else if let query = text.end(of: "/?link=", at: hostEnd) {
      guard let link = OrdinaryDynamicLink(text, linkValueAt: query) else { return nil }
      dynamicLink = link
      wrapped = link.link
    } else {
      dynamicLink = nil
    }
    actionLayer = wrapped == nil ? 0 : 1
    if actionLayer > 0, OrdinaryNames.count(in: text.extracting(host)) > 0 { return nil }
    guard let actionText = Self.actionText(of: text, wrapped: wrapped),
      let action = OrdinaryAction(actionText.span),
      OrdinaryNames.count(in: actionText.span) == action.nameCount
    else { return nil }
    self.actionText = actionText
    self.action = action
    let value = action.parameters.continueURL
    if value.isEmpty {
      continueText = []
      continueURL = nil
    } else {
      guard let continueText = OrdinaryText(decoding: actionText.span, in: value)?.bytes,
        let continueURL = OrdinaryContinueURL(
          continueText.span, codeLength: action.parameters.oobCode.count, hosts: hosts)
      else { return nil }
      self.continueText = continueText
      self.continueURL = continueURL
    }
  }

  private static func actionText(of text: Span<UInt8>, wrapped: Range<Int>?) -> [UInt8]? {
    guard let wrapped else { return OrdinaryText(text).bytes }
    return OrdinaryText(decoding: text, in: wrapped)?.bytes
  }

  /// No longer link is ordinary, in bytes.
  private static let maximumLength = 1 << 14
}

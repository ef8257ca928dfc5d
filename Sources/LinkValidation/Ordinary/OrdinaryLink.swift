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
/// rules; what is, the rules must judge alike: that is held on generated links, mutations, edits of
/// every byte and many policies, and fuzzed.
///
/// It has many fields, which would be copied from call to call if they could be.
struct OrdinaryLink: ~Copyable, Sendable {
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
    let host = start..<text.hostEnd(from: start)
    var dynamicLink: OrdinaryDynamicLink?
    var wrapped: Range<Int>?
    if let value = text.end(of: "/__/auth/links?link=", at: host.upperBound) {
      wrapped = value..<text.count
    } else if let query = text.end(of: "/?link=", at: host.upperBound) {
      dynamicLink = OrdinaryDynamicLink(text, linkValueAt: query)
      guard let link = dynamicLink?.link else { return nil }
      wrapped = link
    }
    if wrapped != nil, OrdinaryNames.count(in: text.extracting(host)) > 0 { return nil }
    guard let actionText = Self.actionText(of: text, wrapped: wrapped),
      let action = OrdinaryAction(actionText.span),
      OrdinaryNames.count(in: actionText.span) == action.nameCount
    else { return nil }
    var continueText: [UInt8] = []
    var continueURL: OrdinaryContinueURL?
    let value = action.parameters.continueURL
    if !value.isEmpty {
      guard let decoded = OrdinaryText(decoding: actionText.span, in: value)?.bytes else {
        return nil
      }
      continueText = decoded
      continueURL = OrdinaryContinueURL(
        continueText.span, codeLength: action.parameters.oobCode.count, hosts: hosts)
      guard continueURL != nil else { return nil }
    }
    self.host = host
    actionLayer = wrapped == nil ? 0 : 1
    self.dynamicLink = dynamicLink
    self.actionText = actionText
    self.action = action
    self.continueText = continueText
    self.continueURL = continueURL
  }

  private static func actionText(of text: Span<UInt8>, wrapped: Range<Int>?) -> [UInt8]? {
    guard let wrapped else { return OrdinaryText(text).bytes }
    return OrdinaryText(decoding: text, in: wrapped)?.bytes
  }

  /// No longer link is ordinary, in bytes.
  private static let maximumLength = 1 << 14
}

public import ActionLinks

/// What a ``LinkGenerator`` makes, and how often.
public struct LinkMix: Sendable, Hashable {
  /// A kind of link and its weight among the others.
  public struct Share: Sendable, Hashable {
    /// The kind.
    public var kind: LinkKind
    /// The weight.
    public var weight: Int

    /// Creates a share.
    public init(_ kind: LinkKind, _ weight: Int) {
      self.kind = kind
      self.weight = weight
    }
  }

  /// The kinds, of those that `LinkBuilder` builds.
  public var shares: [Share]
  /// How many in a thousand continue on a host that is not ASCII once displayed.
  public var internationalHostsPerMille: Int
  /// How many in a thousand are several thousand bytes long.
  public var longPerMille: Int
  /// How many Dynamic Links in a thousand repeat the link in `ifl`.
  public var fallbackPerMille: Int
  /// Whether hosts also come percent-encoded, in capitals and with ports, values hold every kind of
  /// character, and links have tenants, handlers and link domains of all sorts.
  public var isWide: Bool
  /// The escapings to choose from.
  public var escapings: [LinkEscaping]
  /// The orders to choose from.
  public var orders: [ActionParameterOrder]
  /// How many projects the links are of, or `nil` where each may be of another.
  public var projectCount: Int?

  /// Links as real traffic has them: 60 % Hosting links, 20 % Dynamic Links, half of which repeat
  /// the link in `ifl`, 10 % plain action URLs, and 10 % Hosting links that continue on an
  /// international host; 0.5 % of all are long.
  public static let traffic = LinkMix(
    shares: [Share(.hostingLink, 700), Share(.dynamicLink, 200), Share(.actionURL, 100)],
    internationalHostsPerMille: 100, longPerMille: 5, fallbackPerMille: 500, isWide: false,
    escapings: [.sparse], orders: [.production])

  /// Every kind of link, escaping, order and host.
  public static let wide = LinkMix(
    shares: [
      Share(.hostingLink, 4), Share(.dynamicLink, 3), Share(.actionURL, 3),
      Share(.emulatorLink, 2), Share(.customSchemeLink, 2),
    ],
    internationalHostsPerMille: 300, longPerMille: 5, fallbackPerMille: 500, isWide: true,
    escapings: LinkEscaping.allCases, orders: ActionParameterOrder.allCases)
}

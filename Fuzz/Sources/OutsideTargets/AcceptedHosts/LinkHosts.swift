public import ActionLinks
import DomainNames
public import LinkValidation

extension LinkPolicy {
  /// The policy that lists whatever hosts and schemes a link has, so that only their form counts.
  public init(listingHostsOf link: ActionLink) {
    self.init()
    authorizedDomains = Self.hosts(
      of: link.layers.filter { $0.role == .continue || $0.role == .action })
    linkDomains = Self.hosts(of: link.layers)
    customSchemes = link.layers.compactMap(\.scheme).filter { $0.contains(".") }
  }

  /// The hosts that can be listed.
  private static func hosts(of layers: [LinkLayer]) -> [String] {
    layers.compactMap(\.host).filter { (try? LinkDomain($0)) != nil }
  }
}

extension ActionLink {
  /// The URLs that somebody may open: the layers, and what a Dynamic Link falls back to.
  public var openedURLs: [[UInt8]] {
    layers.flatMap { layer in
      // To any other URL these are parameters of its own, which nobody opens.
      let fallbacks = layer.queryParameters.filter {
        layer.kind == .dynamicLink && ["ofl", "afl", "ifl", "ipfl"].contains($0.name) && $0.isUTF8
      }
      return [layer.textBytes] + fallbacks.map { Array($0.value.utf8) }
    }
  }
}

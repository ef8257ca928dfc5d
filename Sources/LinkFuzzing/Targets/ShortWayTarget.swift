internal import ActionLinks
internal import DomainNames
internal import URLStandard

extension FuzzTarget {
  /// The short way: ordinary URLs and links, which are read in blocks, read as the state machine and
  /// the long way read them, whatever was read into the same storage before.
  ///
  /// What stands before the first byte 0x1F, if there is one, is the base URL, and the link that was
  /// read before; else that is one of a few.
  public static let shortWay = FuzzTarget(
    "short-way",
    summary: "URLs and links read the short way as the long way, into used storage as into new.",
    maximumLength: 512
  ) { input throws(PropertyFailure) in
    var text = input
    var before: [UInt8]?
    if let separator = input.firstIndex(of: 0x1F) {
      before = Array(input[..<separator])
      text = Array(input[(separator + 1)...])
    }
    let base = before.flatMap { try? URLRecord($0.span, domains: .icu) }
    try LinkProperties.shortWayParsesURL(text, base: base, domains: .icu)
    let link = try LinkProperties.shortWayReads(text, domains: .icu)
    try LinkProperties.shortWayReads(text, dynamicLinkDomains: ShortWayLinks.domains, domains: .icu)
    guard let link else { return }
    let limits = LinkProperties.narrowLimits(around: link)
    for limits in limits {
      try LinkProperties.shortWayReads(text, domains: .icu, limits: limits)
    }
    // One after the other would take more than all else.
    let choice = text.reduce(0, ^)
    try LinkProperties.usedReaderReads(
      text, after: before ?? ShortWayLinks.earlier(choice >> 4), domains: .icu,
      limits: ([.default] + limits)[Int(choice & 3)])
    for layer in link.layers.dropFirst() {
      try LinkProperties.shortWayParsesURL(layer.textBytes, domains: .icu)
    }
    try LinkProperties.bytesInPlaceAgree(link)
    try LinkProperties.nestedTextsAreDecoded(link)
  }
}

/// What the target reads besides its input.
private enum ShortWayLinks {
  /// Domains that links of seeds and generators have.
  static let domains = ["https://links.example.com/go", "example.com", "app.example"].compactMap {
    DynamicLinkDomain($0)
  }

  private static let links = LinkGenerator(.wide, seed: 2).prefix(16).map { Array($0.text.utf8) }

  /// A link that was read before the text.
  static func earlier(_ choice: UInt8) -> [UInt8] { links[Int(choice) % links.count] }
}

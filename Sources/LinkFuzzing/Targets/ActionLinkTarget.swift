internal import DomainNames

extension FuzzTarget {
  /// Action links: reading is bounded, and the canonical form is a fixed point that reads the same.
  public static let actionLink = FuzzTarget(
    "action-link",
    summary:
      "A link is read in linear work; its canonical form is a fixed point and reads the same."
  ) { input throws(PropertyFailure) in
    let link = try LinkProperties.readingIsBounded(input, domains: .icu)
    guard let link else { return }
    try LinkProperties.layersLieInside(link)
    try LinkProperties.canonicalFormHolds(link, domains: .icu)
  }
}

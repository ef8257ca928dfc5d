internal import ActionLinks
internal import DomainNames

extension FuzzTarget {
  /// Building: a link that is built from any settings reads back as them.
  public static let buildAndReadBack = FuzzTarget(
    "build-and-read-back", summary: "A link built from any settings and code reads back as them.",
    maximumLength: 1024, input: .bytes
  ) { input throws(PropertyFailure) in
    var data = FuzzedData(input)
    guard let link = data.generatedLink() else { return }
    try LinkProperties.builtLinkHolds(link)
  }
}

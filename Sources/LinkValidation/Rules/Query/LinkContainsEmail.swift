internal import ActionLinks

/// Finds mail addresses in links.
enum LinkContainsEmail: LinkRule {
  static let rule = Rule(
    "link-contains-email", .warning, cwe: 598, section: .query,
    title: "The link holds a mail address",
    rationale: """
      Links end up in logs, histories and referrers. With the address in it, a link is all that a \
      sign-in by mail needs, so whoever sees it can sign in, and a handler that takes the address \
      from the link lets anyone sign someone else in. What counts is an address whose domain has a \
      dot, in a path, name, value or fragment of the link, up to three decodings deep; the continue \
      URL has a rule of its own, and credentials before a host are none.
      """,
    badExample: ExampleLink.action + "&email=pat%40example.org",
    goodExample: ExampleLink.action,
    remedy: "Keep the address on the device that asked for the link, and ask for it elsewhere.")

  /// How deep an address may be encoded.
  private static let decodingCount = 3

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.linkLayers where layer.ownTraits.mayHold(.at) {
      let place = subject.ownParts(of: layer).first { part in
        EmailAddress.firstRange(
          in: Array(layer.readText[part]).percentDecoded(upTo: decodingCount)) != nil
      }
      guard let place else { continue }
      reporter.report(
        rule, "a mail address stands in the link", layer: layer.index, range: layer.range(place))
    }
  }
}

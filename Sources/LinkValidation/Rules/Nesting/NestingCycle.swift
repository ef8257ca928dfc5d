internal import ActionLinks
internal import URLStandard

/// Finds links that wrap themselves.
enum NestingCycle: LinkRule {
  static let rule = Rule(
    "nesting-cycle", .error, cwe: 835, section: .nesting,
    title: "A link wraps itself",
    rationale: """
      A handler that unwraps a link and opens what is inside comes back to itself. At best the user \
      sees a redirect loop; at worst the handler never stops.
      """,
    badExample: """
      https://links.example.com/__/auth/links?link=https://links.example.com/__/auth/links?link\
      %3Dhttps://example-app.firebaseapp.com/__/auth/action?apiKey\
      %253DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%2526mode%253DsignIn\
      %2526oobCode%253DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Wrap the action URL itself, not the link around it.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    // The step into the continue URL is no wrapping, so each side of it is a chain of its own.
    for chain in [subject.linkLayers, subject.continueLayers] where chain.count > 1 {
      // A layer that equals another, equals it without the query too. A chain is short.
      var outside: [ArraySlice<UInt8>] = []
      let again = chain.filter { layer in
        let address = addressWithoutQuery(of: layer)
        defer { outside.append(address) }
        return outside.contains(address)
      }
      guard let first = again.first else { continue }
      let others = again.count > 1 ? ", and so are \(again.count - 1) more inside" : ""
      reporter.report(
        rule, "the wrapped link is the address of a link around it" + others, layer: first.index)
    }
  }

  /// What tells where a layer leads, but for its query and fragment.
  private static func addressWithoutQuery(of layer: SubjectLayer) -> ArraySlice<UInt8> {
    if let url = layer.url { return url.serialized[..<Int(url.offsets.queryStart)] }
    return layer.text.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  }
}

internal import ActionLinks

/// Finds wrapped URLs that are not percent-encoded.
enum NestedLinkUnencoded: LinkRule {
  static let rule = Rule(
    "nested-link-unencoded", .warning, section: .nesting,
    title: "The wrapped link is not percent-encoded",
    rationale: """
      An '&' or '#' that stands raw in the wrapped URL ends it early, and what follows becomes a \
      parameter or the fragment of the link outside. A raw '=' makes readers that split at every \
      '=' cut it there. Each SDK is left with another part of the link.
      """,
    badExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    goodExample: """
      https://links.example.com/__/auth/links?link=https://example-app.firebaseapp.com/__/auth/\
      action?apiKey%3DAIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0%26mode%3DsignIn\
      %26oobCode%3DFAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE
      """,
    remedy: "Percent-encode the wrapped URL once, at least its '%', '=', '&' and '#'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers {
      guard let link = subject.wrappingParameter(of: layer) else { continue }
      if let offset = link.rawValue.firstIndex(of: UInt8(ascii: "=")) {
        reporter.report(
          rule, "an '=' stands raw in the wrapped link", layer: layer.index,
          range: layer.range(offset..<offset + 1))
      } else if let piece = pieceCut(from: link, of: layer, in: subject) {
        reporter.report(
          rule, "a raw '&' cuts a parameter of the action off the wrapped link",
          layer: layer.index, range: layer.nameRange(piece))
      } else if let fragment = layer.layer.fragmentRange, !fragment.isEmpty,
        layer.parameters.last?.valueRange == link.valueRange
      {
        reporter.report(
          rule, "a raw '#' stands behind the wrapped link and cuts it off", layer: layer.index,
          range: layer.range(fragment.lowerBound - 1..<fragment.upperBound))
      }
    }
  }

  /// The first parameter behind the wrapped link that belongs to the action inside, which lacks it.
  private static func pieceCut(
    from link: LayerParameter, of layer: SubjectLayer, in subject: Subject
  ) -> LayerParameter? {
    let inner = subject.layers[layer.index + 1].known
    return layer.parameters.first { piece in
      guard let parameter = piece.parameter, parameter.group == .action else { return false }
      return piece.nameRange.lowerBound > link.valueRange.lowerBound && !inner.contains(parameter)
    }
  }
}

internal import ActionLinks

/// Finds tokens, passwords and keys in continue URLs.
enum ContinueURLContainsSecret: LinkRule {
  static let rule = Rule(
    "continue-url-contains-secret", .warning, cwe: 598, section: .continueURL,
    title: "The continue URL contains a secret",
    rationale: """
      URLs are kept in mailboxes, histories, logs and referrers. A token, password or session id there \
      serves whoever reads it.
      """,
    badExample: ContinueURLExample.continuing(
      to: "https://app.example.com/finish?token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?cart=42"),
    remedy: "Keep the secret on the server or on the device, and refer to it by a name.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      let parts = subject.parts(of: layer)
      guard let range = parts.lazy.compactMap({ secretRange($0, in: layer) }).first else {
        continue
      }
      report(at: layer.range(range), layer: layer.index, &reporter)
    }
  }

  /// Reports what looks like a secret.
  static func report(at place: Range<Int>?, layer: Int, _ reporter: inout Reporter) {
    reporter.report(
      rule, "a token, a password or a key stands in the continue URL", layer: layer, range: place)
  }

  private static func secretRange(_ part: ContinueURLPart, in layer: SubjectLayer) -> Range<Int>? {
    guard part.valueTraits.hasEscape || SecretText.mayHoldWebToken(part.rawValue) else {
      return secretRange(part, value: Array(part.rawValue), in: layer)
    }
    let readings = part.value.readings
    for reading in readings {
      if let range = SecretText.webToken(in: reading.bytes) { return reading.origin(of: range) }
    }
    return secretRange(part, value: readings.last?.bytes ?? [], in: layer)
  }

  /// Where a part stands whose value, decoded as often as it can be, is a secret as a whole.
  private static func secretRange(
    _ part: ContinueURLPart, value: [UInt8], in layer: SubjectLayer
  ) -> Range<Int>? {
    guard !value.isEmpty, part.place != .path else { return nil }
    // An action link's own parameters are what its own rules are about.
    let isOwn = layer.kind == .actionURL && part.place == .query && part.isActionParameter
    guard !isOwn else { return nil }
    if SecretText.hasKnownPrefix(value) { return part.value.origin }
    return SecretName(part.decodedName.span).map { $0.makesSecret(of: value) } ?? false
      ? part.value.origin : nil
  }
}

extension ContinueURLPart {
  /// Whether the name is that of a parameter of actions.
  fileprivate var isActionParameter: Bool {
    LinkParameter(name: decodedName.span)?.group == .action
  }
}

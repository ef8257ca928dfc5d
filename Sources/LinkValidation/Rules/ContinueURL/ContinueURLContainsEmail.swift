internal import ActionLinks

/// Finds email addresses in continue URLs.
enum ContinueURLContainsEmail: LinkRule {
  static let rule = Rule(
    "continue-url-contains-email", .warning, cwe: 598, section: .continueURL,
    title: "The continue URL contains an email address",
    rationale: """
      URLs are kept in histories, logs and referrers, so the address leaks. And an app that completes a \
      sign-in with the address in the link, not with the one that the user typed, lets an attacker \
      sign a victim in to an account of the attacker's.
      """,
    badExample: ContinueURLExample.continuing(
      to: "https://app.example.com/finish?email=ann%40example.org"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish?cart=42"),
    remedy: """
      Keep the address on the device that asked for the link, and ask for it again on any other.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      let parts = subject.parts(of: layer)
      if let range = parts.lazy.compactMap(addressRange).first {
        reporter.report(
          rule, "an email address stands in the continue URL", layer: layer.index,
          range: layer.range(range))
      } else if let range = parts.lazy.compactMap(hiddenAddressRange).first {
        reporter.report(
          rule, "Base64 in the continue URL hides an email address", severity: .note,
          layer: layer.index, range: layer.range(range))
      }
    }
  }

  /// Where an address stands in a part, however often it must be decoded to see it.
  private static func addressRange(_ part: ContinueURLPart) -> Range<Int>? {
    guard part.valueTraits.mayHold(.at) || part.nameTraits.mayHold(.at) else { return nil }
    for reading in part.value.readings + part.name.readings {
      if let range = EmailAddress.firstRange(in: reading.bytes) {
        return reading.origin(of: range)
      }
    }
    return nil
  }

  private static func hiddenAddressRange(_ part: ContinueURLPart) -> Range<Int>? {
    let mayHide =
      part.valueTraits.hasEscape
      || Base64Text.isHidden(in: part.rawValue, slashSeparates: part.place != .query)
    guard mayHide, let reading = part.value.readings.last else { return nil }
    let hidden = Base64Text.hidden(in: reading.bytes, slashSeparates: part.place != .query)
    return hidden.first { EmailAddress.firstRange(in: $0.text) != nil }
      .map { reading.origin(of: $0.range) }
  }
}

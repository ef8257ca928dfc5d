import DomainNames

extension KnownDifference where Subject == WrittenName {
  /// Why ada may take a name that is refused here.
  public static let takenByAda: [KnownDifference] = [
    adaJoiner,
    KnownDifference(
      "ada-punycode-delimiter", reason: "ada takes Punycode that begins with a delimiter"
    ) { $0.mappedLabels.contains { $0.starts(with: "xn---".unicodeScalars) } },
    KnownDifference(
      "ada-newer-unicode", reason: "ICU's Unicode does not allow a code point that ada's does"
    ) {
      // U+1806 is old, and allowed since Unicode 16.0.
      $0.hasScalar { $0 == "\u{1806}" || $0.isNewer(than: ICUDomainToASCII.unicodeVersion) }
    },
    adaBidiClass,
    KnownDifference(
      "ada-bidi-name",
      reason: "ada applies the bidi rule to right-to-left labels alone, not to all of such a name"
    ) { $0.hasRightToLeft && $0.labels.count > 1 },
    KnownDifference(
      "ada-mark", reason: "ada's marks, which no label begins with, are those of Unicode 13.0"
    ) {
      $0.labels.contains { label in
        label.first.map { $0.isMark && $0.isNewer(than: adaMarks) } ?? false
      }
    },
    KnownDifference(
      "ada-label-length", reason: "a label is longer than ICU takes: about 1,000 code units"
    ) { $0.labels.contains { $0.count > 500 } },
  ]

  /// Why ada may refuse a name that is taken here.
  public static let refusedByAda: [KnownDifference] = [adaJoiner, adaBidiClass]

  private static let adaJoiner = KnownDifference(
    "ada-joiner", reason: "ada reads the context of joiners wrongly, and lacks newer letters in it"
  ) { $0.hasScalar(where: \.isJoiner) }

  private static let adaBidiClass = KnownDifference(
    "ada-bidi-class", reason: "ada's bidi classes are those of Unicode 13.0"
  ) {
    // U+1734 is old, and no longer a nonspacing mark since Unicode 14.0.
    $0.hasRightToLeft && $0.hasScalar { $0 == "\u{1734}" || $0.isNewer(than: adaMarks) }
  }

  /// The version of Unicode that ada 4.0.0 has marks and bidi classes of.
  private static var adaMarks: UnicodeVersion { UnicodeVersion(13, 0) }
}

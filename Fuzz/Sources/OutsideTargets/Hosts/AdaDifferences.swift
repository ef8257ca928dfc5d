import DomainNames

extension KnownDifference where Subject == WrittenName {
  /// Why ada may take a name that is refused here.
  public static let ada: [KnownDifference] = [
    KnownDifference(
      "ada-joiner", reason: "ada takes joiners where the rules for their context forbid them"
    ) { $0.scalars.contains("\u{200C}") || $0.scalars.contains("\u{200D}") },
    KnownDifference(
      "ada-punycode-delimiter", reason: "ada takes Punycode that begins with a delimiter"
    ) { $0.hasLabel(beginningWith: "xn---") },
    KnownDifference(
      "ada-newer-unicode", reason: "the name has a code point that ICU's Unicode does not know"
    ) { $0.hasScalar(newerThan: ICUDomainToASCII.unicodeVersion) },
    KnownDifference(
      "ada-label-length", reason: "a label is longer than ICU takes: about 1,000 code units"
    ) { $0.labels.contains { $0.count > 500 } },
  ]
}

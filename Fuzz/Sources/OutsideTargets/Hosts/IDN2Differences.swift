import DomainNames
import URLStandard

extension KnownDifference where Subject == WrittenName {
  /// Why libidn2 may refuse a name that is taken here.
  public static let refusedByIDN2: [KnownDifference] = [
    KnownDifference(
      "idn2-hyphen", reason: "libidn2 checks hyphens, which URLs allow anywhere"
    ) {
      $0.labels.contains { label in
        label.first == "-" || label.last == "-" || label.dropFirst(2).starts(with: ["-", "-"])
      }
    },
    KnownDifference(
      "idn2-length", reason: "libidn2 checks the lengths of labels and names"
    ) { $0.isLong },
    KnownDifference(
      "idn2-symbol", reason: "IDNA2008 has letters, digits and marks only, UTS 46 symbols as well"
    ) { $0.labels.joined().contains { !$0.isASCII && !$0.isLetterDigitOrMark } },
    KnownDifference(
      "idn2-ascii", reason: "in labels that are not ASCII, libidn2 takes letters and digits only"
    ) {
      $0.labels.contains { label in
        !label.allSatisfy(\.isASCII) && label.contains { $0.isASCII && !$0.isLetterDigitOrMark }
      }
    },
    KnownDifference(
      "idn2-mapping", reason: "before Unicode 16.0, characters are disallowed that are mapped since"
    ) { $0.written.contains(where: \.isMappedSinceUnicode16) },
    KnownDifference(
      "idn2-jamo", reason: "IDNA2008 disallows the letters that Hangul syllables are made of"
    ) { $0.hasScalar(where: \.isConjoiningJamo) },
    KnownDifference(
      "idn2-exception",
      reason: "IDNA2008 disallows a few letters by name, and marks for symbols and music"
    ) { $0.hasScalar(where: \.isDisallowedByName) },
    sharpS,
    KnownDifference(
      "idn2-older-unicode", reason: "libidn2 2.3.3 knows Unicode 12.1, and ICU a newer one"
    ) { $0.hasScalar(newerThan: UnicodeVersion(12, 1)) },
  ]

  /// Why libidn2 may take a name that is refused here.
  public static let takenByIDN2: [KnownDifference] = [
    KnownDifference(
      "idn2-bidi-name", reason: "libidn2 does not apply all of the bidi rule"
    ) { $0.hasRightToLeft },
    sharpS,
    KnownDifference(
      "idn2-a-label",
      reason: "libidn2 takes A-labels of what UTS 46 maps to ASCII that no host name has"
    ) {
      $0.labels.joined().contains { !$0.isASCII && $0.isMappedToASCIISymbol }
    },
  ]

  /// Why libidn2 may give another name than it is here.
  public static let mappedByIDN2: [KnownDifference] = [sharpS]

  private static let sharpS = KnownDifference(
    "idn2-sharp-s", reason: "before Unicode 15.1, capital sharp s is mapped to ss"
  ) { $0.written.contains("\u{1E9E}") }
}

extension WrittenName {
  /// Whether a label or all of the name is longer than the name system takes, as A-labels.
  fileprivate var isLong: Bool {
    var name: [UInt8] = []
    guard (try? ICUDomainToASCII.icu.appendASCII(of: bytes.span, to: &name)) != nil else {
      return false
    }
    return name.count > 253 || name.split(separator: UInt8(ascii: ".")).contains { $0.count > 63 }
  }
}

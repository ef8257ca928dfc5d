import DomainNames

/// Why an answer may differ from a row of Unicode's test file.
///
/// A difference that fits none is a fault.
enum IdnaDeviation: Hashable, CaseIterable {
  /// The edition accepts a code point that ICU's Unicode does not have, so ICU refuses it.
  case unknownToICU
  /// An older edition refuses a code point that was not in Unicode then; ICU's data is newer.
  case newerThanEdition
  /// An older edition refuses a code point (or maps it otherwise) that a newer one maps.
  case mappedSince
  /// The editions before 15.1 refuse by V6 what *UseSTD3ASCIIRules* refuses, which cannot be told
  /// from a disallowed code point there: ASCII other than letters, digits and hyphens, and
  /// U+2260, U+226E and U+226F, whose decompositions hold such ASCII.
  case std3Rules
  /// The editions before 15.1 accept a label that decodes to one that begins `xn--`.
  case decodedACEPrefix
  /// The editions before 15.1 let a domain end in a dot under *VerifyDnsLength*.
  case rootLabel

  /// The class of a difference.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - edition: The version of Unicode of the row's file.
  ///   - accepted: Whether the domain was accepted; the row says otherwise, or another result.
  ///   - mapped: The code points whose mapping is newer than Unicode 15.0.
  init?(row: IdnaTestRow, edition: UnicodeVersion, accepted: Bool, mapped: Set<Unicode.Scalar>) {
    let scalars = row.source.unicodeScalars + row.toUnicode.unicodeScalars
    let isOld = edition < UnicodeVersion(15, 1)
    if accepted {
      let refusals = row.toASCIIStatus.union(row.toUnicodeStatus)
        .subtracting(IdnaTestRow.unchecked)
      guard isOld, refusals.isSubset(of: ["P1", "V5", "V6"]) else { return nil }
      // V5 is a mark that begins a label: one that is ignored since no longer does.
      if scalars.contains(where: mapped.contains) {
        self = .mappedSince
      } else if refusals.contains("V5") {
        return nil
      } else if row.toUnicode.unicodeScalars.contains(where: Self.isRefusedBySTD3Rules) {
        self = .std3Rules
      } else if scalars.contains(where: { Self.isNewer($0, than: edition) }) {
        self = .newerThanEdition
      } else {
        return nil
      }
    } else if scalars.contains(where: { Self.isNewer($0, than: ICUDomainToASCII.unicodeVersion) }) {
      self = .unknownToICU
    } else if isOld, row.toUnicode.split(separator: ".").contains(where: { $0.hasPrefix("xn--") }) {
      self = .decodedACEPrefix
    } else if isOld, row.toASCII.hasSuffix(".") {
      self = .rootLabel
    } else {
      return nil
    }
  }

  private static func isRefusedBySTD3Rules(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-", ".": false
    case "\u{2260}", "\u{226E}", "\u{226F}": true
    default: scalar.isASCII
    }
  }

  /// Whether a code point was assigned after a version; one that no version has is not.
  private static func isNewer(_ scalar: Unicode.Scalar, than version: UnicodeVersion) -> Bool {
    guard let age = scalar.properties.age else { return false }
    return UnicodeVersion(UInt8(clamping: age.major), UInt8(clamping: age.minor)) > version
  }
}

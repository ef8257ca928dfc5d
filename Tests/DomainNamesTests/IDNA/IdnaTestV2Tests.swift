import DomainNames
import TestSupport
import Testing

/// Every row of Unicode's test file for UTS 46, in two editions.
///
/// Where an answer differs, a rule says why, and with ICU's data of Unicode 15.0 the rows of each
/// reason are counted; the counts may only shrink.
@Suite("IdnaTestV2.txt", .enabled(if: SharedData.isPresent))
struct IdnaTestV2Tests {
  /// An edition of the file.
  struct Edition: Sendable, CustomTestStringConvertible {
    var version: UnicodeVersion
    var rows: Int
    /// The differences with the data of Unicode 15.0, in ToASCII as in ToUnicode.
    var deviations: [IdnaDeviation: Int]
    /// The differences of the strict form with the same data.
    var strictDeviations: [IdnaDeviation: Int]

    var testDescription: String { "\(version)" }
  }

  static let editions = [
    Edition(
      version: UnicodeVersion(15, 0), rows: 6235,
      deviations: [.mappedSince: 73, .std3Rules: 111, .decodedACEPrefix: 1],
      strictDeviations: [.mappedSince: 48, .std3Rules: 62, .rootLabel: 50]),
    Edition(
      version: UnicodeVersion(17, 0), rows: 6391,
      deviations: [.unknownToICU: 5], strictDeviations: [.unknownToICU: 3]),
  ]

  let icu = ICUDomainToASCII()
  let mapped: Set<Unicode.Scalar>

  init() throws {
    mapped = Set(try SharedMappings.read().keys)
  }

  @Test("ToASCII gives the row's result", arguments: editions)
  func toASCII(edition: Edition) throws {
    try check(edition, expected: edition.deviations) { row in
      let ascii = icu.ascii(row.source)
      return areIdentical(ascii, row.expectedASCII) ? nil : ascii != nil
    }
  }

  @Test("ToUnicode gives the row's result", arguments: editions)
  func toUnicode(edition: Edition) throws {
    try check(edition, expected: edition.deviations) { row in
      let unicode = icu.unicode(row.source)
      return areIdentical(unicode, row.expectedUnicode) ? nil : unicode != nil
    }
  }

  @Test("The strict form accepts the rows without any status", arguments: editions)
  func strict(edition: Edition) throws {
    try check(edition, expected: edition.strictDeviations) { row in
      let isValid = icu.isStrictlyValid(row.source)
      return isValid == row.toASCIIStatus.isEmpty ? nil : isValid
    }
  }

  /// Runs the rows.
  ///
  /// - Parameters:
  ///   - edition: The edition of the file.
  ///   - expected: How many rows may differ for each reason.
  ///   - difference: `nil` where the row is met, else whether the domain was accepted.
  /// - Throws: Where the file cannot be read.
  private func check(
    _ edition: Edition, expected: [IdnaDeviation: Int],
    difference: (IdnaTestRow) -> Bool?
  ) throws {
    let rows = try IdnaTestFile(edition: "\(edition.version)").rows
    #expect(rows.count == edition.rows)
    var counts: [IdnaDeviation: Int] = [:]
    for row in rows {
      guard let accepted = difference(row) else { continue }
      let deviation = IdnaDeviation(
        row: row, edition: edition.version, accepted: accepted, mapped: mapped)
      if let deviation {
        counts[deviation, default: 0] += 1
      } else {
        Issue.record("\(row) of \(edition.version) differs, and no rule says why")
      }
    }
    if ICUDomainToASCII.unicodeVersion == UnicodeVersion(15, 0) {
      #expect(counts == expected)
    }
  }

  @Test("A domain and its ASCII form have one U-label form, which leads back", arguments: editions)
  func roundTrip(edition: Edition) throws {
    for row in try IdnaTestFile(edition: "\(edition.version)").rows {
      guard let ascii = icu.ascii(row.source) else {
        #expect(icu.unicode(row.source) == nil, "\(row)")
        continue
      }
      let unicode = try #require(icu.unicode(row.source), "\(row)")
      #expect(areIdentical(icu.unicode(ascii), unicode), "\(row)")
      #expect(areIdentical(icu.ascii(unicode), ascii), "\(row)")
      #expect(areIdentical(icu.ascii(ascii), ascii), "\(row)")
    }
  }
}

import LinkFuzzing
import OutsideReaders
import OutsideTargets
import Testing

/// A class of differences, and a name that is of it.
struct KnownDifferenceRow: Sendable, CustomStringConvertible {
  let name: String
  let input: String

  init(_ name: String, _ input: String) {
    self.name = name
    self.input = input
  }

  var description: String { name }

  /// One row or more for every class.
  static let all = [
    KnownDifferenceRow("ada-joiner", "\u{628}a\u{200C}a\u{628}"),
    KnownDifferenceRow("ada-joiner", "\u{1E910}\u{2260}\u{726}\u{200C}\u{7D5}"),
    KnownDifferenceRow("ada-punycode-delimiter", "xn---9ca.\u{E9}"),
    KnownDifferenceRow("ada-newer-unicode", "\u{323B0}"),
    KnownDifferenceRow("ada-newer-unicode", "\u{1806}"),
    KnownDifferenceRow("ada-bidi-class", "h\u{870}h"),
    KnownDifferenceRow("ada-bidi-class", "\u{5D0}\u{1734}\u{5D0}"),
    KnownDifferenceRow("idn2-exception", "h\u{20EE}"),
    KnownDifferenceRow("ada-bidi-name", "0\u{E0}.\u{5D0}"),
    KnownDifferenceRow("ada-mark", "\u{CF3}a"),
    KnownDifferenceRow(
      "ada-label-length", "\u{E9}" + String(repeating: "\u{E9}", count: 1_500)),
    KnownDifferenceRow("ada-bidi-class", "\u{8C8}\u{8CA}\u{644}"),
    KnownDifferenceRow("idn2-hyphen", "-a"),
    KnownDifferenceRow("idn2-length", String(repeating: "a", count: 64)),
    KnownDifferenceRow("idn2-symbol", "\u{2020}"),
    KnownDifferenceRow("idn2-ascii", "\u{E9}%"),
    KnownDifferenceRow("idn2-mapping", "\u{4C0}"),
    KnownDifferenceRow("idn2-jamo", "\u{1100}"),
    KnownDifferenceRow("idn2-exception", "h\u{302E}h"),
    KnownDifferenceRow("idn2-older-unicode", "\u{18B00}"),
    KnownDifferenceRow("idn2-bidi-name", "\u{E0}.\u{5D0}0\u{660}\u{5D0}"),
    KnownDifferenceRow("idn2-sharp-s", "xn--98e810\u{1E9E}b"),
    KnownDifferenceRow("idn2-sharp-s", "\u{1E9E}--a\u{94D}b"),
    KnownDifferenceRow("idn2-a-label", "xn--id9a4443d"),
    KnownDifferenceRow("idn2-sharp-s", "\u{1E9E}"),
  ]
}

@Suite("Known differences")
struct KnownDifferenceTests {
  /// Every class that there is.
  private static let classes: [KnownDifference<WrittenName>] =
    KnownDifference.takenByAda + KnownDifference.refusedByIDN2
    + KnownDifference.takenByIDN2

  @Test(
    "a name of a class is counted there",
    arguments: KnownDifferenceRow.all.filter { !$0.name.hasPrefix("ada-") })
  func counted(_ row: KnownDifferenceRow) throws { try count(row) }

  @Test(
    "a name of a class that ada has is counted there",
    .enabled(if: Ada.isPresent, "Scripts/build-ada has not been run"),
    arguments: KnownDifferenceRow.all.filter { $0.name.hasPrefix("ada-") })
  func countedWithAda(_ row: KnownDifferenceRow) throws { try count(row) }

  private func count(_ row: KnownDifferenceRow) throws {
    let counts = DifferenceCounts()
    try FuzzTarget.differentialHosts(counting: counts).check(Array(row.input.utf8))
    #expect(counts.all[row.name] == 1, "\(counts.all)")
  }

  @Test(
    "a URL whose host is of a class that ada has is counted there",
    .enabled(if: Ada.isPresent, "Scripts/build-ada has not been run"),
    arguments: KnownDifferenceRow.all.filter { $0.name.hasPrefix("ada-") })
  func countedURL(_ row: KnownDifferenceRow) throws {
    // ada looks into A-labels only where the host is not ASCII.
    let host = row.input.utf8.allSatisfy { $0 < 0x80 } ? row.input + ".\u{E9}" : row.input
    for url in ["https://\(host)/", "\thttp:\\\\u:@p@\(host):80?:", "ftp:\(host)"] {
      let counts = DifferenceCounts()
      let target = FuzzTarget.differentialURL(counting: counts) { Ada.parse($0, base: $1) }
      try target.check(Array(url.utf8))
      #expect(counts.all[row.name] == 1, "\(counts.all)")
    }
  }

  @Test(
    "no class includes an ordinary name",
    arguments: [
      "example.com", "a-b.example.com", "b\u{FC}cher.example", "\u{65E5}\u{672C}\u{8A9E}.jp",
      "xn--bcher-kva.example",
    ])
  func ordinary(_ name: String) {
    for known in Self.classes {
      #expect(!known.includes(WrittenName(Array(name.utf8))), "\(known.name)")
    }
  }

  @Test("every class has a row and a reason")
  func complete() {
    #expect(Set(Self.classes.map(\.name)) == Set(KnownDifferenceRow.all.map(\.name)))
    #expect(Self.classes.allSatisfy { !$0.reason.isEmpty })
  }
}

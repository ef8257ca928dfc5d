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
    KnownDifferenceRow("idn2-sharp-s-prefix", "xn--98e810\u{1E9E}b"),
    KnownDifferenceRow("idn2-a-label", "xn--id9a4443d"),
    KnownDifferenceRow("idn2-sharp-s", "\u{1E9E}"),
  ]
}

@Suite("Known differences")
struct KnownDifferenceTests {
  /// Every class that there is; that of what ada refuses is among those of what it takes.
  private static let classes: [KnownDifference<WrittenName>] =
    KnownDifference.takenByAda + KnownDifference.refusedByIDN2
    + KnownDifference.takenByIDN2 + KnownDifference.mappedByIDN2

  @Test("a name of a class is counted there", arguments: KnownDifferenceRow.all)
  func counted(_ row: KnownDifferenceRow) throws {
    guard Ada.isPresent || !row.name.hasPrefix("ada-") else { return }
    let counts = DifferenceCounts()
    try FuzzTarget.differentialHosts(counting: counts).check(Array(row.input.utf8))
    #expect(counts.all[row.name] == 1, "\(counts.all)")
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

  @Test("every class has a row, a reason, and a name of its own")
  func complete() {
    #expect(Set(Self.classes.map(\.name)) == Set(KnownDifferenceRow.all.map(\.name)))
    #expect(Set(Self.classes.map(\.name)).count == Self.classes.count)
    #expect(Self.classes.allSatisfy { !$0.reason.isEmpty })
  }
}

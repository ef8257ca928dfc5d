import DomainNames
import TestSupport
import Testing
import URLStandard

/// What the analysis of a host has in common with the processing of its name.
@Suite("The spelling of hosts: properties")
struct HostAnalysisPropertyTests {
  let icu = ICUDomainToASCII()

  /// Names of Unicode's own test file, which has one for each rule of UTS 46.
  @Test(
    "A host is invalid by its facts where UTS 46 refuses it", .enabled(if: SharedData.isPresent))
  func agreement() throws {
    for row in try IdnaTestFile(edition: "17.0").rows where !row.source.isEmpty {
      let analysis = HostAnalysis(of: row.source)
      let isInvalid = analysis.facts.contains(where: \.kind.isInvalidIDNA)
      // A label that is too long is not decoded, and an empty name has no form.
      guard !analysis.contains(.labelTooLong), !analysis.contains(.nameTooLong),
        !analysis.contains(.empty)
      else { continue }
      #expect(
        isInvalid == (icu.ascii(row.source) == nil),
        "\(row.source.unicodeScalars.map { String($0.value, radix: 16) }) \(analysis.facts)")
    }
  }

  @Test("What is mapped is not in the form that is displayed", .enabled(if: SharedData.isPresent))
  func mapping() throws {
    for row in try IdnaTestFile(edition: "17.0").rows {
      guard let unicode = icu.unicode(row.source), icu.ascii(row.source) != nil else { continue }
      let analysis = HostAnalysis(of: row.source)
      let isRewritten = [.mapped, .uppercase, .invisibleCharacter, .nonstandardDot].contains {
        analysis.contains($0)
      }
      let hasALabel = row.source.lowercased().contains("xn--")
      // Joiners are invisible and stay; of a label that is too long, composition is not looked at.
      if !hasALabel, !analysis.contains(.deviationCharacter), !analysis.contains(.labelTooLong) {
        #expect(isRewritten == !areIdentical(unicode, row.source), "\(row.source.debugDescription)")
      }
    }
  }

  @Test("Any bytes have facts within the host, in time that grows with it")
  func hostileBytes() {
    let pieces: [[UInt8]] = [
      [0x25], [0x25, 0x32, 0x45], [0xFF], [0xC3], [0x2E], [0x2D], [0x00], [0x09], [0x5B], [0x3A],
      Array("xn--".utf8), Array("%C3%BC".utf8), Array("ü.".utf8), Array("\u{200D}".utf8),
      Array("\u{FDFA}".utf8), Array("9".utf8), Array("0x".utf8), Array("\u{5D0}1".utf8),
    ]
    for piece in pieces {
      for end in pieces {
        for count in [0, 1, 2, 62, 300] {
          let host = Array(repeatElement(piece, count: count / piece.count).joined()) + end
          let analysis = HostAnalysis(of: host.span)
          #expect(
            analysis.facts.allSatisfy {
              0 <= $0.range.lowerBound && $0.range.upperBound <= host.count
            })
          _ = HostAppearance(of: String(decoding: host, as: UTF8.self))
          _ = try? AuthorizedDomain(String(decoding: host, as: UTF8.self))
        }
      }
    }
  }

  @Test("A host is looked into up to the longest that a name could be", .timeLimit(.minutes(1)))
  func longHosts() {
    for piece in ["ü.", "%C3%BC", "\u{AD}", "xn--bcher-kva.", "\u{5D0}", "0x1.", ".", "a\u{30FB}"] {
      let longest = String(repeating: piece, count: HostAnalysis.maximumLength / piece.utf8.count)
      #expect(HostAnalysis(of: longest).facts.map(\.kind) != [.nameTooLong])
      #expect(HostAnalysis(of: longest + "aaaaaaaaaaaaaaa").facts.map(\.kind) == [.nameTooLong])
    }
  }

  @Test("Many threads get the same answers")
  func threads() async {
    let hosts = HostRow.all.map(\.host)
    let expected = hosts.map { HostAnalysis(of: $0) }
    let appearances = hosts.map { HostAppearance(of: $0) }
    let index = LookalikeIndex(DomainList(["example.com", "bücher.de"].map { Host.domain($0) }))
    let lookalikes = appearances.map { $0.flatMap { index.lookalike(of: $0) } }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          hosts.indices.allSatisfy { number in
            HostAnalysis(of: hosts[number]) == expected[number]
              && HostAppearance(of: hosts[number]) == appearances[number]
              && appearances[number].flatMap { index.lookalike(of: $0) } == lookalikes[number]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

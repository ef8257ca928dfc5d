import TestSupport
import Testing

@testable import DomainNames

@Suite("Mappings newer than ICU's data")
struct NewerMappingsTests {
  let icu = ICUDomainToASCII()
  let all = NewerMappings(newerThan: UnicodeVersion(15, 0))

  @Test(
    "The table is the difference between the mapping tables of 15.0 and 17.0",
    .enabled(if: SharedData.isPresent))
  func table() throws {
    let expected = try SharedMappings.read()
    #expect(expected.count == 163)
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let mapping = expected[scalar].map {
        $0.first.map { NewerMappings.Mapping.mapped($0) } ?? .ignored
      }
      #expect(all[scalar] == mapping, "U+\(String(value, radix: 16))")
    }
  }

  @Test("The ranges ascend and do not overlap")
  func order() {
    for (range, next) in zip(NewerMappings.table, NewerMappings.table.dropFirst()) {
      #expect(range.first <= range.last && range.last < next.first)
    }
  }

  @Test(
    "Each version brings its own mappings",
    arguments: [
      (UnicodeVersion(15, 0), 163), (UnicodeVersion(15, 1), 162), (UnicodeVersion(16, 0), 29),
      (UnicodeVersion(17, 0), 0),
    ])
  func versions(version: UnicodeVersion, count: Int) {
    let mappings = NewerMappings(newerThan: version)
    let mapped = NewerMappings.table.flatMap { $0.first...$0.last }.compactMap(Unicode.Scalar.init)
      .filter { mappings[$0] != nil }
    #expect(mapped.count == count)
  }

  @Test("No replacement is mapped again")
  func replacements() {
    for range in NewerMappings.table {
      for value in range.first...range.last {
        guard let scalar = Unicode.Scalar(value), case .mapped(let target) = all[scalar] else {
          continue
        }
        #expect(all[target] == nil)
      }
    }
  }

  @Test("A domain is mapped before ICU sees it, in both directions")
  func beforeICU() {
    for range in NewerMappings.table {
      for value in range.first...range.last {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let target =
          switch all[scalar] {
          case .mapped(let target): String(Character(target))
          case .ignored, nil: ""
          }
        let (source, plain) = ("a\(Character(scalar))b.\u{E9}", "a\(target)b.\u{E9}")
        // Both are refused where the replacement itself is newer than ICU's data.
        #expect(icu.ascii(source) == icu.ascii(plain))
        #expect(icu.unicode(source) == icu.unicode(plain))
        #expect(icu.isStrictlyValid(source) == icu.isStrictlyValid(plain))
      }
    }
    #expect(icu.ascii("\u{4C0}") == "xn--s5a")
    #expect(icu.ascii("\u{1E9E}") == "xn--zca")
    #expect(icu.ascii("a\u{2061}b") == "ab")
    #expect(icu.unicode("\u{10A0}.\u{1E9E}") == "\u{2D00}.\u{DF}")
  }

  @Test("Ignored and mapped code points may leave nothing, or an A-label")
  func results() {
    #expect(icu.ascii("\u{3164}") == "")
    #expect(icu.ascii("\u{1CCED}n--zca") == "xn--zca")
    #expect(icu.ascii("\u{1CCED}n--a") == nil)
  }

  @Test(
    "An A-label must not hold a code point that is mapped",
    // U+04C0, U+1E9E.
    arguments: ["xn--d5a", "xn--kkg"])
  func decoded(domain: String) {
    #expect(icu.ascii(domain) == nil)
    #expect(icu.displayForm(of: domain) == domain)
  }
}

import DomainNames
import Testing
import URLStandard

@Suite("Domain to ASCII without tables")
struct ASCIIOnlyDomainToASCIITests {
  private static let label = String(repeating: "a", count: 63)
  /// 253 bytes.
  private static let longest =
    [label, label, label, String(repeating: "a", count: 61)].joined(separator: ".")

  @Test(
    "Strictly valid domains",
    arguments: ["a", "A-1.b", "xn--a", "1.2", "a-b.c--d.ee-f-g", label, longest, "XN--a"])
  func valid(_ domain: String) {
    let isValid = ASCIIOnlyDomainToASCII().isStrictlyValid(domain.utf8.span)
    #expect(isValid)
  }

  @Test(
    "Domains that are not",
    arguments: [
      "", ".", "a.", ".a", "a..b", "-a", "a-", "b.-a", "a-.b", "ab--c", "xn--", "xm--a", "yn--a",
      "a_b", "a b", "a%b", "ü", "a" + label, longest + "a", "a*",
    ])
  func invalid(_ domain: String) {
    let isValid = ASCIIOnlyDomainToASCII().isStrictlyValid(domain.utf8.span)
    #expect(!isValid)
  }

  @Test("ICU agrees on ASCII domains without A-labels")
  func agreesWithICU() {
    var generator = SeededGenerator(seed: 3)
    let alphabet = [UInt8]("aZ0-.-._ab".utf8)
    for _ in 0..<3_000 {
      let domain = (0...generator.below(9)).map { _ in alphabet[generator.below(alphabet.count)] }
      let isValid = ASCIIOnlyDomainToASCII().isStrictlyValid(domain.span)
      let isValidForICU = ICUDomainToASCII().isStrictlyValid(domain.span)
      #expect(isValid == isValidForICU, "\(String(decoding: domain, as: UTF8.self))")
    }
  }

  @Test("It gives nothing for a domain that is not ASCII")
  func fails() {
    var output: [UInt8] = []
    #expect(throws: DomainToASCIIFailure.nonASCIIDomain) {
      try ASCIIOnlyDomainToASCII().appendASCII(of: "ü".utf8.span, to: &output)
    }
    #expect(output.isEmpty)
  }
}

import DomainNames
import Foundation
import Testing

@Suite("Domain to ASCII as Foundation does it")
struct FoundationDomainToASCIITests {
  @Test(
    "gives the host that Foundation gives, or refuses with it",
    arguments: [
      "bücher.example", "BÜCHER.example", "faß.example", "ελλάς.example", "日本語.jp",
      "пример.испытание", "ß-.example", "-é.example", "é..example", ".é.example", "é.example.",
      "ab--é.example", "é_.example", "é\u{200D}.example", "a\u{5D0}.é.example",
      "xn--a.é.example", "\u{1F600}.example", String(repeating: "é", count: 70) + ".example",
    ])
  func host(_ host: String) throws {
    let url = URLComponents(string: "https://" + host + "/")
    var output: [UInt8] = []
    do {
      try FoundationDomainToASCII.foundation.appendASCII(
        of: Array(host.utf8).span, to: &output)
      #expect(url?.encodedHost == String(decoding: output, as: UTF8.self))
    } catch {
      #expect(url == nil)
      #expect(output.isEmpty)
    }
  }
}

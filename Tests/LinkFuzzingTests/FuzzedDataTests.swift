import ActionLinks
import LinkFuzzing
import Testing

@Suite("Structured values from bytes")
struct FuzzedDataTests {
  @Test("values are taken one after the other, and end in zeros")
  func values() {
    var data = FuzzedData([1, 3, 0x61, 0x62, 0x63, 9, 200, 7])
    let choice = data.bool()
    #expect(choice)
    #expect(data.text(maximumLength: 200) == "abc")
    #expect(data.remainder.elementsEqual([9, 200, 7]))
    #expect(data.number(below: 4) == 1)
    #expect(data.element(of: ["a", "b", "c"], or: "z") == "c")
    #expect(data.byte() == 7)
    #expect(data.isEmpty)
    #expect(data.byte() == 0)
    #expect(data.bool() == false)
    #expect(data.text(maximumLength: 9) == "")
    #expect(data.element(of: [], or: "z") == "z")
    #expect(data.number(below: 0) == 0)
  }

  @Test("a text has no more bytes than there are, and than are allowed")
  func lengths() {
    var data = FuzzedData([255, 0x41, 0x42])
    #expect(data.text(maximumLength: 255) == "AB")
    data = FuzzedData([7] + Array(repeating: 0x41, count: 20))
    #expect(data.text(maximumLength: 3) == "AAA")
    data = FuzzedData([1, 2, 0xFF, 0x41])
    #expect(data.optionalText(maximumLength: 10) == "\u{FFFD}A")
    #expect(data.optionalText(maximumLength: 10) == nil)
  }

  @Test("bytes give links of every kind, escaping and order, the same ones for the same bytes")
  func links() {
    let links = FuzzSeed.seeds(for: .buildAndReadBack).compactMap { seed -> GeneratedLink? in
      var data = FuzzedData(seed.bytes)
      var again = FuzzedData(seed.bytes)
      let link = data.generatedLink()
      #expect(link == again.generatedLink())
      return link
    }
    #expect(Set(links.map(\.kind)).count == 5)
    #expect(Set(links.map(\.builder.escaping)) == Set(LinkEscaping.allCases))
    #expect(Set(links.map(\.builder.order)) == Set(ActionParameterOrder.allCases))
    #expect(Set(links.map(\.operation)) == Set(ActionCodeOperation.allCases))
    #expect(links.contains { !$0.settings.url.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test("codes are marked behind their name, however the equals sign is encoded")
  func markedLink() {
    let link = MarkedLink(
      Array("?oobCode=a&x=oobCode%3Db&OOBCODE%253dc&oobCode&oobCode%2=d&oobCode%3".utf8))
    let text = String(decoding: link.bytes, as: UTF8.self)
    let marks = link.marks.map { String(decoding: $0, as: UTF8.self) }
    #expect(Set(marks).count == 3)
    #expect(marks.allSatisfy { $0.utf8.count >= 8 })
    #expect(
      text
        == "?oobCode=\(marks[0])a&x=oobCode%3D\(marks[1])b&OOBCODE%253d\(marks[2])c&oobCode&oobCode%2=d&oobCode%3"
    )
    #expect(MarkedLink([]).bytes.isEmpty)
    #expect(
      MarkedLink(Array(repeating: Array("oobCode=".utf8), count: 50).flatMap { $0 }).marks.count
        < 50)
  }
}

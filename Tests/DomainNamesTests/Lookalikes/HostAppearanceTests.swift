import DomainNames
import Testing

@Suite("The look of hosts")
struct HostAppearanceTests {
  let icu = ICUDomainToASCII()

  @Test(
    "An ordinary name looks like itself",
    arguments: [
      "app.example.com", "bücher.example", "łódź.pl", "façade.fr", "việtnam.vn", "øl.no",
      "пример.рф", "магазин.укр", "ёлка.рф", "παράδειγμα.gr", "αθήνα.ελ", "مثال.إختبار",
      "موقع.وزارة-الاتصالات.مصر", "דוגמה.קום", "उदाहरण.भारत", "ตัวอย่าง.ไทย",
      "中文.中国", "例子.測試", "日本語.jp", "ひらがな.jp", "カタカナ.jp", "東京タワー.jp",
      "ラーメン屋さん.jp", "한국어.kr", "실례.테스트", "中文abc.example", "日本go.jp", "서울city.kr",
      "xn--bcher-kva.example", "a-1.b_2.example", "straße.de", "நாம்.இந்தியா", "მაგალითი.გე",
      "օրինակ.հայ", "উদাহরণ.বাংলা",
    ])
  func ordinary(name: String) throws {
    let ascii = try #require(icu.ascii(name))
    let host = try #require(HostAppearance(of: ascii))
    #expect(host.mixedScriptLabel == nil)
    #expect(host.wholeScriptConfusableLabel == nil)
  }

  @Test(
    "Scripts that do not go together are seen in the label that mixes them",
    arguments: [
      ("\u{430}pp.example.com", 0), ("www.p\u{430}ypal.com", 1), ("g\u{3BF}\u{3BF}gle.example", 0),
      ("a.b.ex\u{430}mple", 2), ("пример.com", nil), ("b\u{582}cher.de", 0), ("日本\u{430}.jp", 0),
      ("ひらがなカタカナ漢字abc.jp", nil), ("ㄅㄆㄇ中文.tw", nil), ("한국日本.kr", nil),
      ("ひらがな한국.jp", 0),
    ] as [(String, Int?)])
  func mixedScripts(name: String, label: Int?) throws {
    let ascii = try #require(icu.ascii(name))
    let host = try #require(HostAppearance(of: ascii))
    #expect(host.mixedScriptLabel == label)
  }

  @Test(
    "A label of one script that looks like ASCII is seen",
    arguments: [
      ("\u{430}\u{440}\u{440}\u{4CF}\u{435}.com", 0),
      ("www.\u{455}\u{441}\u{43E}\u{440}\u{435}.com", 1),
      ("\u{440}\u{430}\u{443}\u{440}\u{430}\u{4CF}1.com", 0), ("пример.com", nil),
      ("\u{441}\u{43E}\u{440}t.com", nil), ("\u{43E}-1.com", 0), ("apple.com", nil),
      ("\u{3BF}.com", 0), ("αβγ.com", nil),
    ] as [(String, Int?)])
  func wholeScript(name: String, label: Int?) throws {
    let ascii = try #require(icu.ascii(name))
    let host = try #require(HostAppearance(of: ascii))
    #expect(host.wholeScriptConfusableLabel == label)
  }

  @Test("A host has its forms, without a dot at the end")
  func forms() throws {
    let host = try #require(HostAppearance(of: "www.xn--bcher-kva.co.uk."))
    #expect(host.ascii == "www.xn--bcher-kva.co.uk")
    #expect(host.unicode == "www.bücher.co.uk")
    #expect(host.registrableDomain == "xn--bcher-kva.co.uk")
    #expect(
      HostAppearance(of: "examp1e.com")?.skeleton == HostAppearance(of: "example.com")?.skeleton)
    #expect(HostAppearance(of: "xn--a.com")?.unicode == "xn--a.com")
  }

  @Test(
    "What is no name has no look",
    arguments: [
      "", ".", "127.0.0.1", "[::1]", "1.2.3.4.5",
      String(repeating: "a.", count: 127) + "com",
    ])
  func addresses(host: String) {
    #expect(HostAppearance(of: host) == nil)
  }
}

import ActionLinks
import Testing

@Suite("The canonical form of a link")
struct CanonicalFormTests {
  @Test(
    "is one spelling of each layer",
    arguments: [
      ("HTTPS://H.Example:443/a/../b", "https://h.example/b"),
      ("https://h?", "https://h/"), ("https://h/?&&#f", "https://h/"),
      (" https://h/ ", "https://h/"),
      // Known parameters in Firebase's order, others behind in theirs
      (
        "https://h/?z=1&tenantId=t&lang=l&a=2&oobCode=c&mode=m&apiKey=k",
        "https://h/?apiKey=k&mode=m&oobCode=c&lang=l&tenantId=t&z=1&a=2"
      ),
      (
        "https://a.page.link?ibi=b&ifl=i&x=y&apn=a&link=l&d=1",
        "https://a.page.link/?link=l&apn=a&ibi=b&ifl=i&d=1&x=y"
      ),
      // Where there is no Dynamic Link its parameters are unknown ones
      ("https://h/?ibi=b&apn=a&mode=m", "https://h/?mode=m&ibi=b&apn=a"),
      // One percent-encoding for a layer, all but unreserved characters
      ("https://h/?a=%41-._~!'()*%7e+%2b", "https://h/?a=A-._~%21%27%28%29%2A~%2B%2B"),
      ("https://h/?a=\u{E9}&%61%3D=%26", "https://h/?a=%C3%A9&a%3D=%26"),
      ("https://h/?a=1%092%20", "https://h/?a=1%092%20"),
      (" ht\ntps://h/a\tb?a=1#\t ", "https://h/ab?a=1"),
      ("https://h/?=x&y&z=", "https://h/?=x&y&z="),
      ("https://h/?%6Dode=a", "https://h/?mode=a"),
      // Bare known names say nothing, equal duplicates are one
      ("https://h/?mode&lang=a&lang=%61&x=1&x=1", "https://h/?lang=a&x=1&x=1"),
      // Nested layers, each by itself
      (
        "https://h/__/auth/links?link=HTTPS://X:443?mode%3Da%26apiKey%3Dk%23f#g",
        "https://h/__/auth/links?link=https%3A%2F%2Fx%2F%3FapiKey%3Dk%26mode%3Da"
      ),
      ("https://h/?link=?mode%3Da", "https://h/?link=%3Fmode%3Da"),
      ("https://h/?link=?", "https://h/?link=%3F"),
      ("https://h/?link=x/y?", "https://h/?link=x%2Fy%3F"),
      ("https://h/?link=a%23f", "https://h/?link=a"),
      (
        "https://h/?link=https:\\\\x\\__\\auth\\action",
        "https://h/?link=https%3A%2F%2Fx%2F__%2Fauth%2Faction"
      ),
      ("https://h/?link=https://[", "https://h/?link=https%3A%2F%2F%5B"),
      // The continue URL as the URL Standard serializes it
      (
        "https://h/?continueUrl=HTTPS://X/a b?b=\"1\"%26a=%2541%23f g",
        "https://h/?continueUrl=https%3A%2F%2Fx%2Fa%2520b%3Fb%3D%25221%2522%26a%3D%2541%23f%2520g"
      ),
      ("https://h/?continueUrl=not a URL?b#c", "https://h/?continueUrl=not%20a%20URL%3Fb"),
      // A Hosting link in it has its query in order, and keeps its fragment
      (
        "https://h/?continueUrl=https://y/__/auth/links?b%26link%3Dhttps://x%23f",
        "https://h/?continueUrl=https%3A%2F%2Fy%2F__%2Fauth%2Flinks%3Flink%3Dhttps%253A%252F%252Fx%252F%26b%23f"
      ),
      // Opaque paths and other schemes
      ("mailto:a b?mode=m", "mailto:a b?mode=m"), ("app:x ?", "app:x%20"),
      ("web:/..//p", "web:/.//p"),
    ])
  func form(text: String, expected: String) throws {
    let canonical = try ActionLink(text).canonicalForm()
    #expect(canonical == expected)
    #expect(try ActionLink(expected).canonicalForm() == expected)
  }

  @Test(
    "is denied where no spelling could read the same",
    arguments: [
      // No URL outermost
      "", "?mode=a", "h/?mode=a", "https://[?mode=a",
      // Differing duplicates of known parameters
      "https://h/?mode=a&mode=b", "https://h/?mode=a&mode=", "https://h/?link=x&link=y",
      "https://a.page.link/?link=x&apn=a&apn=b", "https://h/?link=?mode%3Da%26mode%3Db",
      // Values and names that do not decode
      "https://h/?a=%zz", "https://h/?%=a", "https://h/?a=%FF", "https://h/?link=?lang%3D%25",
      "https://h/?continueUrl=%FF", "https://h/?continueUrl=/__/auth/links?link=x%26a%3D%25",
      // Queries of which a URL parser takes something away that the SDKs read
      "https://h/?a=1\t2", "https://h/?mode=m\n", "https://h/?oob\rCode=C", "https://h/?a=1 ",
      "https://h/?a=1\u{1F}", "https://h/?link=https://x/?mode=a%20",
      // Nested texts that live by their fragment
      "https://h/?link=%23f", "https://h/?link=https://x:80%20%23f",
    ])
  func denied(text: String) throws {
    #expect(try ActionLink(text).canonicalForm() == nil)
  }

  @Test("is denied for bytes that are not UTF-8")
  func invalidUTF8() throws {
    let bytes = Array("https://h/?a=".utf8) + [0xFF]
    #expect(try ActionLink(bytes.span).canonicalForm() == nil)
  }

  @Test(
    "keeps malformed escapes in the continue URL's own query",
    arguments: ["%2525zz", "%25FF", "a%2526b%253D%2525"])
  func continueQuery(value: String) throws {
    let text = "https://h/?continueUrl=https%3A%2F%2Fx%2F%3Fa%3D" + value
    let canonical = try #require(try ActionLink(text).canonicalForm())
    #expect(try ActionLink(canonical).payload == ActionLink(text).payload)
  }
}

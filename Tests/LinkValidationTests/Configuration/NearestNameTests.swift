import LinkValidation
import Testing

@Suite("The name that somebody meant")
struct NearestNameTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("abcd", "acbd", 1), ("ca", "abc", 3), ("linkDomain", "linkDomains", 1),
    ("authorisedDomains", "authorizedDomains", 1), ("a", "b", 1), ("abcdef", "ghijkl", 6),
  ]

  @Test("the distance of two names, in both directions", arguments: distances)
  func distance(_ row: (String, String, Int)) {
    #expect(NearestName.distance(from: row.0, to: row.1) == row.2)
    #expect(NearestName.distance(from: row.1, to: row.0) == row.2)
  }

  @Test(
    "the only name that begins so, then the nearest, or none",
    arguments: [
      ("link", "linkDomains"), ("lnikDomains", "linkDomains"), ("modse", "modes"),
      ("xyz", nil), ("l", nil), ("api", "apiKeys"), ("a", nil),
    ] as [(String, String?)])
  func suggestion(_ row: (String, String?)) {
    let names = ["authorizedDomains", "linkDomains", "apiKeys", "modes", "allowLoopback"]
    #expect(NearestName.suggestion(for: row.0, among: names) == row.1)
  }
}

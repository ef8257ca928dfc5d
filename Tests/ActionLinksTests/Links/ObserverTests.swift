import ActionLinks
import Testing
import URLStandard

@Suite("Observers of links")
struct ObserverTests {
  /// The second of each two has a character that the serializer encodes.
  static let links = [
    "https://h.example/?|", "https://h.example/?|'",
    "https://h.example/?link=https://i.example/|", "https://h.example/?link=https://i.example/|%22",
  ]

  @Test("all validation errors arrive, however a link is written", arguments: links)
  func validationErrors(text: String) throws {
    var log = ValidationErrorLog()
    _ = try ActionLink(
      text.utf8.span, domains: ASCIIOnlyDomainToASCII(), limits: .default, observer: &log)
    #expect(log.entries.contains { $0.error == .invalidURLUnit })
  }
}

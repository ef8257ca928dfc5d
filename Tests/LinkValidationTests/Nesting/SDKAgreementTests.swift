import ActionLinks
import DomainNames
import LinkFuzzing
import Testing

@testable import LinkValidation

@Suite("What is certain of the SDKs' readings")
struct SDKAgreementTests {
  static let links = Array(LinkGenerator(.wide, seed: 11).prefix(200)).map { Array($0.text.utf8) }

  /// A link's layers as a rule sees them, with the action's.
  private static func subject(_ bytes: [UInt8]) -> (Subject, action: SubjectLayer)? {
    guard let link = try? ActionLink(bytes.span, domains: .icu) else { return nil }
    let subject = Subject(link, policy: PolicyIndex(.empty), expectation: .anything)
    return subject.action.map { (subject, $0) }
  }

  @Test("where it is certain no SDK takes a parameter from elsewhere", arguments: 0..<10)
  func noMisreading(_ seed: UInt64) {
    var mutator = LinkMutator(seed: seed)
    var (certain, wrong): (Int, [[UInt8]]) = (0, [])
    for link in Self.links {
      var bytes = link
      for _ in 0..<4 {
        if let (subject, action) = Self.subject(bytes),
          SDKAgreement.isCertain(of: bytes.span, action: action)
        {
          certain += 1
          let misread = SDKMisreadings(subject.readings, action: action)
          if !misread.unsettled.isEmpty { wrong.append(bytes) }
        }
        bytes = mutator.mutate(bytes, maximumLength: 2000)
      }
    }
    #expect(wrong.isEmpty)
    #expect(certain > 50)
  }

  @Test(
    "it is certain for ordinary links only",
    arguments: [
      (SampleLink.action, true),
      (
        SampleLink.hosting(SampleLink.action(continuing: "https://app.example.com/?q=1"))
          .replacing("%5F", with: "_"), true
      ),
      (SampleLink.action(continuing: "https://app.example.com/?q=caf%C3%A9%20%25"), true),
      (SampleLink.action(continuing: "https://app.example.com/?oobCode=OTHER"), false),
      (SampleLink.action(continuing: "https://app.example.com/?o%6FbCode=OTHER"), false),
      (SampleLink.action + "&%E2%84%AA", false),
      (SampleLink.action + "#mode", false),
      (SampleLink.action.replacing("signIn", with: "signIn%26x"), false),
    ])
  func certainty(_ text: String, isCertain: Bool) throws {
    let (_, action) = try #require(Self.subject(Array(text.utf8)))
    #expect(SDKAgreement.isCertain(of: Array(text.utf8).span, action: action) == isCertain)
  }
}

import Foundation
import TestSupport
import Testing
import URLStandard

@testable import ActionLinks

@Suite("The iOS SDK's readings")
struct IOSReaderTests {
  /// `URLComponents.query`.
  private static func query(
    of text: String, _ domainToASCII: some DomainToASCII = FoundationDomainToASCII()
  ) -> [UInt8]? {
    FoundationURL(Array(text.utf8), domainToASCII: domainToASCII)?.query
  }

  /// Both readings of one text, as the model and as Foundation itself give them.
  private static func readings(_ text: String) -> (model: [String?], foundation: [String?]) {
    let step = FoundationDomainToASCII()
    let query = query(of: text, step)
    let code = IOSReader.signInCode(ofQuery: query, domainToASCII: step).fields
    let url = IOSReader.actionCodeURL(ofQuery: query, domainToASCII: step).fields
    let signIn = FoundationIOSReading.items(text, splittingEverywhere: false)
    let items = FoundationIOSReading.items(text, splittingEverywhere: true)
    return (
      [
        code?.revealed, url == nil ? nil : "read", url?.apiKey, url?.oobCode?.revealed,
        url?.continueURL, url?.languageCode,
      ],
      [
        signIn["mode"] == "signIn" ? signIn["oobCode"] : nil, items.isEmpty ? nil : "read",
        items["apiKey"], items["oobCode"],
        items["continueUrl"].flatMap { URL(string: $0)?.absoluteString }, items["lang"],
      ]
    )
  }

  @Test(
    "agrees with the SDK's algorithm on Foundation, on the cases and on seeded mutations",
    .enabled(if: SharedData.isPresent))
  func mutations() {
    var mutations = LinkMutations(seed: 3)
    let inputs = SDKCases.inputs
    let links = inputs.filter { $0.contains("oobCode") || $0.contains("link") }
    var failures = 0
    for round in 0..<(inputs.count + 40_000) where failures < 10 {
      let text =
        round < inputs.count
        ? inputs[round]
        : mutations.mutated(
          links[round % links.count], with: links[mutations.next(below: links.count)])
      let (model, foundation) = Self.readings(text)
      if model.map({ $0.map { Array($0.utf8) } }) != foundation.map({ $0.map { Array($0.utf8) } }) {
        failures += 1
        Issue.record("\(text.debugDescription): \(model) \(foundation)")
      }
    }
  }

  @Test(
    "reads the code of a sign-in link",
    arguments: [
      // The key is there, if empty: that is all the SDK asks.
      ("https://a?oobCode=&mode=signIn", ""),
      // A value keeps what stands behind its first `=`.
      ("https://a?oobCode=C==&mode=signIn", "C=="),
      // Decoded twice, and a plus stays.
      ("https://a?oobCode=a%252Bb+c&mode=signIn", "a+b+c"),
      // A flattened continue URL overrides, since the last of equal names wins.
      ("https://a?oobCode=C&mode=signIn&continueUrl=https://b?x%26oobCode%3DD", "D"),
      // The second attempt: the query has no pair, and is a URL with a query of its own.
      ("https://a?https://b?oobCode%25253DC&mode", nil),
      ("?b?oobCode", nil),
      ("https://a?oobCode=C", nil),
      ("https://a?oobCode=C&mode=signin", nil),
      ("https://a#?oobCode=C&mode=signIn", nil),
      // The first pair of an inner query is lost.
      ("https://a?link=https://b?mode%3DsignIn%26oobCode%3DC", nil),
      // A pair whose second decoding fails is dropped; other pairs stay.
      ("https://a?oobCode=C&oobCode=%2541%25&mode=signIn", "C"),
      // A query that is not UTF-8 once decoded is none.
      ("https://a?oobCode=C&mode=signIn&x=%C3", nil),
      // Swift compares by canonical equivalence and splits by grapheme cluster.
      ("https://a?oobCode=C&mode=\u{301}signIn", nil),
      ("", nil),
    ] as [(String, String?)])
  func signInCode(_ link: String, _ code: String?) {
    let reading = IOSReader.signInCode(
      ofQuery: Self.query(of: link), domainToASCII: FoundationDomainToASCII())
    #expect(reading == code.map { .link(ActionCode($0)) } ?? .notALink)
  }

  @Test(
    "reads the action code URL",
    arguments: [
      // Empty parts are dropped, so that `oobCode=` is no pair and `=a=b` is one of `a`.
      ("https://a?oobCode=&apiKey=K", "K", nil, nil),
      ("https://a?=apiKey=K=L", "K", nil, nil),
      ("https://a?oobCode=C%3D%3D", nil, "C", nil),
      // The key of a dictionary of strings: KELVIN SIGN is canonically a K.
      ("https://a?api%E2%84%AAey=K&lang=en", "K", nil, nil),
      // The continue URL is a URL: encoded, and nil where it is none.
      ("https://a?oobCode=C&continueUrl=https://b/c d", nil, "C", "https://b/c%20d"),
      ("https://a?oobCode=C&continueUrl=https://b:x/", nil, "C", nil),
      (
        "https://a?oobCode=C&continueUrl=https://é.example/é", nil, "C",
        "https://xn--9ca.example/%C3%A9"
      ),
      ("https://a?oobCode=C&continueUrl=b%26c", nil, "C", "b"),
    ] as [(String, String?, String?, String?)])
  func actionCodeURL(_ link: String, _ apiKey: String?, _ code: String?, _ continueURL: String?) {
    let url = IOSReader.actionCodeURL(
      ofQuery: Self.query(of: link), domainToASCII: FoundationDomainToASCII()
    ).fields
    #expect(url?.apiKey == apiKey)
    #expect(url?.oobCode?.revealed == code)
    #expect(url?.continueURL == continueURL)
  }

  @Test("splits at separators beside any combining character as Foundation and Swift do")
  func separators() {
    var systemDependent = 0
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let category = properties.generalCategory
      let isOfInterest =
        properties.isGraphemeExtend || category == .spacingMark || category == .enclosingMark
        || category == .format || value % 0x400 == 0
      guard isOfInterest else { continue }
      for text in ["a=\(scalar)b", "a\(scalar)=b", "a\(scalar)&b", "a&\(scalar)b"] {
        let bytes = Array(text.utf8)[...]
        let isWhole = text.components(separatedBy: "&").count == 1
        #expect((bytes.firstSeparator("&", .character) == nil) == isWhole)
        #expect(bytes.splitByCharacter("=").count == text.split(separator: "=").count)
        let isFound = bytes.firstSeparator("=", .range) != nil
        guard isFound != (text.range(of: "=") != nil) else { continue }
        // CoreFoundation's tables are older than Swift's, and count some spacing marks in.
        systemDependent += 1
        #expect(category == .spacingMark || (properties.age?.major ?? 0) >= 16, "\(value)")
      }
    }
    #expect(systemDependent <= 104)
  }

  @Test("is nil only where no pair was read", arguments: ["", "a", "https://a?", "https://a?b&=c"])
  func noPair(_ link: String) {
    #expect(
      IOSReader.actionCodeURL(
        ofQuery: Self.query(of: link), domainToASCII: FoundationDomainToASCII()) == .notALink)
  }

  @Test(
    "names operations as the SDK does",
    arguments: zip(
      [
        "signIn", "resetPassword", "verifyEmail", "recoverEmail", "verifyAndChangeEmail",
        "revertSecondFactorAddition", "EMAIL_SIGNIN", "",
      ],
      [
        .emailLink, .passwordReset, .verifyEmail, .recoverEmail, .verifyAndChangeEmail,
        .revertSecondFactorAddition, .unknown, .unknown,
      ] as [IOSActionCodeURL.Operation]))
  func operations(_ mode: String, _ operation: IOSActionCodeURL.Operation) {
    let query = Self.query(of: "https://a?mode=\(mode)&lang=en")
    let reading = IOSReader.actionCodeURL(
      ofQuery: query, domainToASCII: FoundationDomainToASCII())
    #expect(reading.fields?.operation == operation)
  }
}

import Foundation
import Testing
import URLStandard

@testable import ActionLinks

@Suite("SDK readings of any bytes")
struct SDKReadingsTests {
  @Test("never trap on random bytes and on the grammar's own pieces")
  func randomBytes() {
    var random = LinkMutations(seed: 5)
    for round in 0..<20_000 {
      let count = random.next(below: 64)
      let isPunctuation = round % 2 == 0
      let punctuation = Array("%%==&&??##//::@[]12aAfFzZ+ \0\u{E9}\u{301}".utf8)
      let bytes = (0..<count).map { _ in
        isPunctuation
          ? punctuation[random.next(below: punctuation.count)] : UInt8(random.next(below: 256))
      }
      let readings = SDKReadings(of: bytes.span, dynamicLinkDomains: ["https://a", ":", "%", ""])
      #expect(readings.isSignInLink.iOS == (readings.iOSSignInCode.fields != nil))
    }
  }

  @Test(
    "take time linear in the input",
    arguments: [
      "&", "=", "%", "%2", "%25", "?", "#", "/", ":", "@", "[", "+", "\0", "é", "a", "&=", "=%",
      "link=", "&link=a", "&oobCode=C", "mode", "mode%3Dsig", "\u{301}", "=\u{301}", "%C3",
      "&a=%C3%A9",
    ])
  func large(_ piece: String) {
    for prefix in ["", "https://a/?", "https://x.page.link/?"] {
      let bytes = Array((prefix + String(repeating: piece, count: 60_000 / piece.utf8.count)).utf8)
      let start = ContinuousClock.now
      let readings = SDKReadings(of: bytes.span, dynamicLinkDomains: ["https://a"])
      #expect(!readings.iOSSignInCode.fields.debugDescription.isEmpty)
      #expect(ContinuousClock.now - start < .seconds(20))
    }
  }

  @Test("read a text of one megabyte")
  func megabyte() {
    let code = String(repeating: "C", count: 1 << 20)
    let bytes = Array("https://a/?apiKey=K&mode=signIn&oobCode=\(code)".utf8)
    let readings = SDKReadings(of: bytes.span)
    #expect(readings.javaScript.fields?.oobCode.revealed == code)
    #expect(readings.iOSSignInCode.fields?.revealed == code)
    #expect(readings.android.fields?.oobCode.revealed == code)
  }

  @Test("take bytes that are not UTF-8 for U+FFFD before any decoding")
  func invalidUTF8() {
    let bytes = Array("https://a/?apiKey=K&mode=signIn&oobCode=".utf8) + [0x43, 0xFF, 0xE2, 0x82]
    let readings = SDKReadings(of: bytes.span)
    let code = ActionCode("C\u{FFFD}\u{FFFD}")
    #expect(readings.iOSSignInCode == .link(code))
    #expect(readings.javaScript.fields?.oobCode == code)
    #expect(readings.legacyJavaScript.fields?.oobCode == code)
    #expect(readings.android.fields?.oobCode == code)
    #expect(readings.reactNative.fields?.oobCode == code)
  }

  @Test("answer no for a reading that throws")
  func throwing() {
    let readings = SDKReadings(of: "a?mode=signIn&oobCode=C&apiKey=%".utf8Span.span)
    #expect(readings.javaScript.fault == .uriError)
    #expect(!readings.isSignInLink.javaScript)
    #expect(readings.isSignInLink.android)
    #expect(SDKReadings(of: "".utf8Span.span).android.fault == .illegalArgumentException)
    #expect(!SDKReadings(of: "".utf8Span.span).isSignInLink.android)
  }

  @Test(
    "search for substrings as FlutterFire does",
    arguments: [
      ("mode=signIn&oobCode=", true), ("mode%3DsignInX oobCode%3D", true),
      ("mode=mode=signIn,oobCode%3D", true), ("mode%3dsignIn&oobCode=", false),
      ("mode=signIn&oobCode", false), ("mode%253DsignIn&oobCode=", false), ("", false),
    ])
  func flutter(_ text: String, _ isSignIn: Bool) {
    #expect(SDKReadings(of: text.utf8Span.span).isSignInLink.flutter == isSignIn)
  }

  @Test("show no code in any description")
  func redaction() {
    let readings = SDKReadings(of: "https://a?apiKey=K&mode=signIn&oobCode=SECRET".utf8Span.span)
    #expect(readings.android.fields?.oobCode.revealed == "SECRET")
    var dumped = ""
    dump(readings, to: &dumped)
    #expect(!"\(readings)\(String(reflecting: readings))\(dumped)".contains("SECRET"))
  }
}

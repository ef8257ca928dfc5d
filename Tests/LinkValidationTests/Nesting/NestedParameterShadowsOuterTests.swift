import Testing

@testable import LinkValidation

@Suite("nested-parameter-shadows-outer")
struct NestedParameterShadowsOuterTests {
  typealias Row = (link: String, found: [String])

  static let app = "https://app.example.com/"
  static let action = SampleLink.action
  static let other =
    "https://example-app.firebaseapp.com/__/auth/action?apiKey=K&mode=signIn&oobCode=X"

  @Test(
    "in the continue URL",
    arguments: [
      (SampleLink.action(continuing: app), []),
      (SampleLink.action(continuing: "\(app)?cart=42"), []),
      // The first parameter sticks to the continue URL in the iOS SDK, the others do not.
      (SampleLink.action(continuing: "\(app)?oobCode=OTHER"), ["1 warning oobCode"]),
      (SampleLink.action(continuing: "\(app)?a=1&oobCode=OTHER"), ["1 error oobCode"]),
      (
        SampleLink.action(continuing: "\(app)?a=1&oobCode=\(SampleLink.code)"),
        [
          "1 warning oobCode"
        ]
      ),
      (SampleLink.action(continuing: "\(app)?a=1&apiKey=OTHER"), ["1 error apiKey"]),
      (SampleLink.action(continuing: "\(app)?a=1&mode=resetPassword"), ["1 error mode"]),
      (SampleLink.action(continuing: "\(app)?a=1&mode=signIn"), ["1 note mode"]),
      (SampleLink.action(continuing: "\(app)?mode=dark"), ["1 note mode"]),
      // The iOS SDK reads a mode that it does not know, so that the link fails.
      (SampleLink.action(continuing: "\(app)?a=1&mode=dark"), ["1 warning mode"]),
      (SampleLink.action(continuing: "\(app)?a=1&lang=de"), []),
      ("\(SampleLink.action(continuing: "\(app)?a=1&lang=de"))&lang=en", ["1 note lang"]),
      (
        "\(SampleLink.action(continuing: "\(app)?a=1&tenantId=t"))&tenantId=s",
        [
          "1 warning tenantId"
        ]
      ),
      (SampleLink.action(continuing: "\(app)?tenantId=t"), []),
      (SampleLink.action(continuing: action), ["1 warning apiKey"]),
      (
        SampleLink.action(continuing: SampleLink.hosting("\(app)?a=1&oobCode=OTHER")),
        ["2 warning oobCode"]
      ),
    ] as [Row])
  func continueURL(_ row: Row) throws {
    #expect(try NestedParameterShadowsOuter.summaries(on: row.link) == row.found)
  }

  @Test(
    "beside the wrapped link",
    arguments: [
      (SampleLink.hosting(action), []),
      (SampleLink.hosting(SampleLink.action(continuing: "\(app)?cart=42&x=1")), []),
      ("\(SampleLink.hosting(action))&oobCode=OTHER", ["0 error oobCode"]),
      ("\(SampleLink.hosting(action))&oobCode=\(SampleLink.code)", ["0 warning oobCode"]),
      ("\(SampleLink.hosting(action))&tenantId=other", ["0 error tenantId"]),
      ("\(SampleLink.hosting(action))&mode=resetPassword", ["0 error mode"]),
      ("\(SampleLink.hosting(action))&lang=de", []),
      ("\(SampleLink.hosting("\(action)&lang=en"))&lang=de", ["0 note lang"]),
      (
        "https://links.example.com/__/auth/links?\(SampleLink.query)&link=\(SampleLink.escaped(action))",
        ["0 warning apiKey"]
      ),
    ] as [Row])
  func wrapper(_ row: Row) throws {
    #expect(try NestedParameterShadowsOuter.summaries(on: row.link) == row.found)
  }

  @Test(
    "inside any other value",
    arguments: [
      // Firebase repeats the action URL as the fallback.
      (SampleLink.dynamic(action, "&ifl=\(SampleLink.escaped(action))"), []),
      (
        SampleLink.dynamic(action, "&ifl=\(SampleLink.escaped(other))"),
        [
          "0 error \(SampleLink.escaped(other))"
        ]
      ),
      ("\(action)&x=1%26oobCode%3DOTHER", ["0 error 1%26oobCode%3DOTHER"]),
      ("\(action)&lang=en%26mode%3DresetPassword", ["0 error en%26mode%3DresetPassword"]),
      (
        SampleLink.action(continuing: "\(app)#a&oobCode=OTHER"),
        [
          "0 error \(SampleLink.escaped("\(app)#a&oobCode=OTHER"))"
        ]
      ),
      ("\(action)&x=1%26oobCod%2565%3DOTHER", ["0 error -"]),
    ] as [Row])
  func value(_ row: Row) throws {
    #expect(try NestedParameterShadowsOuter.summaries(on: row.link) == row.found)
  }

  @Test(
    "what SDKs make of the action's own query is no shadow",
    arguments: [
      "\(action)+%2B", "\(action)%3D%3D", "\(action)==", "\(action)&oobCode=OTHER",
      "\(SampleLink.page)?apiKey=a+b&mode=signIn&oobCode=C%2525", "\(action)&tenantId=%zz",
      "\(action)&tenantId=%FF", "\(action)&tenantId", "\(action)&mode",
      "\(SampleLink.page)#?\(SampleLink.query)", "\(SampleLink.query)",
      "\(SampleLink.page)?\(SampleLink.escaped(SampleLink.query))", "",
    ])
  func ownQuery(_ link: String) throws {
    #expect(try NestedParameterShadowsOuter.summaries(on: link) == [])
  }
}

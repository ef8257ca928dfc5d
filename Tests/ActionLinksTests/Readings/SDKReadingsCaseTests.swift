import Foundation
import TestSupport
import Testing

@testable import ActionLinks

@Suite("The SDK readings of the cases", .enabled(if: SharedData.isPresent))
struct SDKReadingsCaseTests {
  typealias JSON = [String: any Sendable]

  @Test("are those of every row")
  func rows() throws {
    let rows = SDKCases.rows("sdk-readings")
    #expect(!rows.isEmpty)
    for row in rows {
      let id = row["id"] as? String ?? "?"
      let dynamicLink = row["dynamicLink"] as? JSON
      let readings = SDKReadings(
        of: SDKCases.input(of: row).span,
        dynamicLinkDomains: dynamicLink?["customDomains"] as? [String] ?? [],
        domainToASCII: FoundationDomainToASCII())
      let sdk = try #require(row["sdk"] as? JSON)
      let answers = (row["expect"] as? JSON)?["isSignInLink"] as? [String: Bool]
      #expect(
        Self.expected(sdk["iosSignInCode"]) == Self.shown(readings.iOSSignInCode) { $0.revealed },
        "\(id)")
      #expect(
        Self.expected(sdk["iosActionCodeURL"])
          == Self.shown(readings.iOSActionCodeURL, Self.fields),
        "\(id)")
      #expect(Self.expected(sdk["js"]) == Self.shown(readings.javaScript, Self.fields), "\(id)")
      #expect(Self.expected(sdk["android"]) == Self.shown(readings.android, Self.fields), "\(id)")
      #expect(
        Self.expected(sdk["rnParse"]) == Self.shown(readings.reactNative, Self.fields), "\(id)")
      let signIn = readings.isSignInLink
      #expect(
        answers == [
          "ios": signIn.iOS, "js": signIn.javaScript, "android": signIn.android,
          "flutter": signIn.flutter,
        ], "\(id)")
      guard let dynamicLink else { continue }
      let match = readings.iOSDynamicLink
      #expect(dynamicLink["canParseUniversalLink"] as? Bool == match.canParseUniversalLink, "\(id)")
      #expect(
        dynamicLink["matchesShortLinkFormat"] as? Bool == match.matchesShortLinkFormat, "\(id)")
    }
  }

  /// A value of a row as sorted text, so that texts differ where any scalar does.
  private static func expected(_ value: (any Sendable)?) -> String {
    switch value {
    case let text as String: escaped(text)
    case let object as JSON: object.map { "\($0)=\(expected($1))" }.sorted().joined(separator: "\n")
    default: "null"
    }
  }

  private static func shown<Fields>(
    _ reading: SDKReading<Fields>, _ show: (Fields) -> JSON
  ) -> String {
    shown(reading) { expected(show($0)) }
  }

  private static func shown<Fields>(
    _ reading: SDKReading<Fields>, _ show: (Fields) -> String
  ) -> String {
    switch reading {
    case .notALink: "null"
    case .link(let fields): show(fields)
    case .throwing(let fault): fault.description
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  private static func fields(_ url: IOSActionCodeURL) -> JSON {
    [
      "apiKey": url.apiKey, "continueUrl": url.continueURL, "languageCode": url.languageCode,
      "oobCode": url.oobCode?.revealed, "operation": url.operation.rawValue,
    ].mapValues { $0 ?? SDKCases.Null() as any Sendable }
  }

  private static func fields(_ fields: ActionCodeURLFields) -> JSON {
    [
      "apiKey": fields.apiKey, "mode": fields.mode, "operation": fields.operation,
      "oobCode": fields.oobCode.revealed, "continueUrl": fields.continueURL,
      "languageCode": fields.languageCode, "tenantId": fields.tenantID,
    ].mapValues { $0 ?? SDKCases.Null() as any Sendable }
  }
}

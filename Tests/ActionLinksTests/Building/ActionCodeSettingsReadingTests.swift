import ActionLinks
import Testing

@Suite("Reading settings back from a link")
struct ActionCodeSettingsReadingTests {
  static func readBack(
    _ kind: LinkKind, _ settings: ActionCodeSettings
  ) throws -> ActionCodeSettings? {
    let link = try ActionLink(LinkBuilderTests.link(kind, settings))
    return ActionCodeSettings(readingFrom: link, defaultLinkDomain: "demo.firebaseapp.com")
  }

  @Test(
    "gives what the kind carries",
    arguments: [
      (
        LinkKind.hostingLink,
        ActionCodeSettings(
          url: LinkBuilderTests.url, handlesCodeInApp: true, linkDomain: "links.example.com")
      ),
      (
        .dynamicLink,
        ActionCodeSettings(
          url: LinkBuilderTests.url, handlesCodeInApp: true, iOSBundleID: "com.example.ios",
          iOSAppStoreID: "123", androidPackageName: "com.example.android",
          androidMinimumVersion: "12", dynamicLinkDomain: "demo.page.link")
      ),
      (.customSchemeLink, ActionCodeSettings(url: LinkBuilderTests.url, handlesCodeInApp: true)),
      (.actionURL, ActionCodeSettings(url: LinkBuilderTests.url)),
      (.emulatorLink, ActionCodeSettings(url: LinkBuilderTests.url)),
    ])
  func readsBack(kind: LinkKind, expected: ActionCodeSettings) throws {
    #expect(try Self.readBack(kind, LinkBuilderTests.inApp) == expected)
    #expect(LinkBuilderTests.inApp.carried(by: kind) == expected)
  }

  @Test("takes the URL out of the Hosting link that an app without the code is given")
  func handledByPage() throws {
    let settings = ActionCodeSettings(url: LinkBuilderTests.url, iOSBundleID: "com.example.ios")
    #expect(
      try Self.readBack(.actionURL, settings) == ActionCodeSettings(url: LinkBuilderTests.url))
  }

  @Test("leaves a Hosting link that is the URL itself alone, where the app handles the code")
  func hostingLinkAsURL() throws {
    let url = "https://h.example/__/auth/links?link=https://y.example/"
    let settings = ActionCodeSettings(url: url, handlesCodeInApp: true)
    #expect(try Self.readBack(.hostingLink, settings)?.url == url)
  }

  @Test("tells whether Android is to install the app by the fallback that is not there")
  func installsApp() throws {
    var settings = LinkBuilderTests.inApp
    settings.installsAndroidApp = true
    #expect(try Self.readBack(.dynamicLink, settings)?.installsAndroidApp == true)
    settings.androidPackageName = nil
    #expect(try Self.readBack(.dynamicLink, settings)?.installsAndroidApp == false)
    #expect(settings.carried(by: .dynamicLink).installsAndroidApp == false)
  }

  @Test("gives the default domain as none, but only where it is known")
  func defaultDomain() throws {
    let settings = ActionCodeSettings(url: "u", handlesCodeInApp: true)
    #expect(try Self.readBack(.hostingLink, settings) == settings)
    let link = try ActionLink(LinkBuilderTests.link(.hostingLink, settings))
    #expect(ActionCodeSettings(readingFrom: link)?.linkDomain == "demo.firebaseapp.com")
  }

  @Test(
    "gives none where there is no action, or no continue URL",
    arguments: [
      "https://h/", "?mode=signIn&oobCode=c&apiKey=k", "?mode=x&oobCode=c&apiKey=k&continueUrl=u",
      "https://h/__/auth/links?link=?mode%3DsignIn", "https://a.page.link/abc",
    ])
  func none(text: String) throws {
    #expect(ActionCodeSettings(readingFrom: try ActionLink(text)) == nil)
  }

  @Test("of an emulator link, a space in the URL comes back as a plus sign")
  func emulatorSpaces() throws {
    let settings = ActionCodeSettings(url: "https://x/?a b")
    #expect(try Self.readBack(.emulatorLink, settings)?.url == "https://x/?a+b")
    #expect(try Self.readBack(.actionURL, settings) == settings)
  }
}

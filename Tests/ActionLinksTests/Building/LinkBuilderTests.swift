import ActionLinks
import Testing

@Suite("Building a link")
struct LinkBuilderTests {
  static let code = ActionCode("c-1_")
  static let url = "https://x.example/cart?id=1&b=%41#f"
  static let builder: LinkBuilder = {
    var builder = LinkBuilder(projectID: "demo", apiKey: "k")
    builder.lang = "en"
    return builder
  }()
  static let inApp = ActionCodeSettings(
    url: url, handlesCodeInApp: true, iOSBundleID: "com.example.ios", iOSAppStoreID: "123",
    androidPackageName: "com.example.android", androidMinimumVersion: "12",
    linkDomain: "links.example.com", dynamicLinkDomain: "demo.page.link")

  static func link(
    _ kind: LinkKind, _ settings: ActionCodeSettings?, _ builder: LinkBuilder = builder
  ) throws(LinkBuildingError) -> String {
    try builder.link(kind, for: .emailSignIn, code: code, settings: settings)
  }

  static let handler = "https://demo.firebaseapp.com/__/auth/action"

  @Test("a Hosting link looks as those from production do")
  func hostingLink() throws {
    #expect(
      try Self.link(.hostingLink, Self.inApp)
        == "https://links.example.com/__/auth/links?link=\(Self.handler)?apiKey%3Dk%26mode%3DsignIn"
        + "%26oobCode%3Dc-1_%26continueUrl%3Dhttps://x.example/cart?id%253D1%2526b%253D%252541%2523f"
        + "%26lang%3Den")
    var settings = Self.inApp
    settings.linkDomain = nil
    #expect(
      try Self.link(.hostingLink, settings)
        .hasPrefix("https://demo.firebaseapp.com/__/auth/links?link="))
  }

  @Test("an action URL has the URL itself, or a Hosting link around it for an app")
  func actionURL() throws {
    var settings = ActionCodeSettings(url: Self.url)
    let plain =
      "\(Self.handler)?apiKey=k&mode=signIn&oobCode=c-1_&continueUrl=https://x.example/cart?id%3D1"
      + "%26b%3D%2541%23f&lang=en"
    #expect(try Self.link(.actionURL, settings) == plain)
    settings.linkDomain = "links.example.com"
    #expect(try Self.link(.actionURL, settings) == plain)
    settings.androidPackageName = "com.example.android"
    #expect(
      try Self.link(.actionURL, settings)
        == "\(Self.handler)?apiKey=k&mode=signIn&oobCode=c-1_&continueUrl=https://demo.firebaseapp.com"
        + "/__/auth/links?link%3Dhttps://x.example/cart?id%253D1%2526b%253D%252541%2523f&lang=en")
    #expect(try Self.link(.actionURL, Self.inApp) == plain)
    #expect(
      try Self.link(.actionURL, nil) == "\(Self.handler)?apiKey=k&mode=signIn&oobCode=c-1_&lang=en")
  }

  @Test("an emulator link is form-encoded, in the emulator's order")
  func emulatorLink() throws {
    var builder = Self.builder
    builder.lang = nil
    builder.tenantID = "t"
    builder.order = .production
    builder.apiKey = "fake-api-key"
    #expect(
      try Self.link(.emulatorLink, ActionCodeSettings(url: "https://x/?a b=~*"), builder)
        == "http://127.0.0.1:9099/emulator/action?mode=signIn&lang=en&oobCode=c-1_"
        + "&apiKey=fake-api-key&continueUrl=https%3A%2F%2Fx%2F%3Fa+b%3D%7E*&tenantId=t")
    builder.emulatorHost = "[::1]:1"
    #expect(
      try Self.link(.emulatorLink, nil, builder)
        == "http://[::1]:1/emulator/action?mode=signIn&lang=en&oobCode=c-1_&apiKey=fake-api-key"
        + "&tenantId=t")
  }

  @Test("a Dynamic Link names the apps, and repeats the action URL as their fallback")
  func dynamicLink() throws {
    var builder = Self.builder
    builder.lang = nil
    var settings = ActionCodeSettings(
      url: "u", handlesCodeInApp: true, dynamicLinkDomain: "demo.page.link")
    let action = "\(Self.handler)?apiKey%3Dk%26mode%3DsignIn%26oobCode%3Dc-1_%26continueUrl%3Du"
    #expect(
      try Self.link(.dynamicLink, settings, builder) == "https://demo.page.link/?link=" + action)
    builder.writesSlashBeforeQuery = false
    settings.iOSBundleID = "i"
    settings.iOSAppStoreID = "1"
    settings.androidPackageName = "a"
    settings.androidMinimumVersion = "12"
    #expect(
      try Self.link(.dynamicLink, settings, builder)
        == "https://demo.page.link?link=\(action)&apn=a&afl=\(action)&amv=12&ibi=i&ifl=\(action)&isi=1"
    )
    settings.installsAndroidApp = true
    #expect(try !Self.link(.dynamicLink, settings, builder).contains("&afl="))
  }

  @Test("a custom-scheme link has the builder's scheme, or else the bundle id")
  func customSchemeLink() throws {
    var builder = Self.builder
    let link = try Self.link(.customSchemeLink, Self.inApp, builder)
    #expect(
      link.hasPrefix("com.example.ios://google/link/?deep_link_id=\(Self.handler)?apiKey%3Dk%26"))
    #expect(link.hasSuffix("&match_type=unique"))
    builder.customScheme = "my-App+1.x"
    #expect(
      try Self.link(.customSchemeLink, Self.inApp, builder).hasPrefix("my-App+1.x://google/link/?"))
  }

  @Test(
    "values are escaped once a layer, as far as asked for",
    arguments: [
      (LinkEscaping.sparse, "a:/?,@;!$'()*-._~ZONE", "a:/?,@;!$%27()*-._~ZONE"),
      (
        .sparse, "=&%#+ \"<>[\\]^`{|}\t\0\u{7F}\u{E9}",
        "%3D%26%25%23%2B%20%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D%09%00%7F%C3%A9"
      ),
      (.component, "a:/?,@;$=+ -._~!'()*", "a%3A%2F%3F%2C%40%3B%24%3D%2B%20-._~!'()*"),
      (.alphanumeric, "aZ9-._~!*", "aZ9%2D%2E%5F%7E%21%2A"),
    ])
  func escaping(escaping: LinkEscaping, value: String, expected: String) throws {
    var builder = Self.builder
    builder.escaping = escaping
    builder.tenantID = value
    let link = try Self.link(.actionURL, nil, builder)
    #expect(link.hasSuffix("&tenantId=" + expected))
    #expect(try ActionLink(link).parameters.tenantID == value)
  }

  @Test(
    "the parameters stand in the order asked for",
    arguments: [
      (
        ActionParameterOrder.production,
        "apiKey=k&mode=signIn&oobCode=c-1_&continueUrl=u&lang=en&tenantId=t"
      ),
      (.emulator, "mode=signIn&lang=en&oobCode=c-1_&apiKey=k&continueUrl=u&tenantId=t"),
      (.documentation, "mode=signIn&oobCode=c-1_&apiKey=k&continueUrl=u&lang=en&tenantId=t"),
    ])
  func order(order: ActionParameterOrder, query: String) throws {
    var builder = Self.builder
    builder.order = order
    builder.tenantID = "t"
    #expect(
      try Self.link(.actionURL, ActionCodeSettings(url: "u"), builder) == "\(Self.handler)?\(query)"
    )
  }

  @Test(
    "a handler's own query is kept",
    arguments: [
      ("https://h/a?x=1", "https://h/a?x=1&apiKey=k"), ("https://h/a?", "https://h/a?apiKey=k"),
      ("https://h/a?x&", "https://h/a?x&apiKey=k"), ("https://h", "https://h?apiKey=k"),
    ])
  func handlerURL(handler: String, prefix: String) throws {
    var builder = Self.builder
    builder.handlerURL = handler
    #expect(try Self.link(.actionURL, nil, builder).hasPrefix(prefix + "&mode="))
  }
}

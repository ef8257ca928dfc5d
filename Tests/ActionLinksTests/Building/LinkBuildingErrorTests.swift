import ActionLinks
import Testing

@Suite("What cannot be built")
struct LinkBuildingErrorTests {
  static func error(
    _ kind: LinkKind, _ change: (inout LinkBuilder, inout ActionCodeSettings) -> Void
  ) -> LinkBuildingError? {
    var (builder, settings) = (LinkBuilderTests.builder, LinkBuilderTests.inApp)
    change(&builder, &settings)
    do throws(LinkBuildingError) {
      _ = try LinkBuilderTests.link(kind, settings, builder)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "kinds that a service makes, or that are none", arguments: [LinkKind.shortDynamicLink, .none])
  func kinds(kind: LinkKind) {
    #expect(Self.error(kind) { _, _ in } == LinkBuildingError(code: .kindNotBuildable))
  }

  @Test(
    "a link into the app where the app does not handle the code",
    arguments: [LinkKind.hostingLink, .dynamicLink, .customSchemeLink])
  func handledByPage(kind: LinkKind) {
    let expected = LinkBuildingError(code: .appDoesNotHandleCode)
    #expect(Self.error(kind) { $1.handlesCodeInApp = false } == expected)
    #expect(throws: expected) { try LinkBuilderTests.link(kind, nil) }
  }

  @Test("a Dynamic Link without a domain, a custom-scheme link without a scheme")
  func missing() {
    #expect(
      Self.error(.dynamicLink) { $1.dynamicLinkDomain = nil }?.code == .missingDynamicLinkDomain)
    #expect(Self.error(.customSchemeLink) { $1.iOSBundleID = nil }?.code == .missingCustomScheme)
    #expect(Self.error(.customSchemeLink) { $1.iOSBundleID = "" }?.code == .missingCustomScheme)
  }

  @Test(
    "a domain that is more than a host",
    arguments: [
      ("", 0), ("https://h", 5), ("h/p", 1), ("h?", 1), ("h#", 1), ("u@h", 1), ("h\\", 1),
      ("h:1", 1),
      (" h", 0), ("h\n", 1), ("h\0", 1), ("[::1]", 0),
    ])
  func hosts(host: String, offset: Int) {
    let expected = LinkBuildingError(code: .invalidHost, offset: offset)
    #expect(Self.error(.hostingLink) { $1.linkDomain = host } == expected)
    #expect(Self.error(.dynamicLink) { $1.dynamicLinkDomain = host } == expected)
    let appWithoutCode = Self.error(.actionURL) {
      $0.defaultLinkDomain = host
      $1.handlesCodeInApp = false
    }
    #expect(appWithoutCode == expected)
  }

  @Test(
    "an emulator's host that is more than a host and a port",
    arguments: [("", 0), ("h/", 1), ("http://h", 5), ("h?", 1), ("u@h", 1)])
  func emulatorHosts(host: String, offset: Int) {
    #expect(
      Self.error(.emulatorLink) { builder, _ in builder.emulatorHost = host }
        == LinkBuildingError(code: .invalidHost, offset: offset))
  }

  @Test("a host that is not ASCII is built as it is")
  func internationalHost() {
    #expect(Self.error(.hostingLink) { $1.linkDomain = "b\u{FC}cher.example" } == nil)
  }

  @Test(
    "a custom scheme that is none",
    arguments: [
      ("1a", 0), ("a_b", 1), ("a b", 1), ("a:", 1), ("\u{E9}", 0), ("https", 0), ("HTTP", 0),
      ("file", 0),
    ])
  func schemes(scheme: String, offset: Int) {
    #expect(
      Self.error(.customSchemeLink) { builder, _ in builder.customScheme = scheme }
        == LinkBuildingError(code: .invalidCustomScheme, offset: offset))
  }

  @Test(
    "a handler's URL without scheme and host, or with a fragment",
    arguments: [
      ("", 0), ("h/action", 0), ("https:", 0), ("https://", 0), ("https:///a", 0), ("://h", 0),
      ("https://?", 0), ("https://h/#f", 10), ("/__/auth/action", 0),
    ])
  func handlers(handler: String, offset: Int) {
    for kind in [LinkKind.actionURL, .hostingLink, .dynamicLink, .customSchemeLink] {
      #expect(
        Self.error(kind) { builder, _ in builder.handlerURL = handler }
          == LinkBuildingError(code: .invalidHandlerURL, offset: offset))
    }
  }
}

internal import ActionLinks
internal import DomainNames
internal import URLStandard

extension FuzzedData {
  /// A link that is built from the bytes, and what it is built from; `nil` where the builder refuses.
  ///
  /// Code, keys and the continue URL's path, query and fragment are any text; hosts and schemes are
  /// of a few kinds, since a builder's hosts are settings and not input.
  public mutating func generatedLink() -> GeneratedLink? {
    let kinds: [LinkKind] = [
      .hostingLink, .dynamicLink, .actionURL, .customSchemeLink, .emulatorLink,
    ]
    let kind = element(of: kinds, or: .actionURL)
    let operation = element(of: ActionCodeOperation.allCases, or: .emailSignIn)
    let builder = builder()
    let settings = settings(for: kind)
    // Dots in its path may make a link of it, from which the settings inside are read.
    guard !readsAsHostingLink(settings.url) else { return nil }
    // A reader counts an empty code as missing.
    let code = ActionCode("c" + spelled(text(maximumLength: 80), in: kind))
    guard let text = try? builder.link(kind, for: operation, code: code, settings: settings) else {
      return nil
    }
    return GeneratedLink(
      text: text, kind: kind, operation: operation, code: code, settings: settings,
      builder: builder)
  }

  /// Whether a continue URL is a Hosting link to who reads it in an action URL, where line breaks are
  /// dropped that would count in a link of its own.
  private func readsAsHostingLink(_ url: String) -> Bool {
    let value = LinkProperties.percentEncoded(Array(url.utf8), by: .allButUnreserved)
    let text = "https://h.example/?mode=signIn&oobCode=c&continueUrl="
    let link = try? ActionLink((Array(text.utf8) + value).span, domains: .icu)
    let layers = link?.layers.filter { $0.role == .continue } ?? []
    return layers.first?.kind == .hostingLink && layers.count > 1
  }

  private mutating func builder() -> LinkBuilder {
    var builder = LinkBuilder(projectID: label(), apiKey: "k" + unspaced(40))
    builder.lang = bool() ? unspaced(12) : nil
    builder.tenantID = bool() ? unspaced(30) : nil
    builder.escaping = element(of: LinkEscaping.allCases, or: .sparse)
    builder.order = element(of: ActionParameterOrder.allCases, or: .production)
    builder.writesSlashBeforeQuery = bool()
    if bool() { builder.handlerURL = "https://\(label()).example/reset?theme=dark" }
    if bool() { builder.customScheme = "com.example.\(label())" }
    if bool() { builder.emulatorHost = "[::1]:9099" }
    return builder
  }

  private mutating func settings(for kind: LinkKind) -> ActionCodeSettings {
    var settings = ActionCodeSettings(url: continueURL(in: kind))
    settings.handlesCodeInApp = kind != .actionURL || bool()
    switch kind {
    case .hostingLink:
      if bool() { settings.linkDomain = "links.\(label()).example" }
    case .dynamicLink:
      settings.dynamicLinkDomain = label() + ".page.link"
      settings.androidPackageName = bool() ? unspaced(20) : nil
      settings.installsAndroidApp = bool()
      settings.androidMinimumVersion = bool() ? unspaced(6) : nil
      settings.iOSBundleID = bool() ? unspaced(20) : nil
      settings.iOSAppStoreID = bool() ? unspaced(12) : nil
    case .customSchemeLink: settings.iOSBundleID = "com.example.\(label())"
    case .actionURL: settings.androidPackageName = bool() ? unspaced(20) : nil
    case .emulatorLink, .shortDynamicLink, .none: break
    }
    return settings
  }

  /// A continue URL that is no link of its own, mostly: its path begins with a segment of no meaning.
  private mutating func continueURL(in kind: LinkKind) -> String {
    let hosts = [
      "app.example", "127.0.0.1:3000", "[2001:db8::1]", "b\u{FC}cher.example", "APP.example:8443",
    ]
    let host = element(of: hosts, or: "app.example")
    let isInsecure = bool()
    let rest = spelled(text(maximumLength: 200), in: kind)
    return (isInsecure ? "http://" : "https://") + host + "/p" + rest
  }

  /// A label of a host: letters and digits that begin with a letter.
  private mutating func label() -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    let letters = bytes(maximumLength: 20).map { alphabet[Int($0) % alphabet.count] }
    return "p" + String(decoding: letters, as: UTF8.self)
  }

  /// A text without spaces, which an emulator link would not give back.
  private mutating func unspaced(_ maximumLength: Int) -> String {
    Self.withoutSpaces(text(maximumLength: maximumLength))
  }

  private func spelled(_ text: String, in kind: LinkKind) -> String {
    kind == .emulatorLink ? Self.withoutSpaces(text) : text
  }

  private static func withoutSpaces(_ text: String) -> String {
    // A space and what combines with it are one character, but the space is still one.
    String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }
}

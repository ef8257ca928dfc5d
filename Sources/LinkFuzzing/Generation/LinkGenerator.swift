import ActionLinks

/// Makes well-formed links, the same ones for the same seed.
///
/// Every project, host, key and code in them is invented.
public struct LinkGenerator: Sendable, Sequence, IteratorProtocol {
  private let mix: LinkMix
  private var random: SeededGenerator

  /// Creates a generator, which never ends.
  ///
  /// - Parameters:
  ///   - mix: What to make.
  ///   - seed: Where to start.
  public init(_ mix: LinkMix = .traffic, seed: UInt64) {
    self.mix = mix
    random = SeededGenerator(seed: seed)
  }

  /// The next link; `nil` only where the mix has no kind that can be built.
  public mutating func next() -> GeneratedLink? {
    let kind = nextKind()
    let builder = nextBuilder()
    let settings = nextSettings(for: kind)
    let operation = random.element(of: ActionCodeOperation.allCases, or: .emailSignIn)
    let code = ActionCode(random.base64URL(length: 54))
    guard
      let text = try? builder.link(kind, for: operation, code: code, settings: settings)
    else { return nil }
    return GeneratedLink(
      text: text, kind: kind, operation: operation, code: code, settings: settings,
      builder: builder)
  }

  private mutating func nextKind() -> LinkKind {
    var place = random.number(below: mix.shares.reduce(0) { $0 + $1.weight })
    for share in mix.shares {
      if place < share.weight { return share.kind }
      place -= share.weight
    }
    return .none
  }

  private mutating func nextBuilder() -> LinkBuilder {
    var builder = LinkBuilder(
      projectID: random.projectID(in: mix), apiKey: "AIzaSy" + random.base64URL(length: 33))
    builder.lang = random.element(of: ["en", "de", "ja", "pt-BR", "zh-Hant-TW"], or: "en")
    builder.escaping = random.element(of: mix.escapings, or: .sparse)
    builder.order = random.element(of: mix.orders, or: .production)
    guard mix.isWide else { return builder }
    if random.happens(perMille: 200) { builder.lang = nil }
    if random.happens(perMille: 300) { builder.tenantID = random.projectID(in: mix) + "-x1y2z" }
    if random.happens(perMille: 300) {
      builder.handlerURL = "https://auth.\(random.projectID(in: mix)).example/reset?theme=dark"
    }
    if random.happens(perMille: 300) { builder.customScheme = "com.example.app-1" }
    if random.happens(perMille: 300) { builder.emulatorHost = "[::1]:9099" }
    builder.writesSlashBeforeQuery = random.happens(perMille: 500)
    return builder
  }

  private mutating func nextSettings(for kind: LinkKind) -> ActionCodeSettings {
    var settings = ActionCodeSettings(url: random.continueURL(in: mix))
    settings.handlesCodeInApp = kind != .actionURL || random.happens(perMille: 200)
    switch kind {
    case .hostingLink:
      if random.happens(perMille: 300) {
        settings.linkDomain = "links.\(random.projectID(in: mix)).example"
      }
    case .dynamicLink:
      settings.dynamicLinkDomain = random.projectID(in: mix) + ".page.link"
      settings.androidPackageName = "com.example.\(random.word())"
      settings.installsAndroidApp = !mix.isWide || random.happens(perMille: 500)
      if random.happens(perMille: 500) { settings.androidMinimumVersion = "12" }
      if random.happens(perMille: mix.fallbackPerMille) {
        settings.iOSBundleID = "com.example.\(random.word())"
        if mix.isWide, random.happens(perMille: 300) { settings.iOSAppStoreID = "1234567890" }
      }
    case .customSchemeLink:
      settings.iOSBundleID = "com.example.\(random.word())"
    case .actionURL:
      if mix.isWide, random.happens(perMille: 300) {
        settings.androidPackageName = "com.example.\(random.word())"
      }
    case .emulatorLink, .shortDynamicLink, .none: break
    }
    return settings
  }
}

internal import URLStandard

/// Builds the links that Firebase Authentication mails, for one project.
///
/// ```swift
/// let builder = LinkBuilder(projectID: "example-app", apiKey: "AIza…")
/// let link = try builder.link(
///   .hostingLink, for: .emailSignIn, code: code,
///   settings: ActionCodeSettings(url: "https://app.example.com/cart", handlesCodeInApp: true))
/// ```
public struct LinkBuilder: Sendable, Hashable {
  /// The Web API key of the project.
  public var apiKey: String
  /// The handler's page, a URL without a fragment; it may have a query of its own.
  public var handlerURL: String
  /// The host of Hosting links where the settings have no `linkDomain`.
  public var defaultLinkDomain: String
  /// The host of the Authentication emulator, with its port.
  public var emulatorHost = "127.0.0.1:9099"
  /// `lang`, a BCP 47 tag, or `nil` to leave it out; the emulator then says `en`.
  public var lang: String?
  /// `tenantId`, or `nil` to leave it out.
  public var tenantID: String?
  /// The scheme of custom-scheme links, or `nil` for the iOS bundle id of the settings.
  public var customScheme: String?
  /// How values are percent-encoded, but for those of emulator links.
  public var escaping = LinkEscaping.sparse
  /// The order of the action's parameters, but for that of emulator links.
  public var order = ActionParameterOrder.production
  /// Whether a Dynamic Link has a slash before its `?`; links without one exist too.
  public var writesSlashBeforeQuery = true

  /// Creates a builder for a project with the default handler and link domain.
  ///
  /// - Parameters:
  ///   - projectID: The id of the Firebase project.
  ///   - apiKey: Its Web API key.
  public init(projectID: String, apiKey: String) {
    self.apiKey = apiKey
    defaultLinkDomain = projectID + ".firebaseapp.com"
    handlerURL = "https://" + defaultLinkDomain + "/__/auth/action"
  }

  /// Builds a link.
  ///
  /// - Parameters:
  ///   - kind: The kind of link:
  ///     - A Hosting link, a Dynamic Link and a custom-scheme link wrap the action URL, whose
  ///       continue URL is the settings' `url`.
  ///     - An action URL has that continue URL too where the app handles the code; otherwise, with
  ///       app ids in the settings, a Hosting link on the default domain around it.
  ///     - An emulator link never has a wrapped continue URL.
  ///   - operation: What the code does.
  ///   - code: The one-time code. The link holds it in the clear.
  ///   - settings: The settings, or `nil` for an action without a continue URL.
  /// - Returns: The link.
  /// - Throws: ``LinkBuildingError`` where the kind or the settings do not give one.
  /// - Complexity: O(*n*), where *n* is the length of the link.
  public func link(
    _ kind: LinkKind, for operation: ActionCodeOperation, code: ActionCode,
    settings: ActionCodeSettings?
  ) throws(LinkBuildingError) -> String {
    let bytes: [UInt8]
    switch kind {
    case .actionURL:
      bytes = try actionURL(operation, code, continueURL: continueURL(settings))
    case .emulatorLink:
      return try emulatorLink(operation, code, continueURL: settings?.url)
    case .hostingLink:
      let settings = try settingsForApp(settings)
      let action = try actionURL(operation, code, continueURL: settings.url)
      bytes = try hostingLink(around: action, on: settings.linkDomain ?? defaultLinkDomain)
    case .dynamicLink:
      bytes = try dynamicLink(operation, code, settingsForApp(settings))
    case .customSchemeLink:
      bytes = try customSchemeLink(operation, code, settingsForApp(settings))
    case .shortDynamicLink, .none:
      throw LinkBuildingError(code: .kindNotBuildable)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func settingsForApp(
    _ settings: ActionCodeSettings?
  ) throws(LinkBuildingError) -> ActionCodeSettings {
    guard let settings, settings.handlesCodeInApp else {
      throw LinkBuildingError(code: .appDoesNotHandleCode)
    }
    return settings
  }

  private func continueURL(
    _ settings: ActionCodeSettings?
  ) throws(LinkBuildingError) -> String? {
    guard let settings, !settings.handlesCodeInApp, settings.namesAnApp else {
      return settings?.url
    }
    let link = try hostingLink(around: Array(settings.url.utf8), on: defaultLinkDomain)
    return String(decoding: link, as: UTF8.self)
  }

  // MARK: The kinds

  func actionURL(
    _ operation: ActionCodeOperation, _ code: ActionCode, continueURL: String?
  ) throws(LinkBuildingError) -> [UInt8] {
    try checkHandlerURL()
    var query = QueryWriter(escaping: escaping, appendingTo: Array(handlerURL.utf8))
    for parameter in order.parameters {
      let value: [UInt8]? =
        switch parameter {
        case .apiKey: Array(apiKey.utf8)
        case .mode: Array(operation.mode.utf8)
        case .oobCode: code.revealedBytes
        case .continueURL: continueURL.map { Array($0.utf8) }
        case .lang: lang.map { Array($0.utf8) }
        default: tenantID.map { Array($0.utf8) }
        }
      if let value { query.append(parameter, value) }
    }
    return query.output
  }

  private func hostingLink(
    around url: [UInt8], on domain: String
  ) throws(LinkBuildingError) -> [UInt8] {
    try checkHost(domain)
    var query = QueryWriter(
      escaping: escaping, appendingTo: Array(("https://" + domain + "/__/auth/links").utf8))
    query.append(.link, url)
    return query.output
  }

  /// The emulator serializes as `application/x-www-form-urlencoded`: a space becomes `+`, which no
  /// SDK for Apple platforms or the web reads as a space again.
  ///
  /// Source: firebase-tools, `src/emulator/auth/operations.ts`, `createOobRecord`.
  private func emulatorLink(
    _ operation: ActionCodeOperation, _ code: ActionCode, continueURL: String?
  ) throws(LinkBuildingError) -> String {
    try checkHost(emulatorHost, allowsPort: true)
    var pairs = [
      FormURLEncoded.Pair(name: LinkParameter.mode.name, value: operation.mode),
      FormURLEncoded.Pair(name: LinkParameter.lang.name, value: lang ?? "en"),
      FormURLEncoded.Pair(name: LinkParameter.oobCode.name, value: code.revealed),
      FormURLEncoded.Pair(name: LinkParameter.apiKey.name, value: apiKey),
    ]
    if let continueURL {
      pairs.append(.init(name: LinkParameter.continueURL.name, value: continueURL))
    }
    if let tenantID { pairs.append(.init(name: LinkParameter.tenantID.name, value: tenantID)) }
    return "http://" + emulatorHost + "/emulator/action?" + FormURLEncoded.serialize(pairs)
  }
}

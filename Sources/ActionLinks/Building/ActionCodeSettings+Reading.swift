internal import URLStandard

extension ActionCodeSettings {
  /// Reads the settings back from a link, as far as its kind carries them (see ``carried(by:)``);
  /// `nil` where the link is no action link or has no continue URL.
  ///
  /// Hosts come out as A-labels in lower case. A continue URL that is itself a Hosting link around
  /// another URL counts as the handler page's way into the app (`handleCodeInApp` false), so that
  /// the URL inside is read; in a link that has the app handle the code it is read as it stands.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - defaultLinkDomain: The host that the project's links have where `linkDomain` is not set;
  ///     it reads back as `nil`.
  public init?(readingFrom link: ActionLink, defaultLinkDomain: String? = nil) {
    guard link.operation != nil, let continueURL = link.parameters.continueURL else { return nil }
    self.init(url: continueURL)
    switch link.kind {
    case .hostingLink:
      handlesCodeInApp = true
      let host = link.layers.first?.host
      linkDomain = host == defaultLinkDomain ? nil : host
    case .dynamicLink:
      handlesCodeInApp = true
      dynamicLinkDomain = link.layers.first?.host
      readDynamicLinkParameters(of: link)
    case .customSchemeLink:
      handlesCodeInApp = true
    case .actionURL, .emulatorLink, .shortDynamicLink, .none:
      let continueLayers = link.layers.filter { $0.role == .continue }
      if continueLayers.first?.kind == .hostingLink, continueLayers.count > 1 {
        url = continueLayers[1].text
      }
    }
  }

  private mutating func readDynamicLinkParameters(of link: ActionLink) {
    var hasFallback = false
    for (parameter, value) in link.dynamicLinkParameters ?? [] {
      switch parameter {
      case .iOSBundleID: iOSBundleID = value
      case .iOSAppStoreID: iOSAppStoreID = value
      case .androidPackageName: androidPackageName = value
      case .androidMinimumVersion: androidMinimumVersion = value
      case .androidFallbackLink: hasFallback = true
      default: break
      }
    }
    installsAndroidApp = androidPackageName != nil && !hasFallback
  }

  /// The settings without what a link of some kind does not carry.
  ///
  /// Every kind carries `url`. A Hosting link also has the link domain, and no app ids; a Dynamic
  /// Link its domain and the app ids; a custom-scheme link neither. These three stand for
  /// `handleCodeInApp` true. An action URL and an emulator link have nothing else: the emulator
  /// does not look at the rest, and the app ids of an action URL only tell, by the Hosting link
  /// around its continue URL, that there were some.
  ///
  /// - Parameter kind: The kind of link that ``LinkBuilder`` makes of the settings.
  /// - Returns: What ``init(readingFrom:defaultLinkDomain:)`` reads back from it.
  public func carried(by kind: LinkKind) -> ActionCodeSettings {
    var settings = ActionCodeSettings(url: url)
    switch kind {
    case .hostingLink:
      settings.handlesCodeInApp = true
      settings.linkDomain = linkDomain
    case .dynamicLink:
      settings = self
      settings.handlesCodeInApp = true
      settings.linkDomain = nil
      settings.installsAndroidApp = installsAndroidApp && androidPackageName != nil
    case .customSchemeLink:
      settings.handlesCodeInApp = true
    case .actionURL, .emulatorLink, .shortDynamicLink, .none: break
    }
    return settings
  }
}

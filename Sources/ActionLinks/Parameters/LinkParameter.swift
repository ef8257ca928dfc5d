internal import URLStandard

/// A query parameter that has a meaning in an action link, or in a link around one.
///
/// The order of the cases is the order of the canonical form.
public enum LinkParameter: UInt8, Sendable, Hashable, CaseIterable {
  // What wraps an action URL
  /// The wrapped URL of a Hosting link or a Dynamic Link.
  case link
  /// The wrapped URL of a custom-scheme link; older Dynamic Links have it too.
  case deepLinkID

  // The action
  /// The project's Web API key.
  case apiKey
  /// The operation: see ``ActionCodeOperation``.
  case mode
  /// The one-time code: see ``ActionCode``.
  case oobCode
  /// Where the handler sends the user afterwards.
  case continueURL
  /// The language of the handler's page, a BCP 47 tag.
  case lang
  /// The Identity Platform tenant of the account.
  case tenantID

  // Dynamic Links
  /// The Android package that opens the link.
  case androidPackageName
  /// Where Android goes without the app.
  case androidFallbackLink
  /// The least version code of the Android app.
  case androidMinimumVersion
  /// The iOS bundle that opens the link.
  case iOSBundleID
  /// Where iOS goes without the app.
  case iOSFallbackLink
  /// The custom scheme of the iOS app, where it is not the bundle id.
  case iOSCustomScheme
  /// Where an iPad goes without the app.
  case iPadFallbackLink
  /// The bundle that opens the link on an iPad.
  case iPadBundleID
  /// The App Store id.
  case iOSAppStoreID
  /// The least version of the iOS app.
  case iOSMinimumVersion
  /// 1 skips the preview page on iOS.
  case forcedRedirect
  /// Where other platforms go.
  case otherFallbackLink
  /// The title of a social preview.
  case socialTitle
  /// The description of a social preview.
  case socialDescription
  /// The image of a social preview.
  case socialImageLink
  /// The analytics source.
  case utmSource
  /// The analytics medium.
  case utmMedium
  /// The analytics campaign.
  case utmCampaign
  /// The analytics term.
  case utmTerm
  /// The analytics content.
  case utmContent
  /// The affiliate token of the App Store.
  case affiliateToken
  /// The campaign token of the App Store.
  case campaignToken
  /// The media type of the App Store.
  case mediaType
  /// The provider token of the App Store.
  case providerToken
  /// 1 shows the debugging page.
  case debug
  /// The id of an app invitation.
  case invitationID
  /// How sure the match is: `none`, `weak`, `default` or `unique`.
  case matchType
  /// Why the match was made.
  case matchMessage
  /// An internal endpoint of weak matching.
  case invitationWeakMatchEndpoint
  /// Internal.
  case requestIPVersion
  /// The bundle id of the cookie retrieval page.
  case cookieBundleID
  /// The scheme of the cookie retrieval page.
  case cookieURLScheme
  /// Internal redirect tracking.
  case redirectCID
  /// Internal redirect tracking.
  case redirectOSL
  /// Internal redirect tracking.
  case redirectFPB
  /// Internal redirect tracking.
  case redirectCPT
  /// Internal redirect tracking.
  case redirectIUMEnabled
  /// Internal redirect tracking.
  case redirectIUMCheck
  /// Internal redirect tracking.
  case redirectPLT
  /// Internal redirect tracking.
  case redirectUIT
  /// Internal redirect tracking.
  case redirectCPB

  /// What a parameter belongs to.
  public enum Group: Sendable, Hashable {
    /// It holds the URL that a link wraps.
    case wrapping
    /// It is part of the action.
    case action
    /// It is part of a Dynamic Link.
    case dynamicLink
  }

  /// What the parameter belongs to.
  public var group: Group {
    if rawValue <= Self.deepLinkID.rawValue { return .wrapping }
    return rawValue <= Self.tenantID.rawValue ? .action : .dynamicLink
  }

  /// The parameter with this exact name, or `nil`.
  ///
  /// - Parameter name: The decoded name, in UTF-8.
  public init?(name: Span<UInt8>) {
    guard !name.isEmpty, let candidates = Self.byLength[safe: name.count] else { return nil }
    let first = name[0]
    for candidate in candidates where candidate.first == first {
      guard name.isEqual(to: candidate.parameter.name) else { continue }
      self = candidate.parameter
      return
    }
    return nil
  }

  /// The parameters by the length of their names, with the first byte, which nearly always tells.
  private static let byLength: [[(first: UInt8, parameter: LinkParameter)]] = {
    let longest = allCases.map { $0.name.utf8.count }.max() ?? 0
    var table = [[(first: UInt8, parameter: LinkParameter)]](repeating: [], count: longest + 1)
    for parameter in allCases {
      let name = parameter.name.utf8
      table[name.count].append((name.first ?? 0, parameter))
    }
    return table
  }()
}

extension Array {
  /// The element at an index, or `nil` where there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

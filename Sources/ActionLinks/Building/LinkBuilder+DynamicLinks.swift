/// The links of the time of Dynamic Links.
extension LinkBuilder {
  /// A Dynamic Link in its long form.
  ///
  /// `ifl` repeats the action URL, as links from production do; `afl` does where the Android app is
  /// not to be installed, since without it the link leads to the store.
  func dynamicLink(
    _ operation: ActionCodeOperation, _ code: ActionCode, _ settings: ActionCodeSettings
  ) throws(LinkBuildingError) -> [UInt8] {
    guard let domain = settings.dynamicLinkDomain else {
      throw LinkBuildingError(code: .missingDynamicLinkDomain)
    }
    try checkHost(domain)
    let action = try actionURL(operation, code, continueURL: settings.url)
    let base = "https://" + domain + (writesSlashBeforeQuery ? "/" : "")
    var query = QueryWriter(escaping: escaping, appendingTo: Array(base.utf8))
    query.append(.link, action)
    if let packageName = settings.androidPackageName {
      query.append(.androidPackageName, Array(packageName.utf8))
      if !settings.installsAndroidApp { query.append(.androidFallbackLink, action) }
    }
    if let version = settings.androidMinimumVersion {
      query.append(.androidMinimumVersion, Array(version.utf8))
    }
    if let bundleID = settings.iOSBundleID {
      query.append(.iOSBundleID, Array(bundleID.utf8))
      query.append(.iOSFallbackLink, action)
    }
    if let storeID = settings.iOSAppStoreID { query.append(.iOSAppStoreID, Array(storeID.utf8)) }
    return query.output
  }

  /// A link into the app by its own scheme.
  ///
  /// Source: firebase-ios-sdk 10.29.0, `FDLUtilities.m`.
  func customSchemeLink(
    _ operation: ActionCodeOperation, _ code: ActionCode, _ settings: ActionCodeSettings
  ) throws(LinkBuildingError) -> [UInt8] {
    guard let scheme = customScheme ?? settings.iOSBundleID else {
      throw LinkBuildingError(code: .missingCustomScheme)
    }
    try checkCustomScheme(scheme)
    let action = try actionURL(operation, code, continueURL: settings.url)
    var query = QueryWriter(
      escaping: escaping, appendingTo: Array((scheme + "://google/link/").utf8))
    query.append(.deepLinkID, action)
    query.append(.matchType, Array("unique".utf8))
    return query.output
  }
}

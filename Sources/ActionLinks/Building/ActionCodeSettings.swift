/// What an app asks of the link that it has mailed: `ActionCodeSettings` of the Firebase SDKs.
///
/// The fields are those of every SDK together. Nothing is checked here: a value may be one that the
/// backend refuses.
///
/// Source: Identity Toolkit REST API, `accounts:sendOobCode`; the SDKs' `ActionCodeSettings`.
public struct ActionCodeSettings: Sendable, Hashable {
  /// `url`, on the wire `continueUrl`: where to continue, a URL.
  public var url: String
  /// `handleCodeInApp`, on the wire `canHandleCodeInApp`: whether the app applies the code, so that
  /// a Hosting link stands outermost; otherwise the handler page does.
  public var handlesCodeInApp: Bool
  /// `iOS.bundleId`, on the wire `iOSBundleId`: the app that opens the link on iOS.
  public var iOSBundleID: String?
  /// `iOSAppStoreId`: the app's id in the App Store.
  public var iOSAppStoreID: String?
  /// `android.packageName`, on the wire `androidPackageName`: the app that opens the link on Android.
  public var androidPackageName: String?
  /// `android.installApp` (Apple platforms: `androidInstallIfNotAvailable`), on the wire
  /// `androidInstallApp`: whether to offer the app where it is not installed.
  public var installsAndroidApp: Bool
  /// `android.minimumVersion`, on the wire `androidMinimumVersion`: the least version of that app.
  public var androidMinimumVersion: String?
  /// `linkDomain`: the Hosting domain of the link, a host; `nil` for the project's default one.
  public var linkDomain: String?
  /// `dynamicLinkDomain`, deprecated and without effect since Dynamic Links ended: the host of the
  /// Dynamic Link.
  public var dynamicLinkDomain: String?

  /// Creates settings.
  public init(
    url: String, handlesCodeInApp: Bool = false, iOSBundleID: String? = nil,
    iOSAppStoreID: String? = nil, androidPackageName: String? = nil,
    installsAndroidApp: Bool = false, androidMinimumVersion: String? = nil,
    linkDomain: String? = nil, dynamicLinkDomain: String? = nil
  ) {
    self.url = url
    self.handlesCodeInApp = handlesCodeInApp
    self.iOSBundleID = iOSBundleID
    self.iOSAppStoreID = iOSAppStoreID
    self.androidPackageName = androidPackageName
    self.installsAndroidApp = installsAndroidApp
    self.androidMinimumVersion = androidMinimumVersion
    self.linkDomain = linkDomain
    self.dynamicLinkDomain = dynamicLinkDomain
  }

  /// Whether an app is named, on either platform.
  var namesAnApp: Bool { iOSBundleID != nil || androidPackageName != nil }
}

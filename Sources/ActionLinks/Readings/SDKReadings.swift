public import URLStandard

/// What each SDK makes of one text, before any repair.
///
/// The SDKs read with parsers of their own that disagree with one another; each property is the
/// exact algorithm of one.
public struct SDKReadings: Sendable, Hashable {
  /// The code that the iOS SDK would sign in with (`isSignIn(withEmailLink:)`).
  public let iOSSignInCode: SDKReading<ActionCode>
  /// The iOS SDK's `ActionCodeURL(link:)`.
  public let iOSActionCodeURL: SDKReading<IOSActionCodeURL>
  /// The modular JavaScript SDK's `parseActionCodeURL` (version 9 and later).
  public let javaScript: SDKReading<ActionCodeURLFields>
  /// The closure-based JavaScript SDK (up to version 8).
  public let legacyJavaScript: SDKReading<ActionCodeURLFields>
  /// The Android SDK's `ActionCodeUrl.parseLink`.
  public let android: SDKReading<ActionCodeURLFields>
  /// React Native Firebase's `parseActionCodeURL`.
  public let reactNative: SDKReading<ActionCodeURLFields>
  /// The iOS Dynamic Links SDK's matching of the text as a universal link.
  public let iOSDynamicLink: IOSDynamicLinkMatch
  /// What each SDK answers to "is this a sign-in link?".
  public let isSignInLink: SignInAnswers

  /// Each SDK's answer to `isSignInWithEmailLink`; `false` for one that throws.
  public struct SignInAnswers: Sendable, Hashable {
    /// The iOS SDK's answer.
    public let iOS: Bool
    /// The modular JavaScript SDK's answer; Flutter's on the web.
    public let javaScript: Bool
    /// The Android SDK's answer.
    public let android: Bool
    /// FlutterFire's answer on the native platforms.
    public let flutter: Bool
  }

  /// Reads a text as each SDK does, without IDNA tables.
  ///
  /// A host beyond ASCII counts as valid and, inside the iOS reading's continue URL, stays
  /// percent-encoded.
  ///
  /// - Parameters:
  ///   - input: The text as given. Bytes that are not UTF-8 read as U+FFFD, since every SDK takes a
  ///     string. Linear in its length.
  ///   - dynamicLinkDomains: The custom domains that the app lists in its `Info.plist`.
  public init(of input: Span<UInt8>, dynamicLinkDomains: [String] = []) {
    self.init(
      of: input, dynamicLinkDomains: dynamicLinkDomains, domainToASCII: ASCIIOnlyDomainToASCII())
  }

  /// Reads a text as each SDK does.
  ///
  /// - Parameters:
  ///   - input: The text as given. Bytes that are not UTF-8 read as U+FFFD, since every SDK takes a
  ///     string. Linear in its length.
  ///   - dynamicLinkDomains: The custom domains that the app lists in its `Info.plist`.
  ///   - domainToASCII: The IDNA step that Foundation takes for hosts beyond ASCII.
  public init(
    of input: Span<UInt8>, dynamicLinkDomains: [String] = [], domainToASCII: some DomainToASCII
  ) {
    let link = Self.text(of: input)
    let url = FoundationURL(link, domainToASCII: domainToASCII)
    let query = url?.query
    iOSSignInCode = IOSReader.signInCode(ofQuery: query, domainToASCII: domainToASCII)
    iOSActionCodeURL = IOSReader.actionCodeURL(ofQuery: query, domainToASCII: domainToASCII)
    javaScript = ModularJavaScriptReader.read(link)
    legacyJavaScript = LegacyJavaScriptReader.read(link)
    android = AndroidReader.read(link)
    reactNative = ReactNativeReader.read(link)
    iOSDynamicLink = IOSDynamicLinkMatcher(
      customDomains: dynamicLinkDomains, domainToASCII: domainToASCII
    ).match(link, parsed: url)
    let signIn = ActionCodeURLFields.signInOperation
    isSignInLink = SignInAnswers(
      iOS: iOSSignInCode.fields != nil, javaScript: javaScript.fields?.operation == signIn,
      android: android.fields?.operation == signIn, flutter: FlutterReader.isSignInLink(link))
  }

  /// The input as a string's UTF-8.
  private static func text(of input: Span<UInt8>) -> [UInt8] {
    let bytes = [UInt8](capacity: input.count) { output in
      for index in input.indices { output.append(input[index]) }
    }
    if (try? UTF8Span(validating: bytes.span)) != nil { return bytes }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}

internal import URLStandard

/// How a builder percent-encodes the value of a parameter, once for each layer around it.
///
/// A value encoded in any of these ways reads back as it was.
public enum LinkEscaping: String, Sendable, Hashable, CaseIterable {
  /// As links from production look: `=`, `&` and `%` are encoded, while `:`, `/`, `?`, `,` and `@`
  /// stay.
  ///
  /// Beyond these three go the bytes that some reader would not read back: `#` would cut the query,
  /// some SDKs take `+` for a space, URL parsers drop tabs and line breaks, and the other bytes that
  /// are no URL code points are encoded or refused by one parser or another.
  case sparse
  /// All but letters, digits and `-`, `.`, `_`, `~`, `!`, `'`, `(`, `)`, `*`, as JavaScript's
  /// `encodeURIComponent` has it.
  case component
  /// All but letters and digits, as the builder of the Dynamic Links SDK for iOS has it.
  ///
  /// Source: firebase-ios-sdk 10.29.0, `FDLURLComponents.m`.
  case alphanumeric

  var set: PercentEncodeSet {
    switch self {
    case .sparse: Self.sparseSet
    case .component: .component
    case .alphanumeric: Self.alphanumericSet
    }
  }

  private static let sparseSet = PercentEncodeSet.specialQuery.union("=&%+[\\]^`{|}")
  private static let alphanumericSet = PercentEncodeSet.allButUnreserved.union("-._~")
}

/// In which order a builder writes the parameters of an action.
public enum ActionParameterOrder: String, Sendable, Hashable, CaseIterable {
  /// As links from production have it: `apiKey`, `mode`, `oobCode`, `continueUrl`, `lang`; then
  /// `tenantId`, whose place there is not known.
  case production
  /// As the Authentication emulator has it: `mode`, `lang`, `oobCode`, `apiKey`, `continueUrl`,
  /// `tenantId`.
  ///
  /// Source: firebase-tools, `src/emulator/auth/operations.ts`.
  case emulator
  /// As the guide to custom email handlers has it: `mode`, `oobCode`, `apiKey`, `continueUrl`,
  /// `lang`, `tenantId`.
  case documentation

  var parameters: [LinkParameter] {
    switch self {
    case .production: [.apiKey, .mode, .oobCode, .continueURL, .lang, .tenantID]
    case .emulator: [.mode, .lang, .oobCode, .apiKey, .continueURL, .tenantID]
    case .documentation: [.mode, .oobCode, .apiKey, .continueURL, .lang, .tenantID]
    }
  }
}

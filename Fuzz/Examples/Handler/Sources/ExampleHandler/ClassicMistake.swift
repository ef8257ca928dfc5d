/// The mistakes that handlers of links make again and again.
public enum ClassicMistake: String, Sendable, Hashable, CaseIterable {
  /// A host is compared by its end, without the dot that must stand before it.
  case suffixMatch
  /// The code is searched in the whole text, wherever it stands.
  case codeByRegularExpression
  /// Of two equal parameters the first is taken.
  case firstWins
  /// Values are decoded twice.
  case decodesTwice
  /// The host is what stands between a slash and the first `@` or slash behind it.
  case splitsHost
  /// The continue URL is compared by how it begins.
  case prefixMatch
  /// A link without TLS is as good.
  case acceptsHTTP
  /// The link goes to the log.
  case logsLink
}

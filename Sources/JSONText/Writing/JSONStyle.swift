/// How a writer lays out JSON.
public enum JSONStyle: Sendable, Hashable {
  /// No whitespace inside a value, so that every value is one line (NDJSON).
  case compact
  /// Every element and member on its own line, indented by two spaces a level.
  case indented
}

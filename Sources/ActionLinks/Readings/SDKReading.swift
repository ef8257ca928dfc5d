/// What one SDK makes of a link.
public enum SDKReading<Fields: Sendable & Hashable>: Sendable, Hashable {
  /// The SDK says that the text is no link of its kind (it returns `null`, `nil` or `false`).
  case notALink
  /// The SDK reads a link with these fields.
  case link(Fields)
  /// The SDK throws.
  case throwing(SDKFault)

  /// The link's fields, or `nil` where the SDK reads no link or throws.
  public var fields: Fields? {
    if case .link(let fields) = self { fields } else { nil }
  }

  /// What the SDK throws, or `nil` where it returns.
  public var fault: SDKFault? {
    if case .throwing(let fault) = self { fault } else { nil }
  }
}

/// What an SDK throws at its caller instead of saying that a text is no link.
public enum SDKFault: String, Error, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// JavaScript's `URIError`, which `decodeURIComponent` throws for a malformed escape.
  case uriError = "URIError"
  /// Java's `IllegalArgumentException`, which Android throws for the empty string.
  case illegalArgumentException = "IllegalArgumentException"

  /// The name of the thrown type, such as `URIError`.
  public var name: String { rawValue }

  /// `throws` and the name, such as `throws URIError`.
  public var description: String { "throws \(name)" }
}

public import ActionLinks

/// A link and what it was built from.
public struct GeneratedLink: Sendable, Hashable {
  /// The link, with its code in the clear.
  public var text: String
  /// The kind that was asked for.
  public var kind: LinkKind
  /// What the code does.
  public var operation: ActionCodeOperation
  /// The code.
  public var code: ActionCode
  /// The settings.
  public var settings: ActionCodeSettings
  /// The builder of the project.
  public var builder: LinkBuilder
}

extension GeneratedLink: CustomStringConvertible, CustomReflectable {
  /// The kind and the operation; the link holds a code.
  public var description: String { "GeneratedLink(\(kind), \(operation))" }

  /// A mirror without children, so that `dump` shows no code.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

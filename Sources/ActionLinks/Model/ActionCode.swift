/// A one-time code (`oobCode`) that does what its link says for whoever presents it.
///
/// It is a credential: every description shows an ellipsis, and nothing in this package prints the
/// text unless it is asked for by name, through ``revealed``.
public struct ActionCode: Sendable, Hashable {
  private let bytes: [UInt8]

  /// Creates a code from the decoded value of an `oobCode` parameter.
  public init(_ value: String) { bytes = [UInt8](value.utf8) }

  /// Creates a code from the decoded bytes of an `oobCode` parameter.
  public init(utf8 value: [UInt8]) { bytes = value }

  /// The code itself.
  ///
  /// Bytes that are not UTF-8 read as U+FFFD.
  public var revealed: String { String(decoding: bytes, as: UTF8.self) }

  /// The code itself, in bytes as decoded.
  public var revealedBytes: [UInt8] { bytes }

  /// Whether the code is the empty string.
  public var isEmpty: Bool { bytes.isEmpty }
}

extension ActionCode: CustomStringConvertible, CustomDebugStringConvertible {
  /// An ellipsis: the code stays out of logs.
  public var description: String { "…" }

  /// An ellipsis: the code stays out of logs.
  public var debugDescription: String { "ActionCode(…)" }
}

#if !hasFeature(Embedded)
extension ActionCode: CustomReflectable {
  /// A mirror without children, so that `dump` shows no code either.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
#endif

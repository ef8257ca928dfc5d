// A link, and each part of it that is handed out as a value, may hold a one-time code in any of its
// texts: as `oobCode`, within a wrapped URL, in a Dynamic Link's fallback. So none of these values
// shows a text of the link in a description or a dump; each text is there by its own name.

extension ActionLink: CustomStringConvertible, CustomDebugStringConvertible {
  /// The kind, the operation and the number of layers.
  public var description: String {
    "ActionLink(" + kind.rawValue + ", " + (operation?.rawValue ?? "no operation") + ", layers: "
      + String(records.count) + ")"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension LinkLayer: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number, the role and the kind.
  public var description: String {
    "LinkLayer(" + String(index) + ", " + role.rawValue + ", " + kind.rawValue + ")"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension QueryParameter: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name, where it is a known one; the value is an ellipsis.
  public var description: String {
    "QueryParameter(" + (parameter?.name ?? "…") + (hasEquals ? ": …)" : ")")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension ActionParameters: CustomStringConvertible, CustomDebugStringConvertible {
  /// The operation that `mode` names, and which of the others are there.
  public var description: String {
    var parts: [String] = []
    if let mode {
      parts.append("mode: " + (ActionCodeOperation(mode: mode.utf8.span)?.mode ?? "…"))
    }
    if oobCode != nil { parts.append("oobCode: …") }
    if apiKey != nil { parts.append("apiKey: …") }
    if continueURL != nil { parts.append("continueUrl: …") }
    if lang != nil { parts.append("lang: …") }
    if tenantID != nil { parts.append("tenantId: …") }
    return "ActionParameters(" + parts.joined(separator: ", ") + ")"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension ActionCodeURLFields: CustomStringConvertible, CustomDebugStringConvertible {
  /// The operation; the texts that the SDK hands out are left out.
  public var description: String { "ActionCodeURLFields(" + operation + ")" }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension IOSActionCodeURL: CustomStringConvertible, CustomDebugStringConvertible {
  /// The operation; the texts that the SDK hands out are left out.
  public var description: String { "IOSActionCodeURL(" + operation.rawValue + ")" }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension ActionLink: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension LinkLayer: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension QueryParameter: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension ActionParameters: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension ActionCodeURLFields: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension IOSActionCodeURL: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text of the link.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
#endif

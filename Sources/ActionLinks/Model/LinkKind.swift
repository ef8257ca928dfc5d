/// The shape of a link's outermost layer, whatever it holds.
public enum LinkKind: String, Sendable, Hashable, CaseIterable {
  /// A Firebase Hosting link: the path is `/__/auth/links`.
  case hostingLink
  /// A Dynamic Link in its long form, which holds its target.
  case dynamicLink
  /// A Dynamic Link in its short form, which only a (closed) service could resolve.
  case shortDynamicLink
  /// A link of the Authentication emulator: the path is `/emulator/action`.
  case emulatorLink
  /// An action URL: what the user acts on.
  case actionURL
  /// A link into an app by its own scheme, as the Dynamic Links SDK makes it.
  case customSchemeLink
  /// None of these.
  case none
}

/// Who handles the action.
public enum ActionHandler: String, Sendable, Hashable {
  /// Firebase's own page, at `/__/auth/action`.
  case `default`
  /// Any other one.
  case custom
}

/// What a layer is to its link.
public enum LayerRole: String, Sendable, Hashable {
  /// It wraps the link and is none of the shapes below.
  case wrapper
  /// A Hosting link.
  case hosting
  /// A Dynamic Link, long or short.
  case dynamicLink
  /// A custom-scheme link.
  case customScheme
  /// The layer from which the parameters are read.
  case action
  /// The continue URL, or what it wraps.
  case `continue`
}

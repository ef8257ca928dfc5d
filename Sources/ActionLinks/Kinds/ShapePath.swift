internal import URLStandard

/// A path that says by itself what shape a link has.
enum ShapePath {
  /// `/__/auth/links` or `/__/auth/link`.
  case links
  /// `/__/auth/action`.
  case action
  /// `/emulator/action`.
  case emulator
  /// Any other path below `/__/`, which Hosting keeps for itself.
  case reserved

  /// Recognizes a path; `nil` where it says nothing.
  ///
  /// - Complexity: O(1).
  init?(_ path: Span<UInt8>) {
    // By length first, for most links have one of these paths, and it is asked for every layer.
    switch path.count {
    case 13 where path.isEqual(to: "/__/auth/link"), 14 where path.isEqual(to: "/__/auth/links"):
      self = .links
    case 15 where path.isEqual(to: "/__/auth/action"): self = .action
    case 16 where path.isEqual(to: "/emulator/action"): self = .emulator
    default:
      guard path.count >= 4, path[1] == UInt8(ascii: "_"), path.starts(with: "/__/") else {
        return nil
      }
      self = .reserved
    }
  }

  /// The shape of a link with the path.
  var kind: LinkKind {
    switch self {
    case .links: .hostingLink
    case .action: .actionURL
    case .emulator: .emulatorLink
    case .reserved: .none
    }
  }
}

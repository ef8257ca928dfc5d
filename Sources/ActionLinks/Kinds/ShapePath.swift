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

  /// `/__/auth` as a word.
  private static var auth: UInt64 { 0x6874_7561_2F5F_5F2F }

  /// Recognizes a path; `nil` where it says nothing.
  ///
  /// - Complexity: O(1).
  init?(_ path: Span<UInt8>) {
    // Most links have one of these paths, and it is asked for every layer: so by length, and by the
    // first and the last eight bytes.
    guard path.count >= 13 else {
      guard path.starts(with: "/__/") else { return nil }
      self = .reserved
      return
    }
    let first = path.word(at: 0)
    let last = path.word(at: path.count - 8)
    switch (path.count, first, last) {
    case (13, Self.auth, 0x6B6E_696C_2F68_7475), (14, Self.auth, 0x736B_6E69_6C2F_6874):
      self = .links  // uth/link, th/links
    case (15, Self.auth, 0x6E6F_6974_6361_2F68): self = .action  // h/action
    case (16, 0x6F74_616C_756D_652F, 0x6E6F_6974_6361_2F72): self = .emulator  // /emulato, r/action
    default:
      // /__/
      guard first & 0xFFFF_FFFF == 0x2F5F_5F2F else { return nil }
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

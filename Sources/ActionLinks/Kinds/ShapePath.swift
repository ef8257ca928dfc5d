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
  @inline(__always)
  init?(_ path: Span<UInt8>) {
    // Most links have one of these paths, and it is asked for every layer: so by length, and by the
    // first and the last eight bytes.
    switch path.count {
    case 13 where path.isShape(Self.auth, 0x6B6E_696C_2F68_7475),  // uth/link
      14 where path.isShape(Self.auth, 0x736B_6E69_6C2F_6874):  // th/links
      self = .links
    case 15 where path.isShape(Self.auth, 0x6E6F_6974_6361_2F68):  // h/action
      self = .action
    case 16 where path.isShape(0x6F74_616C_756D_652F, 0x6E6F_6974_6361_2F72):
      self = .emulator  // /emulato, r/action
    default:
      guard path.count >= 4, path.isReserved else { return nil }
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

extension Span<UInt8> {
  /// Whether the first and the last eight bytes are these.
  @inline(__always)
  fileprivate func isShape(_ first: UInt64, _ last: UInt64) -> Bool {
    word(at: 0) == first && word(at: count - 8) == last
  }

  /// Whether four or more bytes begin with `/__/`.
  @inline(__always)
  fileprivate var isReserved: Bool {
    self[1] == UInt8(ascii: "_") && self[2] == UInt8(ascii: "_")
      && self[0] == UInt8(ascii: "/") && self[3] == UInt8(ascii: "/")
  }
}

/// What the spelling of a URL's host shows, whether or not the URL parser takes it.
///
/// It is about hosts of special URLs (`http`, `https`), and about the text: what a host means is the URL
/// record's business, and what it looks like ``HostAppearance``'s.
public struct HostAnalysis: Sendable, Hashable {
  /// The facts, each kind once and where it shows first, in the order of their places.
  public private(set) var facts: [HostFact] = []
  private var kinds: UInt64 = 0

  /// The longest host, in UTF-8 bytes as written, that is looked into.
  ///
  /// A name has at most 253 bytes, and so 3,036 where each is a code point of four bytes, all of them
  /// percent-encoded.
  public static let maximumLength = 4_096

  /// Reads a host.
  ///
  /// A lower-case ASCII name without A-labels, number at its end or `localhost` has no facts; that is
  /// found in one pass, without ICU and without allocating. A host of more than
  /// ``maximumLength`` bytes is ``HostFact/Kind/nameTooLong``, and nothing more is said of it.
  ///
  /// - Parameter host: The host as it stands in the URL: behind user information, before the port.
  ///   Any bytes.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(of host: Span<UInt8>) {
    guard !Self.isPlain(host) else { return }
    guard host.count <= Self.maximumLength else {
      add(.nameTooLong, 0..<host.count)
      return
    }
    if host.count > 0, host[0] == UInt8(ascii: "[") {
      addBracketedFacts(host)
    } else {
      addNameFacts(host)
    }
    facts.sort {
      ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue)
    }
  }

  /// Reads a host, as ``init(of:)-(Span<UInt8>)``.
  public init(of host: String) { self.init(of: host.utf8.span) }

  /// Whether the host shows something.
  public func contains(_ kind: HostFact.Kind) -> Bool { kinds & 1 << UInt64(kind.rawValue) != 0 }

  /// Where the host shows something first: UTF-8 offsets in the host as written; `nil` where not.
  public func range(of kind: HostFact.Kind) -> Range<Int>? {
    contains(kind) ? facts.first { $0.kind == kind }?.range : nil
  }

  mutating func add(_ kind: HostFact.Kind, _ range: Range<Int>) {
    guard !contains(kind) else { return }
    kinds |= 1 << UInt64(kind.rawValue)
    facts.append(HostFact(kind, range))
  }

  /// Whether a host is sure to have no facts.
  private static func isPlain(_ host: Span<UInt8>) -> Bool {
    guard host.count <= 253 else { return false }
    var labelStart = 0
    for index in host.indices {
      switch host[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        break
      case UInt8(ascii: "-"):
        if index == labelStart + 3, host[index - 1] == UInt8(ascii: "-") {
          // Perhaps an A-label.
          guard host[labelStart] != UInt8(ascii: "x") else { return false }
        }
      case UInt8(ascii: "."):
        guard index - labelStart - 1 < 63, index > labelStart else { return false }
        labelStart = index + 1
      default: return false
      }
    }
    guard labelStart < host.count, host.count - labelStart <= 63 else { return false }
    // What may be a number, and the machine itself, are read with more care.
    return host[labelStart] > UInt8(ascii: "9") && !isLoopback(host)
  }
}

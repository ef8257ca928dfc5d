public import ActionLinks

/// Stands for a one-time code in output: an ellipsis and a short keyed digest of it.
///
/// The key is random for each value of this type, so within one run equal codes show alike, and
/// nobody can tell from two runs, or from a guess, what a code was.
public struct CodeDigest: Sendable {
  private let key: (UInt64, UInt64)

  /// Creates a digest with a random key.
  public init() {
    var generator = SystemRandomNumberGenerator()
    key = (generator.next(), generator.next())
  }

  /// What is shown instead of a code: `…` and eight hexadecimal digits; the empty code is empty.
  ///
  /// - Parameter code: The code.
  /// - Returns: The text to show.
  public func text(for code: ActionCode) -> String { text(for: code.revealedBytes) }

  /// What is shown instead of the bytes of a code.
  func text(for code: [UInt8]) -> String {
    guard !code.isEmpty else { return "" }
    // The standard library's hasher is SipHash; the random key makes it a keyed digest also where
    // the process runs with deterministic hashing.
    var hasher = Hasher()
    hasher.combine(key.0)
    hasher.combine(key.1)
    hasher.combine(code)
    let digits = String(UInt32(truncatingIfNeeded: hasher.finalize()), radix: 16)
    return "…" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

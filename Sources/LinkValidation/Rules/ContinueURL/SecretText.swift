internal import URLStandard

/// Tells text that is a secret by its own look.
enum SecretText {
  /// How well-known services begin their secrets.
  private static let prefixes: [[UInt8]] = [
    "AKIA", "ASIA", "ya29.", "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-",
    "xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "sk_live_", "rk_live_", "SG.",
    "-----BEGIN ",
  ].map { Array($0.utf8) }

  /// The prefixes as they stand in a URL, where a blank is escaped.
  private static let escapedPrefixes = prefixes.map { prefix in
    Array(String(decoding: prefix, as: UTF8.self).replacing(" ", with: "%20").utf8)
  }

  /// Whether a value that may have escaped blanks, and no other escape, may begin as
  /// ``hasKnownPrefix(_:)`` says.
  static func mayHaveKnownPrefix(_ value: Span<UInt8>) -> Bool {
    guard value.count > 1, firstBytes.contains(value[0]) else { return false }
    return escapedPrefixes.contains { value.starts(with: $0.span) }
  }

  /// How the prefixes begin.
  private static let firstBytes = prefixes.reduce(into: ASCIISet(low: 0, high: 0)) {
    $0.insert($1[0])
  }

  /// Where a JSON Web Token stands, or `nil`.
  ///
  /// It is a header, which as Base64 of `{"` begins `eyJ`, and at least two more parts behind dots;
  /// an unsigned one has an empty third part.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// Source: RFC 7519, section 3; RFC 7515, section 7.1.
  static func webToken(in bytes: [UInt8]) -> Range<Int>? {
    var start = 0
    while let next = bytes[start...].firstIndex(where: isTokenByte) {
      let header = bytes[next...].prefix(while: isTokenByte)
      start = header.endIndex
      guard header.count >= shortestHeader, header.starts(with: "eyJ".utf8),
        follows(".", bytes, start)
      else {
        continue
      }
      let payload = bytes[(start + 1)...].prefix(while: isTokenByte)
      guard follows(".", bytes, payload.endIndex) else { continue }
      let end = bytes[(payload.endIndex + 1)...].prefix(while: isTokenByte).endIndex
      return next..<end
    }
    return nil
  }

  /// Whether a text may hold a web token: it has a dot, and is as long as the shortest.
  static func mayHoldWebToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= shortestHeader + 2 && bytes.contains(UInt8(ascii: "."))
  }

  private static let shortestHeader = 10

  /// Whether a value begins as the secrets of a well-known service do.
  static func hasKnownPrefix(_ value: [UInt8]) -> Bool {
    guard let first = value.first else { return false }
    return prefixes.contains {
      $0[0] == first && value.count >= $0.count + 4 && value.starts(with: $0)
    }
  }

  /// Whether a run of letters and digits looks made by chance: of `length` at least it has both, and
  /// of 20 it need not.
  static func looksRandom(_ value: [UInt8], length: Int) -> Bool {
    value.split { !$0.isASCIIAlphanumeric }.contains { run in
      let digits = run.count { $0.isASCIIDigit }
      return run.count >= 20 || run.count >= length && digits > 0 && digits < run.count
    }
  }

  private static func follows(_ scalar: Unicode.Scalar, _ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: scalar)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

/// A version of the Unicode Standard, such as 15.1.
public struct UnicodeVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The major version.
  public let major: UInt8
  /// The minor version.
  public let minor: UInt8

  /// Creates a version.
  public init(_ major: UInt8, _ minor: UInt8) {
    self.major = major
    self.minor = minor
  }

  /// Whether one version was published before another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The version as `15.1`.
  public var description: String { "\(major).\(minor)" }
}

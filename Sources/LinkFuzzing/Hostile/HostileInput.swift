/// A family of inputs that try a reader's patience: one for each length.
public struct HostileInput: Sendable, CustomStringConvertible {
  /// The name of the family.
  public let name: String
  private let make: @Sendable (Int) -> [UInt8]

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - make: Gives about so many bytes; what is more is cut off.
  public init(_ name: String, _ make: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.make = make
  }

  /// A family of one unit over and over, between a beginning and an end.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - unit: What is repeated.
  ///   - prefix: What stands before.
  ///   - suffix: What stands behind.
  public init(
    _ name: String, repeating unit: [UInt8], after prefix: String = "", before suffix: String = ""
  ) {
    self.init(name) { length in
      var bytes = Array(prefix.utf8)
      let room = Swift.max(0, length - bytes.count - suffix.utf8.count)
      guard !unit.isEmpty else { return bytes + suffix.utf8 }
      bytes.reserveCapacity(length)
      for _ in 0..<room / unit.count { bytes.append(contentsOf: unit) }
      return bytes + suffix.utf8
    }
  }

  /// The family's member of a length.
  ///
  /// - Parameter length: In bytes.
  /// - Returns: No more bytes than that, and as many as whole units give.
  public func bytes(length: Int) -> [UInt8] { Array(make(length).prefix(length)) }

  /// The name.
  public var description: String { name }
}

/// How much memory a check may allocate, in bytes and all together, whether it is freed or not.
///
/// It is linear in the input's length, so that copying a part over and over is noticed, which a
/// bound on what is in use at once would not do.
public enum MemoryBound {
  /// What any check may allocate.
  public static let constant = 1 << 20
  /// What comes on top for every byte of the input.
  public static let perByte = 1 << 12

  /// The bound for an input of a length.
  ///
  /// - Parameter size: The length in bytes.
  /// - Returns: The bound in bytes.
  public static func bytes(forInputOf size: Int) -> Int { constant + perByte * size }
}

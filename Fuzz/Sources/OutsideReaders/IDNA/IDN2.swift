import CIDN2

/// The system's libidn2, which looks names up by IDNA2008 behind UTS 46 processing.
///
/// The unsafe code is sound because the name ends in NUL, and libidn2 keeps no pointer to it.
public enum IDN2 {
  /// The version of the library that runs, such as `2.3.3`.
  public static let version: String =
    unsafe cidn2_version().map { unsafe String(cString: $0) } ?? ""

  /// Why libidn2 refuses a name, as one of its numbers.
  public struct Refusal: Error, Sendable, Hashable {
    /// The number, below 0; `idn2.h` names them.
    public let code: Int

    /// Creates a refusal.
    public init(code: Int) { self.code = code }
  }

  /// The ASCII form of a name, by non-transitional processing.
  ///
  /// - Parameter name: UTF-8, taken up to its first NUL.
  /// - Returns: The bytes.
  /// - Throws: ``Refusal`` where libidn2 refuses the name.
  public static func domainToASCII(_ name: [UInt8]) throws(Refusal) -> [UInt8] {
    var code = 0
    // libidn2 gives no more than 255 bytes.
    let result = unsafe bytes(capacity: 512) { buffer, capacity in
      code = unsafe cidn2_domain_to_ascii(name + [0], buffer, capacity)
      return code
    }
    guard code >= 0 else { throw Refusal(code: code) }
    return result
  }
}

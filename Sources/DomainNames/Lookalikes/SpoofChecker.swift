import CICU

/// ICU's UTS 39 data: what looks alike, and which scripts go together.
///
/// It is `@unchecked Sendable`, and its methods are safe, because
/// - ICU's object is set up once, never changed after that and never closed; ICU documents its checks
///   as safe to use from many threads at a time (uspoof.h, "Thread Safety");
/// - the pointers of a call live within the closures that hand them out, and ICU keeps none.
@safe
struct SpoofChecker: @unchecked Sendable {
  /// The checker of this process.
  static let shared = SpoofChecker()

  /// Null where ICU could not load its data; nothing then looks like anything.
  private let handle: OpaquePointer?

  private init() { unsafe handle = cicu_spoof_checker_open() }

  /// The skeleton of a text: texts that look alike have the same.
  ///
  /// Source: UTS 39, section 4 ("Confusable Detection").
  ///
  /// - Returns: The skeleton; the text itself where ICU has none.
  func skeleton(of text: String) -> String {
    asciiSkeleton(of: text) ?? skeletonByICU(of: text)
  }

  /// The skeleton of a text whose characters are all ASCII, and so are those that they look like: it
  /// is made of the skeletons of its characters, for none of them combines with another.
  private func asciiSkeleton(of text: String) -> String? {
    var skeleton: [UInt8] = []
    skeleton.reserveCapacity(2 * text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80, let part = Self.asciiSkeletons[Int(byte)] else { return nil }
      skeleton.append(contentsOf: part)
    }
    return String(decoding: skeleton, as: UTF8.self)
  }

  /// The skeleton of each ASCII character; `nil` for one that is not ASCII.
  private static let asciiSkeletons: [[UInt8]?] = (0..<UInt8(0x80)).map { byte in
    let skeleton = Array(shared.skeletonByICU(of: String(Unicode.Scalar(byte))).utf8)
    return skeleton.allSatisfy { $0 < 0x80 } ? skeleton : nil
  }

  private func skeletonByICU(of text: String) -> String {
    guard let handle = unsafe handle else { return text }
    let bytes = [UInt8](text.utf8)
    let skeleton = resultOfC(ofType: UInt8.self, capacity: bytes.count * 2 + 16) { buffer in
      unsafe bytes.withUnsafeBufferPointer { input in
        unsafe cicu_skeleton(
          handle, input.baseAddress, Int32(clamping: input.count), buffer.baseAddress,
          Int32(clamping: buffer.count))
      }
    }
    return skeleton.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Whether the scripts of a label go together at the *highly restrictive* level.
  ///
  /// Source: UTS 39, section 5.2 ("Restriction-Level Detection").
  func isHighlyRestrictive(_ label: String) -> Bool {
    guard let handle = unsafe handle else { return true }
    let bytes = [UInt8](label.utf8)
    return unsafe bytes.withUnsafeBufferPointer { input in
      unsafe cicu_is_highly_restrictive(
        handle, input.baseAddress, Int32(clamping: input.count))
    }
  }

  /// Whether a label is all of one script other than Latin, and still looks like ASCII.
  ///
  /// Code points that all scripts share, such as digits, may stand in it.
  func isWholeScriptConfusable(_ label: String) -> Bool {
    var script: Int32?
    for scalar in label.unicodeScalars {
      let next = cicu_script(scalar.value)
      if next == Int32(CICU_SCRIPT_COMMON) || next == Int32(CICU_SCRIPT_INHERITED) { continue }
      guard script ?? next == next, next != Int32(CICU_SCRIPT_LATIN) else { return false }
      script = next
    }
    return script != nil && skeleton(of: label).utf8.allSatisfy { $0 < 0x80 }
  }
}

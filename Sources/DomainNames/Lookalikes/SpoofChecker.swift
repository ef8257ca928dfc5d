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

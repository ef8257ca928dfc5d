import CICU

/// ICU's UTS 46 processor, as one shared immutable object.
///
/// This is the one file of the module's IDNA part that holds unsafe code. It is sound because
/// - ICU's object is opened once, never changed and never closed; ICU documents it as safe to use
///   from many threads at a time (uidna.h, `uidna_openUTS46`), so sharing the pointer is too;
/// - the pointers of a call live within the closures that hand them out, and ICU keeps none;
/// - ICU reads `length` bytes of the input, writes at most `capacity` of the output, and says how
///   many it needs: no more than were written are taken.
@safe
struct NameProcessor: @unchecked Sendable {
  /// The errors that UTS 46 processing records.
  struct Errors: OptionSet, Sendable {
    let rawValue: UInt32

    /// A label has hyphens in the third and fourth position.
    static let hyphen34 = Errors(rawValue: UInt32(CICU_ERROR_HYPHEN_3_4))
    /// What ICU always checks, and *VerifyDnsLength* false does not ask for.
    static let length = Errors(
      rawValue: UInt32(
        CICU_ERROR_EMPTY_LABEL | CICU_ERROR_LABEL_TOO_LONG | CICU_ERROR_DOMAIN_NAME_TOO_LONG))
    /// What ICU always checks, and *CheckHyphens* false does not ask for.
    static let hyphens: Errors = [
      hyphen34,
      Errors(rawValue: UInt32(CICU_ERROR_LEADING_HYPHEN | CICU_ERROR_TRAILING_HYPHEN)),
    ]
  }

  /// The two operations of UTS 46.
  enum Operation: Sendable {
    case toASCII
    case toUnicode
  }

  /// The result of an operation.
  struct Output: Sendable {
    /// The name in UTF-8; of ToASCII, not all ASCII where some errors are recorded.
    var name: [UInt8]
    /// The recorded errors.
    var errors: Errors
  }

  /// The processor of this process.
  static let shared = NameProcessor()

  /// The version of Unicode that ICU's data is from.
  static let unicodeVersion: UnicodeVersion = {
    let version = cicu_unicode_version()
    return UnicodeVersion(UInt8(version >> 8), UInt8(version & 0xFF))
  }()

  /// Null where ICU could not load its data; each operation then fails.
  private let handle: OpaquePointer?

  private init() {
    unsafe handle = cicu_name_processor_open()
  }

  /// Runs an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - name: UTF-8; an ill-formed sequence counts as U+FFFD, which is disallowed.
  /// - Returns: `nil` where ICU gives up on the name: it is above a limit of ICU's own.
  func run(_ operation: Operation, on name: Span<UInt8>) -> Output? {
    guard let handle = unsafe handle, let length = Int32(exactly: name.count) else { return nil }
    // Most results fit at once: an A-label is seldom longer than its U-label in UTF-8.
    var errors: UInt32 = 0
    let result = resultOfC(ofType: UInt8.self, capacity: name.count + 64) { buffer in
      unsafe name.withUnsafeBufferPointer { input in
        switch operation {
        case .toASCII:
          unsafe cicu_name_to_ascii(
            handle, input.baseAddress, length, buffer.baseAddress, Int32(clamping: buffer.count),
            &errors)
        case .toUnicode:
          unsafe cicu_name_to_unicode(
            handle, input.baseAddress, length, buffer.baseAddress, Int32(clamping: buffer.count),
            &errors)
        }
      }
    }
    return result.map { Output(name: $0, errors: Errors(rawValue: errors)) }
  }
}

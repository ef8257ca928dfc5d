#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What libFuzzer calls first: starts the program again without Swift's backtraces.
///
/// Their handler would run before the sanitizer's, and its own reading of the stack would be what
/// is reported.
@c(LLVMFuzzerInitialize)
public func initialize(
  _ argumentCount: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  // Sound: libFuzzer hands over what `main` got, and nothing else runs yet that reads the
  // environment.
  if unsafe getenv("SWIFT_BACKTRACE") == nil, let arguments = unsafe arguments?.pointee {
    unsafe setenv("SWIFT_BACKTRACE", "enable=no", 1)
    // Comes back only where it failed, and then the campaign goes on as it is.
    unsafe execv("/proc/self/exe", arguments)
  }
  return 0
}

/// What AddressSanitizer asks for its settings.
///
/// A trap of Swift becomes a report of its own, whose token names enough frames to tell one cause
/// from another. What is freed is kept from use for some hundred executions only, and of an
/// allocation two frames are remembered: more of either is memory that the caches do not hold, and
/// took a fifth of the time of a campaign. `ASAN_OPTIONS` may ask for more.
@c(__asan_default_options)
public func addressSanitizerOptions() -> UnsafePointer<UInt8> {
  // Sound, though Swift's runtime is not up yet: the text is a constant of the program.
  let options: StaticString =
    """
    handle_sigill=1:dedup_token_length=5:exitcode=77:quarantine_size_mb=1:malloc_context_size=2:\
    detect_leaks=1
    """
  return unsafe options.utf8Start
}

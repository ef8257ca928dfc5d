/// What LeakSanitizer asks for the leaks that it must not report.
///
/// Swift's runtime keeps the names of types that are printed for good. In a program with the
/// runtime linked into it, LeakSanitizer does not see by what.
@c(__lsan_default_suppressions)
public func leakSuppressions() -> UnsafePointer<UInt8> {
  // Sound, though Swift's runtime may not be up yet: the text is a constant of the program.
  let suppressions: StaticString = "leak:swift_getTypeName\n"
  return unsafe suppressions.utf8Start
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// MARK: - Reading files, the folder and the clock

extension Platform {
  /// Opens the file at a path to read from it.
  static func openToRead(_ path: [CChar]) throws(SystemError) -> FileDescriptor {
    // Sound: who calls ends the path with a zero.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw SystemError(number: errno) }
    return descriptor
  }

  /// How many folders the current one lies below the root, or `nil` where it cannot be told.
  static func currentFolderDepth() -> Int? {
    // Sound: the text is copied, and what the call allocated is freed.
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path).split(separator: "/").count
  }

  /// The number of whole days since 1 January 1970, in UTC.
  static func daysSince1970() -> Int { Int(time(nil)) / 86_400 }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The calls of the operating system that the command needs, and the only place that makes them.
enum Platform {
  /// The number of a file that the process has open.
  typealias FileDescriptor = Int32

  /// Appends up to `count` bytes to `buffer`, and says how many; 0 at the end.
  ///
  /// Blocks until there is at least one byte. Throws the error of `read(2)`.
  static func read(
    _ descriptor: FileDescriptor, upTo count: Int, appendingTo buffer: inout [UInt8]
  ) throws(SystemError) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    while true {
      // Sound: the pointer lives for the call, which writes at most `count` bytes behind `start`.
      let result = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe readResult(descriptor, bytes.baseAddress?.advanced(by: start), count)
      }
      if case .success(let read) = result {
        buffer.removeLast(count - read)
        return read
      }
      if case .failure(let error) = result, !canRepeat(error, descriptor, Int16(POLLIN)) {
        buffer.removeLast(count)
        throw error
      }
    }
  }

  /// Writes all bytes, in as many calls as it takes.
  ///
  /// Throws the error of `write(2)`.
  static func write(_ bytes: Span<UInt8>, to descriptor: FileDescriptor) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      // Sound: the pointer lives for the call, which reads the bytes from `written` to the end.
      let result = unsafe bytes.withUnsafeBytes { bytes in
        unsafe writeResult(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      switch result {
      case .success(let count): written += count
      case .failure(let error):
        if !canRepeat(error, descriptor, Int16(POLLOUT)) { throw error }
      }
    }
  }

  /// Whether a failed call is to be made again: after a signal, or once a descriptor that does not
  /// block is ready, which this waits for.
  private static func canRepeat(
    _ error: SystemError, _ descriptor: FileDescriptor, _ events: Int16
  ) -> Bool {
    if error.number == EINTR { return true }
    guard error.number == EAGAIN else { return false }
    var waiting = pollfd(fd: descriptor, events: events, revents: 0)
    // Sound: one element, alive for the call.
    return unsafe poll(&waiting, 1, -1) >= 0 || errno == EINTR
  }

  /// The index of the first line feed in `range`, or `nil`.
  static func firstLineFeed(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    // memchr compares 16 bytes and more at a time, a loop over the array one.
    // Sound: the slice checks the range, and the pointer lives for the call.
    unsafe bytes.withUnsafeBytes { bytes in
      let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
      guard let start = part.baseAddress,
        let found = unsafe memchr(start, Int32(UInt8(ascii: "\n")), part.count)
      else { return nil }
      return unsafe range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  /// Whether a person sits at the other end.
  static func isTerminal(_ descriptor: FileDescriptor) -> Bool { isatty(descriptor) == 1 }

  /// A variable of the environment.
  static func environmentVariable(_ name: String) -> String? {
    // Sound: nothing in the process changes the environment, so that the text stays.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// Lets writing to a closed pipe fail with `EPIPE` instead of ending the process, so that a file
  /// of `--output` is complete even where nobody reads the messages.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process.
  ///
  /// After a broken pipe it ends by `SIGPIPE`, as every filter does whose reader had enough.
  static func end(with status: ExitStatus) -> Never {
    if status == .brokenPipe {
      _ = signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    exit(status.rawValue)
  }
}

// MARK: - Files

extension Platform {
  /// What stands at a path.
  enum FileKind: Equatable {
    case absent
    /// A file of bytes, with its permissions.
    case regular(permissions: UInt32)
    /// A link, a device, a pipe, a folder.
    case other
  }

  /// What stands at a path, links not followed.
  static func kind(ofFileAt path: [CChar]) throws(SystemError) -> FileKind {
    var status = stat()
    // Sound, as are the other calls with a path below: `OutputFile` ends it with a zero.
    if unsafe lstat(path, &status) != 0 {
      if errno == ENOENT { return .absent }
      throw SystemError(number: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .other }
    return .regular(permissions: UInt32(status.st_mode & 0o7777))
  }

  /// Throws where the file at a path may not be written to.
  static func checkWritable(_ path: [CChar]) throws(SystemError) {
    if unsafe access(path, W_OK) != 0 { throw SystemError(number: errno) }
  }

  /// Opens a new file to write to; `EEXIST` where there is one already.
  static func createFile(at path: [CChar]) throws(SystemError) -> FileDescriptor {
    try opened(unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Opens what stands at a path to write to from its beginning, or a new file.
  static func openFile(at path: [CChar]) throws(SystemError) -> FileDescriptor {
    try opened(unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
  }

  /// The descriptor of an `open(2)` that went well, above those of the standard streams.
  ///
  /// Where the process was started without standard error, a file would get its number, and
  /// messages would be written into the file.
  private static func opened(_ descriptor: FileDescriptor) throws(SystemError) -> FileDescriptor {
    if descriptor < 0 { throw SystemError(number: errno) }
    if descriptor > 2 { return descriptor }
    let above = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let error = SystemError(number: errno)
    _ = close(descriptor)
    if above < 0 { throw error }
    return above
  }

  /// Gives an open file its permissions.
  static func setPermissions(
    _ permissions: UInt32, of descriptor: FileDescriptor
  ) throws(SystemError) {
    if fchmod(descriptor, mode_t(permissions)) != 0 { throw SystemError(number: errno) }
  }

  /// Closes a descriptor; some file systems tell only here that a write failed.
  static func closeFile(_ descriptor: FileDescriptor) throws(SystemError) {
    if close(descriptor) != 0, errno != EINTR { throw SystemError(number: errno) }
  }

  /// Puts a file in the place of another in one step.
  static func move(_ source: [CChar], to target: [CChar]) throws(SystemError) {
    if unsafe rename(source, target) != 0 { throw SystemError(number: errno) }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: [CChar]) {
    _ = unsafe unlink(path)
  }
}

// Outside `Platform`, whose own `read` and `write` would be meant inside.

private func readResult(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Result<Int, SystemError> {
  let count = unsafe read(descriptor, bytes, count)
  return count < 0 ? .failure(SystemError(number: errno)) : .success(count)
}

private func writeResult(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Result<Int, SystemError> {
  let count = unsafe write(descriptor, bytes, count)
  return count < 0 ? .failure(SystemError(number: errno)) : .success(count)
}

// MARK: - Errors

/// An error number of the operating system.
struct SystemError: Error, Equatable {
  let number: Int32

  /// What the system says about it.
  var text: String {
    // Sound: the text is copied at once, and the C libraries keep those of known numbers for good.
    unsafe String(cString: strerror(number))
  }

  /// Whether nobody reads the pipe any more.
  var isBrokenPipe: Bool { number == EPIPE }

  /// Whether there is nothing to read from, as opposed to a failure while reading.
  var meansNoInput: Bool {
    number == EBADF || number == EISDIR || number == EACCES || meansAbsent
  }

  /// Whether there is no file of the name.
  var meansAbsent: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether a file of the name was there already.
  var meansExists: Bool { number == EEXIST }

  /// An argument that the system cannot take.
  static var invalidArgument: SystemError { SystemError(number: EINVAL) }
}

/// The file of `--output`.
///
/// A regular file appears under its name whole or not at all: the bytes go to a file beside it that
/// takes its place at the end, with the permissions of the file that was there. So a run that fails
/// midway leaves the earlier result, and a run may read the file that it replaces. A link, a device
/// or a pipe is written to directly.
final class OutputFile: ByteSink {
  private let descriptor: Platform.FileDescriptor
  private let path: [CChar]

  /// The file beside it; `nil` where it is written to directly, or once it is closed.
  private var temporaryPath: [CChar]?
  private var isOpen = true

  /// Opens the file of a path given in bytes.
  ///
  /// Throws the system's error where it cannot be written to.
  init(path bytes: [UInt8]) throws(SystemError) {
    path = try Self.terminated(bytes)
    let kind = try Platform.kind(ofFileAt: path)
    if kind == .other {
      descriptor = try Platform.openFile(at: path)
      return
    }
    if kind != .absent { try Platform.checkWritable(path) }
    let (descriptor, temporaryPath) = try Self.createBeside(bytes)
    if case .regular(let permissions) = kind {
      do {
        try Platform.setPermissions(permissions, of: descriptor)
      } catch {
        try? Platform.closeFile(descriptor)
        Platform.remove(temporaryPath)
        throw error
      }
    }
    self.descriptor = descriptor
    self.temporaryPath = temporaryPath
  }

  deinit { discard() }

  var isTerminal: Bool { Platform.isTerminal(descriptor) }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    try Platform.write(bytes, to: descriptor)
  }

  /// Closes the file and puts it in its place.
  func commit() throws(SystemError) {
    isOpen = false
    try Platform.closeFile(descriptor)
    if let temporaryPath {
      try Platform.move(temporaryPath, to: path)
      self.temporaryPath = nil
    }
  }

  /// Closes the file and leaves in its place what was there.
  private func discard() {
    if isOpen { try? Platform.closeFile(descriptor) }
    if let temporaryPath { Platform.remove(temporaryPath) }
  }

  /// Creates a file beside another, under a name that was free.
  private static func createBeside(
    _ path: [UInt8]
  ) throws(SystemError) -> (Platform.FileDescriptor, [CChar]) {
    var attempt = 0
    while true {
      let name = try terminated(path + ".\(Platform.processNumber)-\(attempt).tmp".utf8)
      do {
        return (try Platform.createFile(at: name), name)
      } catch  where error.meansExists && attempt < 100 {
        attempt += 1
      }
    }
  }

  /// A path as the system takes it: with a zero at its end, and none inside.
  private static func terminated(_ path: [UInt8]) throws(SystemError) -> [CChar] {
    if path.contains(0) { throw .invalidArgument }
    return path.map { CChar(bitPattern: $0) } + [0]
  }
}

/// Files that are read as a whole, such as a policy.
enum InputFile {
  /// The longest file that is read, in bytes.
  static let maximumLength = 1 << 24

  /// Why a file could not be read.
  enum Failure: Error, Equatable {
    /// The system's error.
    case system(SystemError)
    /// The file has more bytes than ``maximumLength``.
    case tooLong

    /// What is wrong, for a message.
    var message: String {
      switch self {
      case .system(let error): error.text
      case .tooLong: "it is longer than \(maximumLength) bytes"
      }
    }

    /// Whether there is no file, or none that may be read.
    var meansNoInput: Bool {
      if case .system(let error) = self { error.meansNoInput } else { false }
    }
  }

  /// Reads the file of a path given in bytes.
  static func bytes(ofFileAt path: [UInt8]) throws(Failure) -> [UInt8] {
    if path.contains(0) { throw .system(.invalidArgument) }
    let descriptor: Platform.FileDescriptor
    do throws(SystemError) {
      descriptor = try Platform.openToRead(path.map { CChar(bitPattern: $0) } + [0])
    } catch {
      throw .system(error)
    }
    // What was read is whole; closing a file that was only read loses nothing.
    defer { try? Platform.closeFile(descriptor) }
    return try bytes(of: DescriptorSource(descriptor))
  }

  /// Reads a source to its end.
  static func bytes(of source: any ByteSource) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      while try source.read(upTo: 1 << 16, appendingTo: &bytes) > 0 {
        if bytes.count > maximumLength { break }
      }
    } catch {
      throw .system(error)
    }
    if bytes.count > maximumLength { throw .tooLong }
    return bytes
  }
}

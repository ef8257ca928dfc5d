/// Where bytes come from.
protocol ByteSource: AnyObject {
  /// Whether a person types them.
  var isTerminal: Bool { get }

  /// Appends up to `count` bytes to `buffer` and says how many; 0 at the end.
  ///
  /// Blocks until there is at least one. Throws the system's error.
  func read(upTo count: Int, appendingTo buffer: inout [UInt8]) throws(SystemError) -> Int
}

/// An open file of the process.
final class DescriptorSource: ByteSource {
  private let descriptor: Platform.FileDescriptor

  /// Wraps a descriptor without owning it.
  init(_ descriptor: Platform.FileDescriptor) { self.descriptor = descriptor }

  var isTerminal: Bool { Platform.isTerminal(descriptor) }

  func read(upTo count: Int, appendingTo buffer: inout [UInt8]) throws(SystemError) -> Int {
    try Platform.read(descriptor, upTo: count, appendingTo: &buffer)
  }
}

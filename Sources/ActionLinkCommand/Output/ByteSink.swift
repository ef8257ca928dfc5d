/// Where bytes go.
protocol ByteSink: AnyObject {
  /// Whether a person reads them.
  var isTerminal: Bool { get }

  /// Writes all of the bytes.
  ///
  /// Throws the system's error; how much was written then is unknown.
  func write(_ bytes: Span<UInt8>) throws(SystemError)
}

/// An open file of the process.
final class DescriptorSink: ByteSink {
  private let descriptor: Platform.FileDescriptor

  /// Wraps a descriptor without owning it: who opened it closes it.
  init(_ descriptor: Platform.FileDescriptor) { self.descriptor = descriptor }

  var isTerminal: Bool { Platform.isTerminal(descriptor) }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    try Platform.write(bytes, to: descriptor)
  }
}

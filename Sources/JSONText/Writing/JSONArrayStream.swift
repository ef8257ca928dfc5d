/// A JSON array that is written piece by piece, where no closure can span the whole of it.
///
/// For an array whose elements arrive one at a time, such as the report of a command that reads its
/// input as a stream. An array that is written in one go needs only ``JSONWriter/array(_:)``.
public struct JSONArrayStream: Sendable {
  private var output: JSONOutput
  private var isOpen = false

  /// Creates an array without elements.
  ///
  /// - Parameter style: How the text is laid out.
  public init(style: JSONStyle) { output = JSONOutput(style: style) }

  /// Writes elements behind those that are there.
  ///
  /// - Parameter fill: Writes any number of elements.
  /// - Throws: What `fill` throws.
  public mutating func write<E: Error>(_ fill: (inout JSONWriter) throws(E) -> Void) throws(E) {
    openIfNeeded()
    var elements = JSONWriter(taking: &output)
    defer { output = JSONOutput(taking: &elements.output) }
    try fill(&elements)
  }

  /// Returns the text written since the last call, and goes on.
  public mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &output.bytes)
    return taken
  }

  /// Ends the array and its line, and returns the text written since the last ``takeBytes()``.
  ///
  /// What is written afterwards begins a new array.
  public mutating func finish() -> [UInt8] {
    openIfNeeded()
    output.close(ASCII.rightBracket)
    output.endValue()
    isOpen = false
    return takeBytes()
  }

  private mutating func openIfNeeded() {
    guard !isOpen else { return }
    output.open(ASCII.leftBracket)
    isOpen = true
  }
}

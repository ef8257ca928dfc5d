extension ActionLink {
  /// A link that has no layers yet, with room for a text that is within the limits.
  ///
  /// - Parameters:
  ///   - text: The text, for which no room is made where it will be refused.
  ///   - limits: The bounds.
  init(roomFor text: Span<UInt8>, within limits: ParserLimits) {
    self.init(roomForLength: text.count > limits.maximumLength ? 0 : text.count)
  }

  /// A link that has no layers yet, with room for what a text of a length most often takes.
  ///
  /// - Parameter length: In bytes; 0 makes room for nothing.
  init(roomForLength length: Int) {
    buffer = length > 0 ? LayerBuffer(linkLength: length) : LayerBuffer()
    records = LayerRecords(capacity: length > 0 ? 3 : 0)
    exceedsLayerLimit = false
  }

  /// Forgets all layers, and keeps the room where nobody else has it.
  mutating func removeAll() {
    buffer.removeAll()
    records.removeAll()
    actionLayerIndex = nil
    exceedsLayerLimit = false
  }
}

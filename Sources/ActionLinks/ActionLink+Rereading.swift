internal import URLStandard

extension ActionLink {
  /// The link that the empty text is.
  static var empty: ActionLink {
    ActionLink(buffer: LayerBuffer(), records: [], exceedsLayerLimit: false)
  }

  private init(buffer: LayerBuffer, records: [LayerRecord], exceedsLayerLimit: Bool) {
    self.buffer = buffer
    self.records = records
    self.exceedsLayerLimit = exceedsLayerLimit
  }

  /// Reads bytes in place of what was read before, into the same storage where nobody else has it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they were found.
  ///   - dynamicLinkDomains: Where the project's own Dynamic Links live, the longest path first.
  ///   - domains: Processes hosts that are not ASCII.
  ///   - limits: Bounds on what is read.
  ///   - takesShortWay: Whether canonical layers take the short way, which gives the same.
  ///   - serialization: What the URL parser writes to.
  ///   - observer: Counts the steps.
  /// - Throws: ``ActionLinkError`` where the text exceeds a limit; then nothing is left of what was
  ///   read before.
  @inline(__always)
  mutating func read<Observer: ParsingObserver>(
    _ bytes: Span<UInt8>, dynamicLinkDomains: [DynamicLinkDomain], domains: some DomainToASCII,
    limits: ParserLimits, takesShortWay: Bool = true, serialization: inout [UInt8],
    observer: inout Observer
  ) throws(ActionLinkError) {
    guard bytes.count <= limits.maximumLength else {
      throw ActionLinkError(code: .inputTooLong, offset: limits.maximumLength)
    }
    // The reader holds the only reference to either array, or it would copy what they hold.
    var buffer = LayerBuffer()
    var records: [LayerRecord] = []
    var output: [UInt8] = []
    swap(&buffer, &self.buffer)
    swap(&records, &self.records)
    swap(&output, &serialization)
    buffer.removeAll()
    records.removeAll(keepingCapacity: true)
    actionLayerIndex = nil
    exceedsLayerLimit = false
    var reader = LinkReader(
      buffer: consume buffer, layers: consume records, serialization: consume output,
      takesShortWay: takesShortWay, dynamicLinkDomains: dynamicLinkDomains, limits: limits,
      domains: domains, observer: consume observer)
    defer {
      observer = reader.observer
      swap(&serialization, &reader.serialization)
    }
    try reader.read(bytes)
    swap(&self.buffer, &reader.buffer)
    swap(&self.records, &reader.layers)
    actionLayerIndex = reader.actionLayer
    exceedsLayerLimit = reader.isTooDeep
  }
}

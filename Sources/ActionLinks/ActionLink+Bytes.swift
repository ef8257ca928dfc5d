internal import URLStandard

/// What a link holds as bytes in place, without a copy.
extension ActionLink {
  /// How many layers there are.
  public var layerCount: Int { records.count }

  /// Calls a closure with the host of a layer, as A-labels.
  ///
  /// - Parameters:
  ///   - index: The number of the layer, below ``layerCount``.
  ///   - body: Takes the bytes, all ASCII.
  /// - Returns: What the closure gives, or `nil` where the layer's text is no URL or has no host.
  /// - Throws: What the closure throws.
  public func withHost<Result, Failure: Error>(
    ofLayer index: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let url = records[index].url, url.hasHost else { return nil }
    return try body(
      buffer.bytes.span.extracting(Int(url.hostStart)..<Int(url.hostEnd)))
  }

  /// Calls a closure with the serialization of a layer's URL.
  ///
  /// - Parameters:
  ///   - index: The number of the layer, below ``layerCount``.
  ///   - body: Takes the bytes, all ASCII.
  /// - Returns: What the closure gives, or `nil` where the layer's text is no URL.
  /// - Throws: What the closure throws.
  public func withSerialization<Result, Failure: Error>(
    ofLayer index: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let url = records[index].url else { return nil }
    return try body(buffer.bytes.span.extracting(Int(url.start)..<Int(url.end)))
  }

  /// Calls a closure with the last value of a wrapping or action parameter of the action layer,
  /// decoded; a malformed escape stays as written.
  ///
  /// The bytes of an `oobCode` are a credential.
  ///
  /// - Parameters:
  ///   - parameter: Which parameter; one of Dynamic Links has no value here.
  ///   - body: Takes the bytes, which need not be UTF-8.
  /// - Returns: What the closure gives, or `nil` where there is no such parameter.
  /// - Throws: What the closure throws.
  /// - Complexity: O(*n*), where *n* is the length of the value; a value with an escape that is not
  ///   a layer by itself is decoded anew.
  public func withValue<Result, Failure: Error>(
    of parameter: LinkParameter, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let action = actionLayerIndex, parameter.group != .dynamicLink,
      let value = records[action].value(parameter)
    else { return nil }
    let bytes = buffer.bytes.span
    if action + 1 < records.count, records[action + 1].via == parameter {
      return try body(bytes.extracting(records[action + 1].text.range))
    }
    guard records[action].escapedValues.contains(parameter) else {
      return try body(bytes.extracting(value.range))
    }
    return try body(DecodedText(bytes, in: value.range).bytes.span)
  }
}

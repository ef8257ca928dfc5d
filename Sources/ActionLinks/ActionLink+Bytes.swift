public import URLStandard

/// What a link holds as bytes in place, without a copy.
extension ActionLink {
  /// How many layers there are.
  @inlinable public var layerCount: Int { records.count }

  /// Calls a closure with the host of a layer, as A-labels.
  ///
  /// - Parameters:
  ///   - index: The number of the layer, below ``layerCount``.
  ///   - body: Takes the bytes, all ASCII.
  /// - Returns: What the closure gives, or `nil` where the layer's text is no URL or has no host.
  /// - Throws: What the closure throws.
  @inlinable
  public func withHost<Result, Failure: Error>(
    ofLayer index: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let place = hostPlace(ofLayer: index) else { return nil }
    return try body(buffer.bytes.span.extracting(place))
  }

  /// Calls a closure with the serialization of a layer's URL.
  ///
  /// - Parameters:
  ///   - index: The number of the layer, below ``layerCount``.
  ///   - body: Takes the bytes, all ASCII.
  /// - Returns: What the closure gives, or `nil` where the layer's text is no URL.
  /// - Throws: What the closure throws.
  @inlinable
  public func withSerialization<Result, Failure: Error>(
    ofLayer index: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let place = serializationPlace(ofLayer: index) else { return nil }
    return try body(buffer.bytes.span.extracting(place))
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
  /// - Complexity: O(1); O(*n*), where *n* is the length of the value, for one that has an escape and
  ///   is not a layer by itself, since it is decoded anew.
  @inlinable
  public func withValue<Result, Failure: Error>(
    of parameter: LinkParameter, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let value = valuePlace(of: parameter) else { return nil }
    guard value.isEscaped else { return try body(buffer.bytes.span.extracting(value.place)) }
    let decoded = decoded(value.place)
    return try body(decoded.span)
  }

  @inlinable @inline(__always)
  func hostPlace(ofLayer index: Int) -> Range<Int>? {
    guard let url = records[index].url, url.hasHost else { return nil }
    return Int(url.hostStart)..<Int(url.hostEnd)
  }

  @inlinable @inline(__always)
  func serializationPlace(ofLayer index: Int) -> Range<Int>? {
    guard let url = records[index].url else { return nil }
    return Int(url.start)..<Int(url.end)
  }

  @inlinable @inline(__always)
  func valuePlace(of parameter: LinkParameter) -> (place: Range<Int>, isEscaped: Bool)? {
    guard let action = actionLayerIndex, parameter.rawValue <= LinkParameter.tenantID.rawValue,
      let value = records[action].value(parameter)
    else { return nil }
    guard records[action].escapedValues.contains(parameter) else { return (value.range, false) }
    // What was followed is decoded already.
    if action + 1 < records.count, records[action + 1].via == parameter {
      return (records[action + 1].text.range, false)
    }
    return (value.range, true)
  }

  @usableFromInline
  func decoded(_ place: Range<Int>) -> [UInt8] {
    DecodedText(buffer.bytes.span, in: place).bytes
  }
}

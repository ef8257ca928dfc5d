internal import URLStandard

extension ActionLink {
  /// The link in its one canonical spelling, or `nil` where it has none.
  ///
  /// Each layer is serialized as the URL Standard does. In its query the known parameters come
  /// first, each once, in the order of ``LinkParameter``, and the others behind in their own order;
  /// every value is percent-encoded once, all but unreserved characters. Fragments are dropped
  /// outside the continue URL, whose own query stays as the URL Standard serializes it unless it
  /// wraps another URL.
  ///
  /// Canonical form is a fixed point, and it reads the same as the link. It may be longer than the
  /// link, so that a reader's limit of length stands against it.
  ///
  /// A link has none where its outermost text is no URL, where a known parameter stands twice with
  /// different values, where a name or value does not decode, where ``exceedsLayerLimit``, where a
  /// query holds tabs, line breaks or a blank end, which the SDKs read and a URL parser takes away,
  /// or where a nested text is no URL and nothing, or a blank end, is left of it without its
  /// fragment.
  ///
  /// - Returns: The canonical form, all ASCII.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func canonicalForm() -> String? {
    guard !exceedsLayerLimit, let outermost = records.first, outermost.url != nil,
      let canonical = canonicalLayer(0)
    else { return nil }
    return String(decoding: canonical, as: UTF8.self)
  }

  /// The canonical bytes of a layer and all that it holds.
  private func canonicalLayer(_ index: Int) -> [UInt8]? {
    let layer = records[index]
    if layer.role == .continue, !canReorderQuery(of: index) { return serializedURL(of: layer) }
    guard !isReadTwoWays(layer),
      let parameters = CanonicalParameters(of: LinkLayer(link: self, index: index))
    else { return nil }
    var output: [UInt8] = []
    if let url = layer.url {
      output.append(contentsOf: bytes[Int(url.start)..<Int(url.queryStart)])
    } else {
      // A nested text that is no URL keeps what stands before its query as it is.
      output.append(
        contentsOf: bytes[layer.readText.lowerBound..<layer.parts.path.upperBound])
    }
    var separator = UInt8(ascii: "?")
    for parameter in parameters.items {
      output.append(separator)
      separator = UInt8(ascii: "&")
      output.append(percentEncoding: parameter.name.span, using: .allButUnreserved)
      guard parameter.hasEquals else { continue }
      output.append(UInt8(ascii: "="))
      var value = parameter.value
      if let nested = nestedLayer(of: index, via: parameter.known) {
        guard let canonical = canonicalLayer(nested) else { return nil }
        value = canonical
      }
      output.append(percentEncoding: value.span, using: .allButUnreserved)
    }
    if layer.url == nil, parameters.items.isEmpty {
      if layer.parts.query != nil {
        // Having a query is what makes a text without a scheme readable.
        output.append(separator)
      } else if output.last?.isC0ControlOrSpace ?? true, layer.parts.fragment != nil {
        // What the fragment has kept from being empty, or from being trimmed into a URL.
        return nil
      }
    }
    if layer.role == .continue, let fragment = canonicalFragment(of: layer) {
      output.append(contentsOf: fragment)
    }
    return output
  }

  /// Whether a URL parser takes away a part of the query that the SDKs read.
  func isReadTwoWays(_ layer: LayerRecord) -> Bool {
    guard layer.url != nil, layer.role != .continue, let query = layer.parts.query else {
      return false
    }
    let text = bytes[query.range]
    if text.contains(where: { $0.isASCIITabOrNewline }) { return true }
    return layer.parts.fragment == nil && text.last?.isC0ControlOrSpace ?? false
  }

  /// Whether a layer of the continue URL is a link of ours, whose query may be put in order.
  private func canReorderQuery(of index: Int) -> Bool {
    index + 1 < records.count && records[index + 1].role == .continue
  }

  /// The fragment of a continue URL with its `#`, or `nil`.
  private func canonicalFragment(of layer: LayerRecord) -> ArraySlice<UInt8>? {
    if let url = layer.url { return bytes[Int(url.fragmentStart)..<Int(url.end)] }
    return layer.parts.fragment.map { bytes[$0.lowerBound - 1..<$0.upperBound] }
  }

  /// A continue URL as the URL Standard serializes it; as written where it is no URL.
  private func serializedURL(of layer: LayerRecord) -> [UInt8] {
    guard let url = layer.url else { return Array(bytes[layer.text.range]) }
    return Array(bytes[Int(url.start)..<Int(url.end)])
  }

  /// The layer that a parameter of a layer holds, if it was followed.
  private func nestedLayer(of index: Int, via parameter: LinkParameter?) -> Int? {
    guard let parameter, index + 1 < records.count, records[index + 1].via == parameter else {
      return nil
    }
    return index + 1
  }
}

internal import URLStandard

extension ActionLink {
  /// The link in its one canonical spelling, or `nil` where it has none.
  ///
  /// Each layer is serialized as the URL Standard does. In its query the known parameters come
  /// first, each once, in the order of ``LinkParameter``, and the others behind in their own order;
  /// every value is percent-encoded once, all but unreserved characters. Fragments are dropped
  /// outside the continue URL, whose own query stays as the URL Standard serializes it.
  ///
  /// Canonical form is a fixed point, and it reads the same as the link.
  ///
  /// A link has none where its outermost text is no URL, where a known parameter stands twice with
  /// different values, where a name or value does not decode, or where ``exceedsLayerLimit``.
  ///
  /// - Returns: The canonical form, all ASCII.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func canonicalForm() -> String? {
    guard !exceedsLayerLimit, let outermost = records.first, outermost.url != nil,
      let bytes = canonicalLayer(0)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The canonical bytes of a layer and all that it holds.
  private func canonicalLayer(_ index: Int) -> [UInt8]? {
    let layer = records[index]
    if layer.role == .continue, !canReorderQuery(of: index) { return serializedURL(of: layer) }
    guard let parameters = CanonicalParameters(of: LinkLayer(link: self, index: index)) else {
      return nil
    }
    var output: [UInt8] = []
    if let url = layer.url {
      output.append(contentsOf: buffer[Int(url.start)..<Int(url.queryStart)])
    } else {
      // A nested text that is no URL keeps what stands before its query as it is.
      let end = layer.parts.query.map { $0.lowerBound - 1 }
      let start = layer.text.lowerBound
      output.append(
        contentsOf: buffer[start..<(end ?? layer.parts.path.upperBound)])
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
    // An action URL of nothing but a query needs its question mark to be read as one.
    if separator == UInt8(ascii: "?"), output.isEmpty, layer.parts.query != nil {
      output.append(separator)
    }
    return output
  }

  /// Whether a layer of the continue URL is a link of ours, whose query may be put in order.
  private func canReorderQuery(of index: Int) -> Bool {
    index + 1 < records.count && records[index + 1].role == .continue
  }

  /// A continue URL as the URL Standard serializes it; as written where it is no URL.
  private func serializedURL(of layer: LayerRecord) -> [UInt8] {
    guard let url = layer.url else { return Array(buffer[layer.text]) }
    return Array(buffer[Int(url.start)..<Int(url.end)])
  }

  /// The layer that a parameter of a layer holds, if it was followed.
  private func nestedLayer(of index: Int, via parameter: LinkParameter?) -> Int? {
    guard let parameter, index + 1 < records.count, records[index + 1].via == parameter else {
      return nil
    }
    return index + 1
  }
}

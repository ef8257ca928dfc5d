internal import URLStandard

/// What the `link` of a layer points at, as far as that decides the layer's own shape.
struct LinkTarget {
  /// Whether it is an http or https URL.
  var isHTTP = false
  /// Whether its path is `/__/auth/action`.
  var isAction = false
}

extension LinkReader {
  /// What the `link` of a layer points at; nothing where it has no value.
  ///
  /// A URL is told from what the URL parser makes of it, so that all its spellings count alike; a
  /// text that is no URL, from its delimiters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the value; O(1) where it is a layer already.
  func linkTarget(ofLayer index: Int, of link: borrowing ActionLink) -> LinkTarget {
    guard link.records[index].hasValue(.link), let place = link.records[index].value(.link)
    else {
      return LinkTarget()
    }
    if index + 1 < link.records.count, link.records[index + 1].via == .link,
      let url = link.records[index + 1].url
    {
      return LinkTarget(url, in: link.buffer.bytes.span)
    }
    let value = DecodedText(link.buffer.bytes.span, in: place.range).bytes
    if let url = try? URLRecord(value.span, domains: domains) {
      return LinkTarget(url.offsets, in: url.serialized.span)
    }
    let parts = ReferenceParts(value.span, in: 0..<value.count)
    return LinkTarget(
      isHTTP: value.span.starts(withCaseInsensitive: "https://")
        || value.span.starts(withCaseInsensitive: "http://"),
      isAction: value.span.extracting(parts.path.range).isEqual(to: "/__/auth/action"))
  }
}

extension LinkTarget {
  fileprivate init(_ url: URLOffsets, in buffer: Span<UInt8>) {
    isHTTP = url.schemeKind == .http || url.schemeKind == .https
    isAction = buffer.extracting(Int(url.pathStart)..<Int(url.queryStart))
      .isEqual(to: "/__/auth/action")
  }
}

public import URLStandard

/// One layer of a link.
public struct LinkLayer: Sendable {
  let link: ActionLink
  /// The number of the layer; 0 is the outermost.
  public let index: Int

  var record: LayerRecord { link.records[index] }

  /// What the layer is to its link.
  public var role: LayerRole { record.role }

  /// The shape of the layer, taken by itself.
  public var kind: LinkKind { record.kind }

  /// The parameter of the layer outside that held this one, or `nil` for the outermost.
  public var via: LinkParameter? { record.via }

  /// The text of the layer, decoded as often as it is nested, in bytes.
  public var textBytes: [UInt8] { Array(link.bytes[record.text.range]) }

  /// The text of the layer; bytes that are not UTF-8 read as U+FFFD.
  public var text: String { String(decoding: link.bytes[record.text.range], as: UTF8.self) }

  /// The URL record of the text, or `nil` where the URL Standard's parser fails or the text has no
  /// scheme.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text: the record is a copy.
  public var url: URLRecord? { record.url.map { URLRecord(copying: $0, from: link.bytes) } }

  /// Why the text has a scheme and is no URL, or `nil`.
  public var urlParsingError: URLParsingError? { record.failure }

  /// The scheme in lower case, or `nil` where the text has none.
  public var scheme: String? {
    if let url = record.url {
      return String(
        decoding: link.bytes[Int(url.start)..<Int(url.schemeEnd)], as: UTF8.self)
    }
    guard let colon = record.parts.colon else { return nil }
    return String(
      decoding: link.bytes[record.readText.lowerBound..<colon].map { $0.asciiLowercased },
      as: UTF8.self)
  }

  /// The host as A-labels, or `nil` where the text is no URL or has no host.
  public var host: String? {
    guard let url = record.url, url.hasHost else { return nil }
    return String(
      decoding: link.bytes[Int(url.hostStart)..<Int(url.hostEnd)], as: UTF8.self)
  }

  /// The port, or `nil` where it is not written or is the scheme's default.
  public var port: UInt16? { record.url?.port }

  /// The path in bytes: that of the URL record, or else what stands behind the authority.
  var path: [UInt8] {
    guard let url = record.url else { return Array(link.bytes[record.parts.path.range]) }
    return Array(link.bytes[Int(url.pathStart)..<Int(url.queryStart)])
  }

  /// The fragment as written, without its `#`, or `nil`; in a continue URL without tabs, line
  /// breaks and blanks at the end.
  public var fragment: String? {
    record.parts.fragment.map { String(decoding: link.bytes[$0.range], as: UTF8.self) }
  }

  /// The parameters of the query in their order, empty pieces left out.
  ///
  /// In a continue URL, tabs, line breaks and blanks at the end do not count: whoever opens a URL
  /// ignores them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the query.
  public var queryParameters: [QueryParameter] {
    link.pieces(of: record).map { piece in
      let name = RawAndDecodedText(link.bytes, in: piece.name)
      let value = RawAndDecodedText(link.bytes, in: piece.value)
      return QueryParameter(
        name: name.decoded, value: value.decoded, rawName: name.raw, rawValue: value.raw,
        nameRange: relative(piece.name), valueRange: relative(piece.value),
        hasEquals: piece.hasEquals,
        hasMalformedEscape: name.hasMalformedEscape || value.hasMalformedEscape,
        isUTF8: name.isUTF8 && value.isUTF8, parameter: piece.parameter)
    }
  }

  /// The pieces of the query that ``queryParameters`` has, as ranges in ``readTextBytes``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pieces: nothing is decoded.
  package var queryPieces: [QueryPiece] {
    link.pieces(of: record).map { piece in
      QueryPiece(
        name: relative(piece.name), value: relative(piece.value), hasEquals: piece.hasEquals,
        parameter: piece.parameter)
    }
  }

  /// Whether the text is read as it is; of a continue URL, tabs, line breaks and blanks at its ends
  /// are not, so that offsets in ``readTextBytes`` are not those in ``textBytes``.
  public var isReadVerbatim: Bool { record.readText == record.text }

  /// What is read of the text, in bytes: all of it, but in a continue URL not what a URL parser
  /// takes away.
  public var readTextBytes: [UInt8] { Array(link.bytes[record.readText.range]) }

  /// Where the query stands in ``readTextBytes``, without its `?`, or `nil`.
  public var queryRange: Range<Int>? { record.parts.query.map { relative($0.range) } }

  /// Where the fragment stands in ``readTextBytes``, without its `#`, or `nil`.
  public var fragmentRange: Range<Int>? { record.parts.fragment.map { relative($0.range) } }

  /// Where the path stands in ``readTextBytes``, by delimiters alone.
  public var pathRange: Range<Int> { relative(record.parts.path.range) }

  /// Where the scheme ends in ``readTextBytes``: the offset of its colon, or `nil`.
  public var schemeColon: Int? { record.parts.colon.map { $0 - record.readText.lowerBound } }

  /// A range of the buffer as one of ``readTextBytes``.
  private func relative(_ range: Range<Int>) -> Range<Int> {
    let start = record.readText.lowerBound
    return range.lowerBound - start..<range.upperBound - start
  }

  /// The last value of a wrapping or action parameter, decoded, or `nil` where there is none.
  func decodedValue(_ parameter: LinkParameter) -> DecodedText? {
    guard let value = record.value(parameter) else { return nil }
    return DecodedText(link.bytes.span, in: value.range)
  }

  /// The validation errors of the text, with offsets in bytes from its beginning.
  ///
  /// A text without a scheme is no URL, and the one error says so.
  ///
  /// - Parameter domains: Processes hosts that are not ASCII.
  /// - Returns: The errors in the order in which the parser meets them.
  /// - Complexity: O(*n*), where *n* is the length of the text: it is parsed again.
  public func validationErrors(domains: some DomainToASCII) -> [ValidationErrorLog.Entry] {
    var log = ValidationErrorLog()
    _ = try? URLRecord(
      link.bytes.span.extracting(record.text.range), domains: domains, observer: &log)
    return log.entries
  }
}

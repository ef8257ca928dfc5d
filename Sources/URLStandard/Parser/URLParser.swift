/// The basic URL parser, which writes the serialization while it reads.
///
/// The standard parses into a record and serializes that. Both go from left to right, so this
/// parser does both at once: each state appends the canonical bytes of what it has read to
/// ``output``, and ``url`` keeps the offsets. A `..` segment takes bytes off the end again. The
/// states stand in files by the part of the URL that they read; where the standard moves a pointer
/// by one code point, a method here takes and returns the offset of the next byte.
///
/// Source: URL Standard, section 4.4 ("URL parsing"), basic URL parser, without state override.
struct URLParser<Observer: ParsingObserver, Domains: DomainToASCII> {
  var output: [UInt8]
  var url = URLOffsets()
  var observer: Observer
  let domains: Domains
  let origin: ParserInput

  /// The offset in the original input of an offset in the prepared one.
  func originalOffset(_ offset: Int) -> Int { origin.originalOffset(offset) }

  /// Records a validation error at an offset of the prepared input.
  mutating func report(_ error: ValidationError, at offset: Int) {
    guard Observer.recordsValidationErrors else { return }
    observer.validationError(error, at: originalOffset(offset))
  }

  /// Records a validation error, and makes the failure that follows from it.
  mutating func failure(_ error: ValidationError, at offset: Int) -> URLParsingError {
    report(error, at: offset)
    return URLParsingError(code: .validation(error), offset: originalOffset(offset))
  }

  /// The offset at which the next byte of output will stand.
  var position: UInt32 { UInt32(output.count) }

  /// Reports every code point of a part that is not a URL unit.
  mutating func reportInvalidURLUnits(_ input: Span<UInt8>, in range: Range<Int>) {
    guard Observer.recordsValidationErrors else { return }
    observer.step(range.count)
    var offset = range.lowerBound
    while let invalid = URLUnits.firstInvalid(in: input, range: offset..<range.upperBound) {
      report(.invalidURLUnit, at: invalid.offset)
      offset = invalid.end
    }
  }

  /// Writes a part of the input, percent-encoded where the set says so.
  mutating func append(
    _ input: Span<UInt8>, in range: Range<Int>, percentEncoding set: PercentEncodeSet
  ) {
    observer.step(range.count)
    output.append(percentEncoding: input.extracting(range), using: set)
  }

  /// Runs the state machine over all of the input.
  mutating func run(_ input: Span<UInt8>, base: URLRecord?) throws(URLParsingError) {
    url.start = position
    if let colon = schemeEnd(input) {
      try scheme(input, colon: colon, base: base)
    } else {
      try noScheme(input, base: base)
    }
    separatePathFromAuthority()
    url.end = position
  }

  /// Where the host is null, keeps a path that begins with two slashes from reading as a host; an
  /// opaque path begins with none.
  ///
  /// Source: URL Standard, section 4.5 ("URL serializing"), step 3.
  private mutating func separatePathFromAuthority() {
    let path = Int(url.pathStart)
    guard !url.hasHost, url.queryStart >= url.pathStart + 2,
      output[path] == UInt8(ascii: "/"), output[path + 1] == UInt8(ascii: "/")
    else { return }
    observer.step(output.count - path)
    output.insert(contentsOf: [UInt8(ascii: "/"), UInt8(ascii: ".")], at: path)
    url.pathStart += 2
    url.queryStart += 2
    url.fragmentStart += 2
  }
}

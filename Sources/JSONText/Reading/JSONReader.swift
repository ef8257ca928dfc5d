/// Reads one JSON text into a tape of nodes.
///
/// The reader keeps the open arrays and objects in a list of its own, so that nesting costs no stack.
///
/// Source: RFC 8259, sections 2, 4 and 5.
struct JSONReader {
  private var scanner: JSONScanner
  private let depthLimit: Int
  private var entries: [JSONTape.Entry] = []
  /// The indices of the arrays and objects that are open, outermost first.
  private var open: [Int] = []

  init(_ text: [UInt8], depthLimit: Int) {
    scanner = JSONScanner(text)
    self.depthLimit = depthLimit
  }

  /// Reads the whole text.
  mutating func read() throws(JSONReadingError) -> JSONTape {
    if scanner.text.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONReadingError(code: .byteOrderMark, offset: 0)
    }
    var isValueDue = true
    while isValueDue {
      scanner.skipWhitespace()
      isValueDue = try readValueOrOpening()
      if !isValueDue { isValueDue = try readSeparators() }
    }
    scanner.skipWhitespace()
    guard scanner.offset == scanner.text.count else {
      throw scanner.unexpectedToken(.trailingContent)
    }
    return JSONTape(text: scanner.text, entries: entries)
  }

  /// Reads a scalar, an empty array or object, or an opening bracket with the first key, if any.
  ///
  /// - Returns: Whether a value must follow, because a bracket is open that holds none yet.
  private mutating func readValueOrOpening() throws(JSONReadingError) -> Bool {
    let start = scanner.offset
    switch scanner.current {
    case ASCII.leftBrace?:
      return try readOpening(.object)
    case ASCII.leftBracket?:
      return try readOpening(.array)
    case ASCII.quotationMark?:
      try readString()
    case UInt8(ascii: "t")?:
      try scanner.scanLiteral("true")
      append(.true, from: start)
    case UInt8(ascii: "f")?:
      try scanner.scanLiteral("false")
      append(.false, from: start)
    case UInt8(ascii: "n")?:
      try scanner.scanLiteral("null")
      append(.null, from: start)
    case let byte? where byte == ASCII.minus || ASCII.isDigit(byte):
      try scanner.scanNumber()
      append(.number, from: start)
    default:
      throw scanner.unexpectedToken(.expectedValue)
    }
    return false
  }

  /// Reads an opening bracket, and either the closing one or the first key, if there is one.
  ///
  /// - Returns: Whether a value must follow.
  private mutating func readOpening(_ kind: JSONTape.Kind) throws(JSONReadingError) -> Bool {
    let start = scanner.offset
    guard open.count < depthLimit else { throw JSONReadingError(code: .tooDeep, offset: start) }
    open.append(entries.count)
    scanner.offset += 1
    append(kind, from: start)
    scanner.skipWhitespace()
    if scanner.current == closingBracket(of: kind) {
      close()
      return false
    }
    if kind == .object { try readKey() }
    return true
  }

  /// Behind a value, reads the brackets that close here, and a comma with the next key, if any.
  ///
  /// - Returns: Whether a value must follow; if not, the outermost value is complete.
  private mutating func readSeparators() throws(JSONReadingError) -> Bool {
    while let container = open.last {
      let kind = entries[container].kind
      scanner.skipWhitespace()
      if scanner.current == closingBracket(of: kind) {
        close()
        continue
      }
      guard scanner.current == ASCII.comma else {
        throw scanner.unexpectedToken(.expectedCommaOrEnd)
      }
      let comma = scanner.offset
      scanner.offset += 1
      scanner.skipWhitespace()
      guard scanner.current != closingBracket(of: kind) else {
        throw JSONReadingError(code: .trailingComma, offset: comma)
      }
      if kind == .object { try readKey() }
      return true
    }
    return false
  }

  private func closingBracket(of kind: JSONTape.Kind) -> UInt8 {
    kind == .object ? ASCII.rightBrace : ASCII.rightBracket
  }

  /// Reads the bracket that closes the innermost array or object.
  private mutating func close() {
    scanner.offset += 1
    let container = open.removeLast()
    entries[container].end = scanner.offset
    entries[container].next = entries.count
  }

  /// Reads a key and the colon behind it.
  private mutating func readKey() throws(JSONReadingError) {
    guard scanner.current == ASCII.quotationMark else {
      throw scanner.unexpectedToken(.expectedKey)
    }
    try readString()
    scanner.skipWhitespace()
    guard scanner.current == ASCII.colon else { throw scanner.unexpectedToken(.expectedColon) }
    scanner.offset += 1
  }

  private mutating func readString() throws(JSONReadingError) {
    let start = scanner.offset
    let traits = try scanner.scanString()
    append(.string, from: start, traits: traits)
  }

  private mutating func append(
    _ kind: JSONTape.Kind, from start: Int, traits: JSONString.Traits = []
  ) {
    entries.append(
      JSONTape.Entry(
        kind: kind, traits: traits, start: start, end: scanner.offset, next: entries.count + 1))
  }
}

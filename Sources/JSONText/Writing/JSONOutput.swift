/// The text that a writer has written so far, and what it must know to go on.
///
/// The writers hand it down to those of inner arrays and objects and take it back; nobody else
/// decides on commas, line ends and indentation.
struct JSONOutput {
  var bytes: [UInt8] = []
  private let style: JSONStyle
  private var depth = 0
  /// Whether nothing stands yet in the innermost open array or object.
  private var isEmptySoFar = true

  init(style: JSONStyle) { self.style = style }

  /// Takes the whole output out of `source`, so that the bytes have one owner and are not copied.
  init(taking source: inout Self) {
    self.init(style: source.style)
    swap(&self, &source)
  }

  // MARK: Structure

  /// Begins an element of an array; does nothing for a value at the top level.
  mutating func beginElement() {
    guard depth > 0 else { return }
    if !isEmptySoFar { bytes.append(ASCII.comma) }
    isEmptySoFar = false
    breakLine()
  }

  /// Begins a member of an object, up to the place of its value.
  mutating func beginMember(_ key: String) {
    beginMember(key.utf8.span, loneSurrogates: .impossible)
  }

  private mutating func beginMember(_ key: Span<UInt8>, loneSurrogates: LoneSurrogates) {
    beginElement()
    append(key, loneSurrogates: loneSurrogates)
    bytes.append(ASCII.colon)
    if style == .indented { bytes.append(ASCII.space) }
  }

  /// Ends a value; at the top level, ends the line.
  mutating func endValue() {
    if depth == 0 { bytes.append(ASCII.lineFeed) }
  }

  /// Opens an array or object.
  mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isEmptySoFar = true
  }

  /// Closes the innermost array or object.
  mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isEmptySoFar { breakLine() }
    // What it stood in holds it now.
    isEmptySoFar = false
    bytes.append(bracket)
  }

  private mutating func breakLine() {
    guard style == .indented else { return }
    bytes.append(ASCII.lineFeed)
    bytes.append(contentsOf: repeatElement(ASCII.space, count: 2 * depth))
  }

  // MARK: Values

  mutating func append(_ value: Bool?) {
    guard let value else { return appendNull() }
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func append(_ value: Int?) {
    guard let value else { return appendNull() }
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func append(_ value: String?) {
    guard let value else { return appendNull() }
    append(value.utf8.span, loneSurrogates: .impossible)
  }

  mutating func append(utf8 value: [UInt8]?) {
    guard let value else { return appendNull() }
    append(value.span, loneSurrogates: .malformed)
  }

  mutating func append(_ value: JSONString?) {
    guard let value else { return appendNull() }
    append(value.decodedSlice.span, loneSurrogates: .escaped)
  }

  mutating func appendNull() { bytes.append(contentsOf: "null".utf8) }

  // MARK: Nodes

  /// Appends a node and all that it holds, in this output's style.
  ///
  /// Numbers stay as they are written; strings are decoded and escaped anew.
  mutating func append(_ node: JSONNode?) {
    guard let node else { return appendNull() }
    let tape = node.tape
    let end = tape.entries[node.index].next
    /// The arrays and objects that are open, outermost first.
    var open: [JSONTape.Entry] = []
    var index = node.index
    while index < end {
      if let container = open.last {
        if container.kind == .object {
          beginMember(tape.string(at: index).decodedSlice.span, loneSurrogates: .escaped)
          index += 1
        } else {
          beginElement()
        }
      }
      let entry = tape.entries[index]
      switch entry.kind {
      case .null: appendNull()
      case .true: append(true)
      case .false: append(false)
      case .number: bytes.append(contentsOf: tape.text[entry.start..<entry.end])
      case .string: append(tape.string(at: index))
      case .array, .object:
        self.open(entry.kind == .object ? ASCII.leftBrace : ASCII.leftBracket)
        open.append(entry)
      }
      index += 1
      while let container = open.last, container.next == index {
        close(container.kind == .object ? ASCII.rightBrace : ASCII.rightBracket)
        open.removeLast()
      }
    }
  }
}

/// What the state machine reads: the input as the standard prepares it.
///
/// Leading and trailing C0 controls and spaces, and all ASCII tabs and newlines, are gone, and what
/// was not UTF-8 reads as U+FFFD. Ordinary input is used as it is; only input that needs it is
/// copied. Offsets in the prepared input lead back to offsets in the original.
///
/// Source: URL Standard, section 4.4 ("URL parsing"), basic URL parser, steps 1 to 3.
struct ParserInput {
  /// The copy, where one was needed; else the bytes of the original in ``range`` are the input.
  private(set) var copy: [UInt8]?
  /// What to read of the original.
  private(set) var range: Range<Int>
  /// Where in the copy the distance to the original changes, ascending.
  private var shifts: [Shift] = []

  private struct Shift {
    let offset: Int
    let distance: Int
  }

  /// Prepares `original`, and reports to `observer` what that takes away.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ original: Span<UInt8>, observer: inout some ParsingObserver) {
    var lower = 0
    var upper = original.count
    while lower < upper, original[lower].isC0ControlOrSpace { lower += 1 }
    while upper > lower, original[upper - 1].isC0ControlOrSpace { upper -= 1 }
    range = lower..<upper
    observer.step(original.count - (upper - lower))
    if lower > 0 {
      observer.validationError(.invalidURLUnit, at: 0)
    } else if upper < original.count {
      observer.validationError(.invalidURLUnit, at: upper)
    }

    let trimmed = original.extracting(range)
    observer.step(trimmed.count)
    var firstTabOrNewline: Int?
    var isASCII = true
    // In most inputs there is nothing to find.
    let first = trimmed.firstOffsetOfUnprintable(in: 0..<trimmed.count) ?? trimmed.count
    for index in first..<trimmed.count {
      let byte = trimmed[index]
      if byte.isASCIITabOrNewline, firstTabOrNewline == nil { firstTabOrNewline = index }
      if byte >= 0x80 { isASCII = false }
    }
    if let firstTabOrNewline {
      observer.validationError(.invalidURLUnit, at: lower + firstTabOrNewline)
    }
    if firstTabOrNewline == nil, !isASCII { observer.step(trimmed.count) }
    if firstTabOrNewline != nil || !(isASCII || UTF8Decoding.isValid(trimmed)) {
      copyRepairing(trimmed, observer: &observer)
    }
  }

  private mutating func copyRepairing(
    _ trimmed: Span<UInt8>, observer: inout some ParsingObserver
  ) {
    var output: [UInt8] = []
    output.reserveCapacity(trimmed.count + 8)
    let base = range.lowerBound
    var runStart = 0
    var index = 0
    observer.step(trimmed.count)
    while index < trimmed.count {
      let byte = trimmed[index]
      let length =
        byte < 0x80
        ? (byte.isASCIITabOrNewline ? 0 : 1)
        : UTF8Decoding.sequenceLength(at: index, in: trimmed)
      if length > 0 {
        index += length
        continue
      }
      output.append(span: trimmed, in: runStart..<index)
      if length < 0 {
        observer.validationError(.malformedUTF8, at: base + index)
        shifts.append(Shift(offset: output.count, distance: base + index - output.count))
        output.append(contentsOf: [0xEF, 0xBF, 0xBD])
      }
      index += max(1, -length)
      runStart = index
      shifts.append(Shift(offset: output.count, distance: base + index - output.count))
    }
    output.append(span: trimmed, in: runStart..<trimmed.count)
    copy = output
    if shifts.first?.offset != 0 { shifts.insert(Shift(offset: 0, distance: base), at: 0) }
  }

  /// The offset in the original of an offset in the prepared input.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of places that were changed.
  func originalOffset(_ offset: Int) -> Int {
    guard copy != nil else { return offset + range.lowerBound }
    var lower = 0
    var upper = shifts.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if shifts[middle].offset <= offset { lower = middle + 1 } else { upper = middle }
    }
    return offset + (lower > 0 ? shifts[lower - 1].distance : range.lowerBound)
  }
}

internal import URLStandard

/// A text of a link, ready to have parts of it marked: its codes are found once for all marks.
struct MarkableText {
  /// The text as given.
  let bytes: [UInt8]
  /// The codes in it, in order.
  private let codes: [CodeRedactor.Replacement]

  /// Finds the codes of a text.
  ///
  /// - Complexity: As that of the redactor.
  init(_ bytes: [UInt8], redactor: CodeRedactor) {
    self.bytes = bytes
    codes = redactor.replacements(in: bytes)
  }

  /// What is shown for some bytes: a character, an escape, or the digest of a code.
  struct Cell {
    /// The bytes that it stands for.
    var range: Range<Int>
    var text: String
    var columns: Int
  }

  /// An offset to hand out cells from, so that about so many bytes are shown before another one.
  ///
  /// It may lie inside a code, which is then handed out whole.
  func start(before offset: Int, by count: Int) -> Int {
    var start = max(0, offset - count)
    // Where a sequence of UTF-8 was hit inside, the next one begins at most three bytes on.
    var skipped = 0
    while start > 0, start < offset, skipped < 3, bytes[start] & 0xC0 == 0x80 {
      start += 1
      skipped += 1
    }
    return start
  }

  /// Hands out cells from an offset on, until the end or until `take` has enough.
  ///
  /// - Parameters:
  ///   - start: Where to begin: at a cell, or inside a code.
  ///   - take: Takes a cell and says whether to go on.
  func forEachCell(from start: Int, _ take: (Cell) -> Bool) {
    var escaper = TerminalText.Escaper()
    var offset = start
    while offset < bytes.count {
      let code = code(endingBehind: offset)
      if let code, code.range.lowerBound <= offset {
        escaper = TerminalText.Escaper()
        let cell = Cell(
          range: code.range, text: code.text, columns: ColumnWidth.columns(of: code.text))
        guard take(cell) else { return }
        offset = code.range.upperBound
        continue
      }
      let cell = cell(at: offset, end: code?.range.lowerBound ?? bytes.count, &escaper)
      guard take(cell) else { return }
      offset = cell.range.upperBound
    }
  }

  /// The cell of the character at an offset; the text that is not a code goes on to `end`.
  private func cell(
    at offset: Int, end: Int, _ escaper: inout TerminalText.Escaper
  ) -> Cell {
    if TerminalText.isPlain(Unicode.Scalar(bytes[offset])) {
      var text = ""
      escaper.appendPlain(String(Unicode.Scalar(bytes[offset]))[...], to: &text)
      return Cell(range: offset..<offset + 1, text: text, columns: 1)
    }
    let sequence = UTF8Decoding.sequenceLength(at: offset, in: bytes.span)
    // A code may begin inside a sequence that is not UTF-8 without it.
    let length = min(abs(sequence), end - offset)
    var scalar: Unicode.Scalar = "\u{FFFD}"
    if sequence == length {
      let value = UTF8Decoding.scalarValue(at: offset, length: length, in: bytes.span)
      scalar = Unicode.Scalar(value) ?? scalar
    }
    let imitatesEscape =
      scalar == "\\"
      && bytes[offset + 1..<end].starts(with: [UInt8(ascii: "u"), UInt8(ascii: "{")])
    var text = ""
    escaper.append(scalar, imitatesEscape: imitatesEscape, to: &text)
    return Cell(
      range: offset..<offset + length, text: text, columns: ColumnWidth.columns(of: text))
  }

  /// The first code that ends behind an offset.
  private func code(endingBehind offset: Int) -> CodeRedactor.Replacement? {
    var (low, high) = (0, codes.count)
    while low < high {
      let middle = (low + high) / 2
      if codes[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < codes.count ? codes[low] : nil
  }
}

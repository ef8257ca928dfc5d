/// A part of a text as it is shown, and a line below it whose carets mark some of its bytes.
///
/// A long text is cut to a window around the marked part. Escapes are marked whole, and so are codes:
/// what a range has of a code is not to be told from the carets.
struct MarkedText {
  /// How wide the window is at most, in columns.
  static let maximumWidth = 72
  /// How much is shown before the marked part.
  private static let maximumLead = 20
  /// How much of the marked part is shown.
  private static let maximumMark = 40
  /// However many characters take no column, a window has no more than this.
  private static let maximumCellCount = 200

  /// The part of the text.
  private(set) var text = ""
  /// Blanks, and carets below what is marked.
  private(set) var carets = ""

  /// Marks a range of a text; an empty one marks the character behind it.
  ///
  /// - Parameters:
  ///   - range: The marked bytes; what lies outside the text does not count.
  ///   - source: The text.
  /// - Complexity: O(log *n*), where *n* is the number of codes in the text.
  init(_ range: Range<Int>, in source: MarkableText) {
    let count = source.bytes.count
    let lower = min(max(0, range.lowerBound), count)
    let upper = max(min(range.upperBound, count), lower + 1)
    // The longest characters have four bytes.
    let start = source.start(before: lower, by: 4 * Self.maximumLead)

    var window = Window(isCut: start > 0)
    source.forEachCell(from: start) { cell in
      if cell.range.upperBound <= lower {
        window.addLead(cell, limit: Self.maximumLead)
        return true
      }
      let isMarked = cell.range.lowerBound < upper
      if isMarked, window.markColumns > 0, window.markColumns + cell.columns > Self.maximumMark {
        window.isCutAtEnd = true
        return false
      }
      guard window.columns + cell.columns < Self.maximumWidth,
        window.cells.count < Self.maximumCellCount
      else {
        window.isCutAtEnd = true
        return false
      }
      window.add(cell, isMarked: isMarked)
      return true
    }
    text =
      (window.isCut ? "…" : "") + window.cells.map(\.text).joined()
      + (window.isCutAtEnd ? "…" : "")
    // A mark of no columns stands on the character before it.
    let indent = (window.isCut ? 1 : 0) + window.leadColumns
    let onLead = window.hasMark && window.markColumns == 0 && indent > 0
    carets =
      String(repeating: " ", count: onLead ? indent - 1 : indent)
      + String(repeating: "^", count: max(1, window.markColumns))
  }

  /// The cells that are shown.
  private struct Window {
    var isCut: Bool
    var isCutAtEnd = false
    private(set) var cells: [MarkableText.Cell] = []
    private(set) var leadColumns = 0
    private(set) var markColumns = 0
    private(set) var tailColumns = 0
    private(set) var hasMark = false

    init(isCut: Bool) { self.isCut = isCut }

    var columns: Int { leadColumns + markColumns + tailColumns }

    mutating func addLead(_ cell: MarkableText.Cell, limit: Int) {
      cells.append(cell)
      leadColumns += cell.columns
      while leadColumns > limit, cells.count > 1 {
        leadColumns -= cells.removeFirst().columns
        isCut = true
      }
    }

    mutating func add(_ cell: MarkableText.Cell, isMarked: Bool) {
      cells.append(cell)
      if isMarked {
        markColumns += cell.columns
        hasMark = true
      } else {
        tailColumns += cell.columns
      }
    }
  }
}

/// A host's code points after the mapping of UTS 46, cut into labels.
struct MappedName {
  /// A label.
  struct Label {
    /// Its code points, of an A-label those that it stands for.
    var scalars: [Unicode.Scalar]
    /// Where each of them stood in the host as written.
    let codePointRanges: [Range<Int>]
    /// Where it stands; empty where the label is.
    let range: Range<Int>
    /// Where the dot before it stands.
    let separator: Range<Int>
    /// The label as A-label, `nil` where it is too long for one.
    var ascii: [UInt8]?

    /// The A-label by UTS 46, which checks the code points and their contexts.
    var asciiByUTS46: [UInt8]? {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return ICUDomainToASCII().process(
        String(text).utf8.span, .toASCII, ignoring: [.length, .hyphens])
    }

    /// Where a code point stood; all of the label where composition has moved them.
    func ranges(at index: Int) -> Range<Int> {
      codePointRanges.count == scalars.count ? codePointRanges[index] : range
    }
  }

  private(set) var codePoints: [HostText.CodePoint] = []

  mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    codePoints.append(HostText.CodePoint(scalar: scalar, range: range))
  }

  /// The labels, also empty ones; at least one.
  func labels(endingAt end: Int) -> [Label] {
    var labels: [Label] = []
    var separator = 0..<0
    var start = 0
    for index in 0...codePoints.count {
      guard index == codePoints.count || codePoints[index].scalar == "." else { continue }
      let ranges = codePoints[start..<index].map(\.range)
      let lower = ranges.first?.lowerBound ?? separator.upperBound
      labels.append(
        Label(
          scalars: codePoints[start..<index].map(\.scalar), codePointRanges: ranges,
          range: lower..<(ranges.last?.upperBound ?? lower), separator: separator, ascii: nil))
      if index < codePoints.count { separator = codePoints[index].range }
      start = index + 1
    }
    return labels
  }
}

import LinkValidation
import OutsideReaders

/// A text on which a model and its reader do not take the same.
struct Observation {
  let text: [UInt8]
  /// The reader's name and version.
  let readerName: String
  let model: URLReading?
  let real: URLReading?

  /// The text's host as written, by the model or else all of the text.
  var writtenHost: ArraySlice<UInt8> { model?.hostRange.map { text[$0] } ?? text[...] }

  /// Whether the reader refuses what the model takes.
  var readerRefuses: Bool { model != nil && real == nil }

  /// Whether the model refuses what the reader takes.
  var modelRefuses: Bool { model == nil && real != nil }

  /// Whether the host as written holds a text, given in lower case, letter case of ASCII aside.
  func hostHolds(_ part: String) -> Bool {
    let host = writtenHost.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    return !host.ranges(of: part.utf8).isEmpty
  }
}

/// A class of texts on which a model and its reader are known to differ, and why.
struct Deviation: Sendable {
  let kind: OutsideReaderKind
  let reason: String
  /// How many of the texts are in the class, counted with `readerName`; the number may only shrink.
  let bound: Int
  let readerName: String
  let matches: @Sendable (Observation) -> Bool

  /// How many texts the tables had when the deviations were counted: with other data, mutations are
  /// other ones too, and only the classes are held.
  static let countedTableSize = 1_497

  /// All that is known; the first class that fits is the one.
  ///
  /// Foundation, libcurl 7.88 and the
  /// grammar of RFC 3986 have none.
  static let all: [Deviation] = [
    Deviation(
      kind: .curl, reason: "another release than the model is of", bound: 0,
      readerName: "libcurl 7.88.1"
    ) { !$0.readerName.hasPrefix("libcurl 7.88.") },
    Deviation(
      kind: .urlsplit,
      reason: "releases before the check of brackets take a host out of brackets anywhere in it",
      bound: 978, readerName: "Python 3.11.7 without bracket check"
    ) { $0.readerName.hasSuffix("without bracket check") && $0.text.contains(UInt8(ascii: "[")) },
    Deviation(
      kind: .ada, reason: "ada takes joiners where the rules for their context forbid them",
      bound: 5, readerName: "ada 4.0.0"
    ) { $0.modelRefuses && ($0.hostHolds("\u{200C}") || $0.hostHolds("\u{200D}")) },
    Deviation(
      kind: .ada, reason: "ada takes Punycode that begins with a delimiter",
      bound: 1, readerName: "ada 4.0.0"
    ) { $0.modelRefuses && $0.hostHolds("xn---") },
    Deviation(
      kind: .node, reason: "the standard's former rule: an A-label must be valid in an ASCII host",
      bound: 258, readerName: "Node.js 20.20.2 (ada 2.9.2)"
    ) { $0.readerRefuses && $0.hostHolds("xn--") },
    Deviation(
      kind: .node, reason: "Unicode before 15.1: capital sharp s is mapped to ss",
      bound: 167, readerName: "Node.js 20.20.2 (ada 2.9.2)"
    ) { $0.model != nil && $0.real != nil && $0.hostHolds("\u{1E9E}") },
    Deviation(
      kind: .node, reason: "Unicode before 16.0: characters that are mapped or ignored since",
      bound: 66, readerName: "Node.js 20.20.2 (ada 2.9.2)"
    ) { $0.readerRefuses && $0.writtenHost.contains { $0 >= 0x80 } },
    Deviation(
      kind: .node, reason: "as in ada: joiners where the rules for their context forbid them",
      bound: 5, readerName: "Node.js 20.20.2 (ada 2.9.2)"
    ) { $0.modelRefuses && ($0.hostHolds("\u{200C}") || $0.hostHolds("\u{200D}")) },
    Deviation(
      kind: .node, reason: "as in ada: Punycode that begins with a delimiter",
      bound: 1, readerName: "Node.js 20.20.2 (ada 2.9.2)"
    ) { $0.modelRefuses && $0.hostHolds("xn---") },
  ]
}

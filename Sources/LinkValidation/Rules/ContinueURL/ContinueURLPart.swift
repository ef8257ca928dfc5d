internal import ActionLinks

/// A part of a continue URL that its handler takes as data: the path, a parameter of the query, or a
/// piece of the fragment.
struct ContinueURLPart: Sendable {
  /// Where a part stands.
  enum Place: String, Sendable {
    /// The path.
    case path
    /// The query.
    case query
    /// The fragment.
    case fragment
  }

  /// Where it stands.
  let place: Place
  /// The name before its `=`; empty in a path and where there is none.
  let name: TracedText
  /// The value, or all of it where it has no name.
  let value: TracedText

  /// The parts of a layer, but the value that is the next layer.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the layer's text.
  static func parts(of layer: SubjectLayer, in subject: Subject) -> [ContinueURLPart] {
    let text = layer.readText
    var parts = [Self(text, .path, name: 0..<0, value: layer.layer.pathRange)]
    let nested = subject.nestedParameter(of: layer)?.valueRange
    for parameter in layer.parameters where parameter.valueRange != nested {
      parts.append(
        parameter.hasEquals
          ? Self(text, .query, name: parameter.nameRange, value: parameter.valueRange)
          : Self(text, .query, name: 0..<0, value: parameter.nameRange))
    }
    if let fragment = layer.layer.fragmentRange {
      // Apps keep routes and parameters there, much as in a path and query.
      for piece in text[fragment].split(whereSeparator: isFragmentSeparator) {
        let equals = piece.firstIndex(of: UInt8(ascii: "="))
        let name = piece.startIndex..<(equals ?? piece.startIndex)
        let value = (equals.map { $0 + 1 } ?? piece.startIndex)..<piece.endIndex
        parts.append(Self(text, .fragment, name: name, value: value))
      }
    }
    return parts
  }

  private static func isFragmentSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "?")
  }

  private init(_ text: [UInt8], _ place: Place, name: Range<Int>, value: Range<Int>) {
    self.place = place
    self.name = TracedText(text, in: name)
    self.value = TracedText(text, in: value)
  }

  /// The name, decoded as often as it can be.
  var decodedName: [UInt8] { name.readings.last?.bytes ?? [] }
}

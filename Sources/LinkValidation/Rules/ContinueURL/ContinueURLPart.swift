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
  /// What is read of the layer's text.
  private let text: [UInt8]
  private let nameRange: Range<Int>
  private let valueRange: Range<Int>
  /// What stands in the name.
  let nameTraits: TextTraits
  /// What stands in the value.
  let valueTraits: TextTraits

  /// The parts of a layer, but the value that is the next layer.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the layer's text.
  static func parts(of layer: SubjectLayer) -> [ContinueURLPart] {
    let text = layer.readText
    var parts: [ContinueURLPart] = []
    parts.reserveCapacity(layer.parameters.count + 2)
    parts.append(Self(text, .path, name: 0..<0, value: layer.layer.pathRange))
    for (index, parameter) in layer.parameters.enumerated() where index != layer.followed {
      parts.append(Self(text, parameter))
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
    self.text = text
    self.place = place
    nameRange = name
    valueRange = value
    nameTraits = TextTraits(text, in: name)
    valueTraits = TextTraits(text, in: value)
  }

  /// Takes a parameter; one without an `=` is all value.
  private init(_ text: [UInt8], _ parameter: LayerParameter) {
    self.text = text
    place = .query
    nameRange = parameter.hasEquals ? parameter.nameRange : 0..<0
    valueRange = parameter.hasEquals ? parameter.valueRange : parameter.nameRange
    nameTraits = parameter.hasEquals ? parameter.nameTraits : TextTraits()
    valueTraits = parameter.hasEquals ? parameter.valueTraits : parameter.nameTraits
  }

  /// The name before its `=`; empty in a path and where there is none.
  var name: TracedText { TracedText(text, in: nameRange) }
  /// The value, or all of it where it has no name.
  var value: TracedText { TracedText(text, in: valueRange) }
  /// The name as written.
  var rawName: ArraySlice<UInt8> { text[nameRange] }
  /// The value as written.
  var rawValue: ArraySlice<UInt8> { text[valueRange] }

  /// The name, decoded as often as it can be.
  var decodedName: [UInt8] {
    nameTraits.hasEscape ? name.readings.last?.bytes ?? [] : Array(rawName)
  }
}

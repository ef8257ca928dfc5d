internal import ActionLinks
internal import URLStandard

/// The end of a layer's text, where it looks cut off.
struct LinkEnd {
  /// What is cut off.
  let message: String
  /// The bytes that show it.
  let range: Range<Int>

  /// Looks at the end of a layer; `nil` where it looks whole.
  init?(of layer: SubjectLayer) {
    // What a fragment ends in says nothing.
    guard layer.layer.fragmentRange == nil, !layer.readText.isEmpty else { return nil }
    let found =
      Self.looseEnd(layer) ?? Self.halfPath(layer) ?? Self.halfPiece(layer)
      ?? Self.halfQuery(layer)
    guard let (message, range) = found else { return nil }
    self.message = message
    self.range = range
  }

  /// The layers whose text ends where the link ends, from the outside in; those of the continue URL
  /// are left out, for nothing is known of how they should end.
  static func layersThatEndTheLink(_ subject: Subject) -> ArraySlice<SubjectLayer> {
    let layers = subject.linkLayers
    var count = 1
    while count < layers.count {
      let outer = layers[count - 1]
      guard let last = outer.parameters.last, last.valueRange.upperBound == outer.readText.count,
        last.hasEquals, last.parameter == layers[count].layer.via
      else { break }
      count += 1
    }
    return layers.prefix(count)
  }

  /// Whether the path of a link begins one of Firebase's own and ends within it.
  static func isHalfAFirebasePath(_ layer: SubjectLayer) -> Bool { halfPath(layer) != nil }

  private typealias Cut = (message: String, range: Range<Int>)

  // MARK: Single bytes

  private static let ellipses = ["...", "…", "%E2%80%A6"]

  private static func looseEnd(_ layer: SubjectLayer) -> Cut? {
    let text = layer.readText
    for ellipsis in ellipses where text.endsIn(ellipsis) {
      return ("it ends in an ellipsis", text.count - ellipsis.utf8.count..<text.count)
    }
    if let escape = text.suffix(2).firstIndex(of: UInt8(ascii: "%")),
      text[(escape + 1)...].allSatisfy(\.isASCIIHexDigit)
    {
      return ("it ends within an escape", escape..<text.count)
    }
    guard let query = layer.layer.queryRange else { return nil }
    let last = text.count - 1..<text.count
    if query.isEmpty { return ("it ends at the beginning of the query", last) }
    switch text[last.lowerBound] {
    case UInt8(ascii: "="): return ("it ends in an equals sign", last)
    case UInt8(ascii: "&"): return ("it ends in an ampersand", last)
    default: return nil
    }
  }

  // MARK: The path

  private static func halfPath(_ layer: SubjectLayer) -> Cut? {
    guard layer.layer.queryRange == nil else { return nil }
    let path = layer.layer.pathRange
    switch layer.kind {
    case .hostingLink, .emulatorLink, .actionURL, .customSchemeLink:
      return ("it ends before its query", path)
    default: break
    }
    let bytes = layer.readText[path]
    guard bytes.count > "/__/".utf8.count else { return nil }
    let isHalf = ["/__/auth/action", "/__/auth/links"].contains { $0.utf8.starts(with: bytes) }
    return isHalf ? ("it ends within its path", path) : nil
  }

  // MARK: The query

  private static func halfPiece(_ layer: SubjectLayer) -> Cut? {
    guard let last = layer.parameters.last else { return nil }
    guard last.hasEquals else {
      return isHalfAName(last.name)
        ? ("it ends in a name without a value", last.nameRange) : nil
    }
    // Nothing that is cut off is longer, were each of its bytes an escape.
    guard last.valueRange.count <= 3 * longestHalf else { return nil }
    let value = last.value
    let isHalf =
      switch last.parameter {
      case .apiKey: isHalfAKey(value)
      case .mode:
        ActionCodeOperation.allCases.contains { $0.mode.hasProperPrefix(value) }
          && ActionCodeOperation(mode: value.utf8.span) == nil
      case .continueURL, .link, .deepLinkID:
        ["https://", "http://"].contains { $0 == value || $0.hasProperPrefix(value) }
      default: false
      }
    return isHalf ? ("it ends within a value", last.valueRange) : nil
  }

  /// The length of the longest text that a value can be the first part of: a key.
  private static let longestHalf = 39

  /// Whether nothing follows the parameters that stand before the code in every link.
  private static func halfQuery(_ layer: SubjectLayer) -> Cut? {
    let leading: [LinkParameter] = [.apiKey, .mode, .lang]
    guard let last = layer.parameters.last, layer.hasActionParameter,
      layer.parameters.allSatisfy({ $0.parameter.map(leading.contains) ?? false })
    else { return nil }
    return ("it ends before the code", last.nameRange.lowerBound..<last.valueRange.upperBound)
  }

  private static func isHalfAName(_ text: String) -> Bool {
    LinkParameter.allCases.contains { parameter in
      parameter.name.utf8.elementsEqual(text.utf8)
        || parameter.group != .dynamicLink && parameter.name.hasProperPrefix(text)
    }
  }

  private static func isHalfAKey(_ text: String) -> Bool {
    let key = text.utf8
    guard key.count < 39, key.starts(with: "AIza".utf8) || "AIza".hasProperPrefix(text) else {
      return false
    }
    return key.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }
}

extension String {
  /// Whether a text is not empty, and is the beginning of this one but not all of it.
  fileprivate func hasProperPrefix(_ text: String) -> Bool {
    !text.utf8.isEmpty && text.utf8.count < utf8.count && utf8.starts(with: text.utf8)
  }
}

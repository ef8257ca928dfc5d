/// A link taken apart by delimiters: its layers from the outside in, and the parameters of each.
///
/// It is about bytes, not about what a URL parser would say, so that anything can be taken apart and
/// what is put together need not be a link.
struct LinkParts {
  /// A piece between ampersands.
  struct Parameter {
    var name: ArraySlice<UInt8>
    /// As it is written.
    var value: ArraySlice<UInt8>
    var hasEquals = true
    /// What separates it from the parameter before it, where that is not the usual `&`.
    var delimiter: ArraySlice<UInt8>?
  }

  /// How a nested link is written as a value.
  enum Escaping {
    /// As it is.
    case none
    /// With escapes for what would end the value or be decoded.
    case sparse
    /// With escapes for all but unreserved characters.
    case full
    /// So, and once more.
    case twice
  }

  struct Layer {
    /// Scheme, authority and path.
    var head: ArraySlice<UInt8>
    var hasQuery = false
    var parameters: [Parameter] = []
    /// With its `#`.
    var fragment: ArraySlice<UInt8> = []
    /// The parameter whose value is the next layer.
    var nested: Int?
    /// How the next layer is written.
    var escaping = Escaping.full
  }

  static let maximumLayerCount = 6

  private(set) var layers: [Layer] = []
  /// The innermost layer that was changed; the values outside it are written anew.
  private var innermostChange = -1

  /// Takes bytes apart; there is at least one layer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, times the number of layers.
  init(_ link: [UInt8]) {
    var text = link[...]
    while layers.count < Self.maximumLayerCount {
      let layer = Self.layer(text)
      layers.append(layer)
      guard let nested = layer.nested else { return }
      text = Self.decoded(layer.parameters[nested].value)[...]
    }
    layers[layers.count - 1].nested = nil
  }

  private static func layer(_ text: ArraySlice<UInt8>) -> Layer {
    let end = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let question = text[..<end].firstIndex(of: UInt8(ascii: "?"))
    var layer = Layer(head: text[..<(question ?? end)], fragment: text[end...])
    guard let question else { return layer }
    layer.hasQuery = true
    var start = question + 1
    while start <= end {
      let pieceEnd = text[start..<end].firstIndex(of: UInt8(ascii: "&")) ?? end
      let equals = text[start..<pieceEnd].firstIndex(of: UInt8(ascii: "="))
      let name = text[start..<(equals ?? pieceEnd)]
      let value = equals.map { text[($0 + 1)..<pieceEnd] } ?? text[pieceEnd..<pieceEnd]
      if !value.isEmpty, isNesting(name) {
        layer.nested = layer.parameters.count
        layer.escaping =
          value.contains(UInt8(ascii: ":")) ? .sparse : .full
      }
      layer.parameters.append(Parameter(name: name, value: value, hasEquals: equals != nil))
      start = pieceEnd + 1
    }
    return layer
  }

  private static let nestingNames = ["link", "deep_link_id", "continueUrl"].map { Array($0.utf8) }

  private static func isNesting(_ name: ArraySlice<UInt8>) -> Bool {
    switch name.count {
    case 4: name.elementsEqual(nestingNames[0])
    case 12: name.elementsEqual(nestingNames[1])
    case 11: name.elementsEqual(nestingNames[2])
    default: false
    }
  }

  // MARK: Changing

  /// Changes a layer.
  mutating func change<Result>(_ index: Int, _ body: (inout Layer) -> Result) -> Result {
    innermostChange = max(innermostChange, index)
    return body(&layers[index])
  }

  /// Says how the layer inside another is written, and writes it so.
  mutating func setEscaping(_ escaping: Escaping, in index: Int) {
    innermostChange = max(innermostChange, index + 1)
    layers[index].escaping = escaping
  }

  /// Takes a parameter out of a layer, and with it the layers inside it.
  mutating func removeParameter(_ parameter: Int, from index: Int) -> Parameter {
    if layers[index].nested == parameter { writeNested(in: index) }
    innermostChange = max(innermostChange, index)
    let removed = layers[index].parameters.remove(at: parameter)
    if let nested = layers[index].nested, nested > parameter { layers[index].nested = nested - 1 }
    return removed
  }

  /// Puts a parameter into a layer.
  mutating func insertParameter(_ parameter: Parameter, at place: Int, into index: Int) {
    innermostChange = max(innermostChange, index)
    layers[index].hasQuery = true
    layers[index].parameters.insert(parameter, at: place)
    if let nested = layers[index].nested, nested >= place { layers[index].nested = nested + 1 }
  }

  /// The value of the parameter as it is now, with the layers inside it.
  mutating func parameter(_ parameter: Int, of index: Int) -> Parameter {
    if layers[index].nested == parameter, innermostChange > index {
      var copy = self
      copy.writeNested(in: index)
      return copy.layers[index].parameters[parameter]
    }
    return layers[index].parameters[parameter]
  }

  /// Keeps the layers from one on, as a link of their own.
  mutating func removeLayers(before index: Int) {
    layers.removeSubrange(..<index)
    innermostChange -= index
  }

  /// Puts a layer around all others.
  mutating func wrap(in layer: Layer) {
    guard layers.count < Self.maximumLayerCount else { return }
    layers.insert(layer, at: 0)
    innermostChange = max(innermostChange + 1, 1)
  }

  /// Puts the layers of another link from one on into a layer, in place of what it wraps.
  mutating func replaceNested(of index: Int, by other: LinkParts, from otherIndex: Int) {
    layers.removeSubrange((index + 1)...)
    if layers[index].nested == nil {
      let name = Self.nestingNames[index == 0 ? 0 : 2]
      layers[index].hasQuery = true
      layers[index].nested = layers[index].parameters.count
      layers[index].parameters.append(Parameter(name: name[...], value: []))
    }
    layers.append(contentsOf: other.layers[otherIndex...].prefix(Self.maximumLayerCount))
    innermostChange = layers.count - 1
  }

  // MARK: Putting together

  /// The bytes of the whole link.
  ///
  /// - Complexity: O(*n*), where *n* is their number, times the number of layers.
  func bytes() -> [UInt8] {
    var copy = self
    return copy.layers.isEmpty ? [] : copy.written(0)
  }

  private mutating func writeNested(in index: Int) {
    guard let nested = layers[index].nested, index + 1 < layers.count else { return }
    if innermostChange > index {
      let inner = written(index + 1)
      layers[index].parameters[nested].value =
        Self.escaped(inner, layers[index].escaping)[...]
    }
    layers[index].nested = nil
    layers.removeSubrange((index + 1)...)
  }

  private mutating func written(_ index: Int) -> [UInt8] {
    if innermostChange > index { writeNested(in: index) }
    let layer = layers[index]
    var output: [UInt8] = []
    output.reserveCapacity(
      layer.head.count + layer.fragment.count + 1
        + layer.parameters.reduce(0) { $0 + $1.name.count + $1.value.count + 2 })
    output.append(contentsOf: layer.head)
    if layer.hasQuery { output.append(UInt8(ascii: "?")) }
    for (number, parameter) in layer.parameters.enumerated() {
      if let delimiter = parameter.delimiter {
        output.append(contentsOf: delimiter)
      } else if number > 0 {
        output.append(UInt8(ascii: "&"))
      }
      output.append(contentsOf: parameter.name)
      guard parameter.hasEquals else { continue }
      output.append(UInt8(ascii: "="))
      output.append(contentsOf: parameter.value)
    }
    output.append(contentsOf: layer.fragment)
    return output
  }
}

/// Mutations of what queries hold, and of how it is written.
extension LinkMutator {
  typealias Parameter = LinkParts.Parameter

  /// A layer, any one.
  mutating func layer(of parts: LinkParts) -> Int { random.number(below: parts.layers.count) }

  /// A parameter, any one of any layer; `nil` where the layer that was chosen has none.
  private mutating func parameter(of parts: LinkParts) -> (layer: Int, place: Int)? {
    let layer = layer(of: parts)
    let count = parts.layers[layer].parameters.count
    return count > 0 ? (layer, random.number(below: count)) : nil
  }

  /// Changes a parameter in its place.
  mutating func changeParameter(
    _ parts: inout LinkParts, _ change: (inout LinkMutator, inout Parameter) -> Void
  ) {
    guard let (layer, place) = parameter(of: parts) else { return }
    var parameter = parts.removeParameter(place, from: layer)
    change(&self, &parameter)
    parts.insertParameter(parameter, at: place, into: layer)
  }

  private mutating func insert(_ parameter: Parameter, into parts: inout LinkParts) {
    let layer = layer(of: parts)
    let count = parts.layers[layer].parameters.count
    parts.insertParameter(parameter, at: random.number(below: count + 1), into: layer)
  }

  mutating func moveParameter(_ parts: inout LinkParts) {
    guard let (layer, place) = parameter(of: parts) else { return }
    insert(parts.removeParameter(place, from: layer), into: &parts)
  }

  mutating func copyParameter(_ parts: inout LinkParts) {
    guard let (layer, place) = parameter(of: parts) else { return }
    insert(parts.parameter(place, of: layer), into: &parts)
  }

  mutating func contradictParameter(_ parts: inout LinkParts) {
    guard let (layer, place) = parameter(of: parts) else { return }
    var copy = parts.parameter(place, of: layer)
    replaceValue(of: &copy)
    let isBefore = random.happens(perMille: 500)
    parts.insertParameter(copy, at: isBefore ? place : place + 1, into: layer)
  }

  mutating func removeParameter(_ parts: inout LinkParts) {
    guard let (layer, place) = parameter(of: parts) else { return }
    _ = parts.removeParameter(place, from: layer)
  }

  mutating func addParameter(_ parts: inout LinkParts) {
    var parameter = Parameter(
      name: random.element(of: LinkVocabulary.names, or: [])[...], value: [])
    replaceValue(of: &parameter)
    insert(parameter, into: &parts)
  }

  mutating func moveToFragment(_ parts: inout LinkParts) {
    guard let (layer, place) = parameter(of: parts) else { return }
    let parameter = parts.removeParameter(place, from: layer)
    parts.change(layer) { layer in
      layer.fragment.append(UInt8(ascii: layer.fragment.isEmpty ? "#" : "&"))
      layer.fragment.append(contentsOf: parameter.name)
      layer.fragment.append(UInt8(ascii: "="))
      layer.fragment.append(contentsOf: parameter.value)
    }
  }

  mutating func repeatCode(_ parts: inout LinkParts) {
    let codes = parts.layers.flatMap(\.parameters).filter { $0.name.elementsEqual("oobCode".utf8) }
    guard let code = codes.last?.value else { return }
    let innermost = parts.layers.count - 1
    switch random.number(below: 3) {
    case 0: parts.change(innermost) { $0.head.append(contentsOf: Array("/".utf8) + code) }
    case 1: parts.change(innermost) { $0.fragment = Array("#".utf8) + code }
    default:
      let place = random.number(below: parts.layers[innermost].parameters.count + 1)
      parts.insertParameter(
        Parameter(name: Array("id".utf8)[...], value: code), at: place, into: innermost)
    }
  }

  // MARK: One parameter

  mutating func replaceValue(of parameter: inout Parameter) {
    let borders = random.happens(perMille: 500) ? BorderValues.values(of: parameter.name) : []
    let values = borders.isEmpty ? LinkVocabulary.values : borders
    parameter.value = random.element(of: values, or: [])[...]
    parameter.hasEquals = true
  }

  mutating func adjustValue(of parameter: inout Parameter) {
    let letters = Array("abcXYZ019-_.".utf8)
    let letter = random.element(of: letters, or: UInt8(ascii: "a"))
    let count = parameter.value.count
    // Checks look at how a value begins.
    let place = random.happens(perMille: 300) ? 0 : random.number(below: count + 1)
    let index = parameter.value.startIndex + place
    switch random.number(below: 3) {
    case 0: parameter.value.insert(letter, at: index)
    case 1: if place < count { parameter.value.remove(at: index) }
    default: if place < count { parameter.value[index] = letter }
    }
  }

  mutating func emptyValue(of parameter: inout Parameter) {
    parameter.value = []
    parameter.hasEquals = random.happens(perMille: 500)
  }

  mutating func recase(_ parameter: inout Parameter) {
    if random.happens(perMille: 700) {
      recase(&parameter.name)
    } else {
      recase(&parameter.value)
    }
  }

  /// Changes the case of all letters, or of one.
  mutating func recase(_ text: inout ArraySlice<UInt8>) {
    guard !text.isEmpty else { return }
    let place = text.startIndex + random.number(below: text.count)
    for index in random.happens(perMille: 500) ? text.indices : place..<place + 1
    where (text[index] | 0x20) &- UInt8(ascii: "a") < 26 {
      text[index] ^= 0x20
    }
  }

  mutating func replaceDelimiter(of parameter: inout Parameter) {
    parameter.delimiter =
      random.element(
        of: [";", "%26", "&&", "&amp;", "?", "#", "&&amp;", "\n&"].map { Array($0.utf8)[...] },
        or: [])
  }

  // MARK: Encoding

  /// The layers that hold another.
  private mutating func outerLayer(of parts: LinkParts) -> Int? {
    parts.layers.count > 1 ? random.number(below: parts.layers.count - 1) : nil
  }

  mutating func encodeMore(_ parts: inout LinkParts) {
    if random.happens(perMille: 400), let layer = outerLayer(of: parts) {
      return parts.setEscaping(.twice, in: layer)
    }
    changeParameter(&parts) { mutator, parameter in
      switch mutator.random.number(below: 3) {
      case 0: parameter.name = LinkParts.escapedWholly(parameter.name)[...]
      case 1: parameter.value = LinkParts.escaped(Array(parameter.value), .sparse)[...]
      default:
        // One letter of the name, which readers find once they decode it.
        guard let first = parameter.name.first else { return }
        parameter.name = LinkParts.escapedWholly([first]) + parameter.name.dropFirst()
      }
    }
  }

  mutating func encodeLess(_ parts: inout LinkParts) {
    if random.happens(perMille: 600), let layer = outerLayer(of: parts) {
      return parts.setEscaping(random.happens(perMille: 500) ? .none : .sparse, in: layer)
    }
    changeParameter(&parts) { mutator, parameter in
      parameter.value = LinkParts.decoded(parameter.value)[...]
      parameter.name = LinkParts.decoded(parameter.name)[...]
    }
  }
}

/// The tricks that handlers fall for most often, each of them played alone on a link that is good
/// otherwise: chance would take its time to come by some.
struct HandlerTricks {
  private let parts: LinkParts

  /// Prepares the tricks for a link.
  init(on link: [UInt8]) { parts = LinkParts(link) }

  /// The link with each trick, on every layer.
  var all: [[UInt8]] { parts.layers.indices.flatMap { hosts(in: $0) + parameters(in: $0) } }

  // MARK: Hosts

  private static let stranger = Array("evil.example".utf8)

  private func hosts(in index: Int) -> [[UInt8]] {
    let head = parts.layers[index].head
    guard let place = LinkMutator.authority(of: head) else { return [] }
    let host = head[place]
    let changed: [[UInt8]] =
      [
        Self.stranger, Array("x".utf8) + host, Array("x.".utf8) + host,
        host + Array(".".utf8) + Self.stranger, host + Array("@".utf8) + Self.stranger,
        Self.stranger + Array("\\@".utf8) + host, Self.stranger + Array("\\.".utf8) + host,
      ]
    let authorities = changed.map {
      Array(head[..<place.lowerBound]) + $0 + Array(head[place.upperBound...])
    }
    let insecure = Array("http://".utf8) + Array(head[place.lowerBound...])
    return (authorities + [insecure]).map { head in
      var copy = parts
      copy.change(index) { $0.head = head[...] }
      return copy.bytes()
    }
  }

  // MARK: Parameters

  /// Values that no link of the project has, by the names of their parameters.
  private static let others: [(name: [UInt8], value: [UInt8])] = [
    (Array("oobCode".utf8), Array("\(HandlerSeeds.mark)other".utf8)),
    (Array("continueUrl".utf8), Array("https%3A%2F%2Fevil.example%2F".utf8)),
  ]

  private func parameters(in index: Int) -> [[UInt8]] {
    parts.layers[index].parameters.indices.flatMap { place -> [[UInt8]] in
      let name = parts.layers[index].parameters[place].name
      guard let other = Self.others.first(where: { name.elementsEqual($0.name) }) else { return [] }
      return [
        with(LinkParts.Parameter(name: name, value: other.value[...]), at: place, in: index),
        with(LinkParts.Parameter(name: name, value: other.value[...]), at: place + 1, in: index),
        changed(place, in: index) { $0.name = $0.name.map(Self.uppercased)[...] },
        changed(place, in: index) { parameter in
          let once = LinkParts.escapedWholly(LinkParts.decoded(parameter.value)[...])
          parameter.value = LinkParts.escaped(once, .sparse)[...]
        },
        inFragment(place, of: index),
      ]
    }
  }

  private func with(_ parameter: LinkParts.Parameter, at place: Int, in index: Int) -> [UInt8] {
    var copy = parts
    copy.insertParameter(parameter, at: place, into: index)
    return copy.bytes()
  }

  private func changed(
    _ place: Int, in index: Int, _ change: (inout LinkParts.Parameter) -> Void
  ) -> [UInt8] {
    var copy = parts
    var parameter = copy.removeParameter(place, from: index)
    change(&parameter)
    copy.insertParameter(parameter, at: place, into: index)
    return copy.bytes()
  }

  private func inFragment(_ place: Int, of index: Int) -> [UInt8] {
    var copy = parts
    let parameter = copy.removeParameter(place, from: index)
    copy.change(index) { layer in
      let text = parameter.name + Array("=".utf8) + parameter.value
      layer.fragment = Array("#".utf8) + text
    }
    return copy.bytes()
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "a") < 26 ? byte & ~0x20 : byte
  }
}

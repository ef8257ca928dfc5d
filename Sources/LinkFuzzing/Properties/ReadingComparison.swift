import ActionLinks
import URLStandard

/// Compares what two links read as, but for their spelling.
struct ReadingComparison {
  private let left: ActionLink
  private let right: ActionLink
  // A link makes its layers anew each time that it is asked for them.
  private let layers: [LinkLayer]
  private let otherLayers: [LinkLayer]

  init(_ left: ActionLink, _ right: ActionLink) {
    self.left = left
    self.right = right
    layers = left.layers
    otherLayers = right.layers
  }

  /// The first difference, or `nil`; it names no text of the links.
  var difference: String? {
    if left.kind != right.kind { return "kind \(left.kind) became \(right.kind)" }
    if left.operation != right.operation { return "operation" }
    if left.isSignIn != right.isSignIn { return "isSignIn" }
    if left.handler != right.handler { return "handler" }
    return parameterDifference ?? layerDifference ?? payloadDifference ?? dynamicLinkDifference
  }

  private var parameterDifference: String? {
    let (left, right) = (left.parameters, right.parameters)
    if left.mode != right.mode { return "mode" }
    if left.oobCode != right.oobCode { return "oobCode" }
    if left.apiKey != right.apiKey { return "apiKey" }
    if left.lang != right.lang { return "lang" }
    if left.tenantID != right.tenantID { return "tenantId" }
    // Its text is compared as a layer.
    if (left.continueURL == nil) != (right.continueURL == nil) { return "continueUrl" }
    return nil
  }

  private var layerDifference: String? {
    let (left, right) = (layers, otherLayers)
    guard left.count == right.count else {
      return "\(left.count) layers became \(right.count)"
    }
    for (index, (one, other)) in zip(left, right).enumerated() {
      if one.role != other.role { return "role \(one.role) of layer \(index) became \(other.role)" }
      if one.kind != other.kind { return "kind \(one.kind) of layer \(index) became \(other.kind)" }
      if one.via != other.via { return "the way into layer \(index)" }
      switch (one.url, other.url) {
      case (let one?, let other?):
        let (end, otherEnd) = (Int(one.offsets.queryStart), Int(other.offsets.queryStart))
        guard one.serialized[..<end] == other.serialized[..<otherEnd],
          one.offsets.pathStart == other.offsets.pathStart
        else { return "the URL of layer \(index)" }
      case (nil, nil): break
      default: return "whether layer \(index) is a URL"
      }
      if one.scheme != other.scheme { return "the scheme of layer \(index)" }
      let isLastContinue = one.role == .continue && index == left.count - 1
      if !isLastContinue, let difference = queryDifference(one, other) {
        return "\(difference) of layer \(index)"
      }
    }
    if let one = left.last, let other = right.last, one.role == .continue, one.url != other.url {
      return "the continue URL"
    }
    return nil
  }

  private func queryDifference(_ left: LinkLayer, _ right: LinkLayer) -> String? {
    let (known, others) = sorted(left)
    let (otherKnown, otherOthers) = sorted(right)
    if known.keys != otherKnown.keys { return "the known parameters" }
    for (parameter, value) in known where otherKnown[parameter] != value {
      // A wrapped URL is compared as a layer.
      let next = left.index + 1
      guard next < layers.count, layers[next].via == parameter else { return parameter.name }
    }
    return others == otherOthers ? nil : "the unknown parameters"
  }

  /// An unknown parameter as a reader has it, however it is spelled and wherever it stands.
  private struct Unknown: Equatable {
    var name: String
    var value: String
    var hasEquals: Bool
  }

  private func sorted(_ layer: LinkLayer) -> ([LinkParameter: String], [Unknown]) {
    var known: [LinkParameter: String] = [:]
    var others: [Unknown] = []
    for parameter in layer.queryParameters {
      if let name = parameter.parameter {
        if parameter.hasEquals { known[name] = parameter.value }
      } else {
        others.append(
          Unknown(
            name: parameter.name, value: parameter.value, hasEquals: parameter.hasEquals))
      }
    }
    return (known, others)
  }

  private var payloadDifference: String? {
    let (one, other) = (left.payload, right.payload)
    guard one.count == other.count else { return "the number of payload parameters" }
    for (one, other) in zip(one, other)
    where one.name != other.name || one.value != other.value || one.hasEquals != other.hasEquals
      || one.parameter != other.parameter
    {
      return "the payload"
    }
    let fragments = [left, right].map { link in
      link.payloadFragment.map { String(percentDecoding: $0) }
    }
    return fragments[0] == fragments[1] ? nil : "the payload's fragment"
  }

  private var dynamicLinkDifference: String? {
    let (one, other) = (left.dynamicLinkParameters, right.dynamicLinkParameters)
    guard (one == nil) == (other == nil) else { return "whether there is a Dynamic Link" }
    guard let one, let other else { return nil }
    return one.elementsEqual(other) { $0 == $1 } ? nil : "the Dynamic Link parameters"
  }
}

internal import ActionLinks

/// Which layers and parameters the rules on queries look at.
extension Subject {
  /// The action's layer where it has the shape of an action: by its path or query it is a known
  /// kind, or it has at least one of the parameters that every action has.
  ///
  /// Other links are no action links with something missing; they are no action links.
  var actionCandidate: SubjectLayer? {
    guard let action else { return nil }
    if action.kind != .none, action.role == .action { return action }
    return action.hasActionParameter ? action : nil
  }

  /// Whether the link looks as if it were meant to be an action link, whole or not.
  var resemblesActionLink: Bool {
    link.kind != .none || linkLayers.contains { $0.hasActionParameter }
  }

  /// The layers whose queries belong to Firebase.
  ///
  /// They are those of the link, and a Hosting link or Dynamic Link that is the continue URL. The
  /// query of any other continue URL is the app's own.
  var firebaseLayers: [SubjectLayer] {
    layers.filter { layer in
      !layer.isContinue || layer.kind == .hostingLink
        || layer.kind == .dynamicLink && isOnDynamicLinkHost(layer)
    }
  }

  /// The parameters of a layer but the one that the next layer was read from.
  func ownParameters(of layer: SubjectLayer) -> [QueryParameter] {
    guard let followed = followedParameter(of: layer) else { return layer.parameters }
    var parameters = layer.parameters
    parameters.remove(at: followed)
    return parameters
  }

  /// The number of the parameter that the next layer was read from, or `nil` for the innermost.
  private func followedParameter(of layer: SubjectLayer) -> Int? {
    guard layer.index + 1 < layers.count, let via = layers[layer.index + 1].layer.via else {
      return nil
    }
    return layer.parameters.lastIndex { $0.parameter == via && $0.hasEquals }
  }

  /// The parts of a layer's text that no other layer covers, behind its authority: ranges in what
  /// is read of it.
  func ownParts(of layer: SubjectLayer) -> [Range<Int>] {
    let followed = followedParameter(of: layer)
    var parts: [Range<Int>] = []
    parts.reserveCapacity(2 * layer.parameters.count + 2)
    parts.append(layer.layer.pathRange)
    for (index, parameter) in layer.parameters.enumerated() where index != followed {
      parts.append(parameter.nameRange)
      parts.append(parameter.valueRange)
    }
    parts.append(layer.layer.fragmentRange ?? 0..<0)
    return parts.filter { !$0.isEmpty }
  }

  /// Whether a layer stands on a host of Dynamic Links: one label before a suffix of the service,
  /// or one of the policy's `dynamicLinkDomains`.
  func isOnDynamicLinkHost(_ layer: SubjectLayer) -> Bool {
    guard let host = layer.host else { return false }
    if policy.dynamicLinkDomains.contains(where: { $0.host == host }) { return true }
    return [".page.link", ".app.goo.gl", ".app.google"].contains { suffix in
      host.hasSuffix(suffix) && !host.dropLast(suffix.utf8.count).contains(".")
    }
  }
}

extension SubjectLayer {
  /// Whether the query names one of the parameters that every action has.
  var hasActionParameter: Bool {
    parameters.contains { [.apiKey, .mode, .oobCode].contains($0.parameter) }
  }
}

extension [String] {
  /// Whether an entry has the same bytes.
  ///
  /// Strings compare by canonical equivalence, by which a Kelvin sign is a `K`.
  func containsExactly(_ text: String) -> Bool {
    contains { $0.utf8.elementsEqual(text.utf8) }
  }
}

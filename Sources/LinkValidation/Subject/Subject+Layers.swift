internal import ActionLinks

/// Which layers and parameters the rules on queries look at.
extension Subject {
  /// Whether the link looks as if it were meant to be an action link, whole or not.
  var resemblesActionLink: Bool {
    link.kind != .none || linkLayers.contains { $0.hasActionParameter }
  }

  /// The parts of a layer's text that no other layer covers, behind its authority: ranges in what
  /// is read of it.
  func ownParts(of layer: SubjectLayer) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    parts.reserveCapacity(2 * layer.parameters.count + 2)
    parts.append(layer.layer.pathRange)
    for (index, parameter) in layer.parameters.enumerated() where index != layer.followed {
      parts.append(parameter.nameRange)
      parts.append(parameter.valueRange)
    }
    parts.append(layer.layer.fragmentRange ?? 0..<0)
    return parts.filter { !$0.isEmpty }
  }

  /// Whether a layer stands on a host of Dynamic Links: one label before a suffix of the service,
  /// or one of the policy's `dynamicLinkDomains`.
  func isOnDynamicLinkHost(_ layer: SubjectLayer) -> Bool { policy.isOnDynamicLinkHost(layer) }
}

extension PolicyIndex {
  /// What the hosts of the service end in.
  private static let dynamicLinkSuffixes = [".page.link", ".app.goo.gl", ".app.google"]

  /// As ``Subject/isOnDynamicLinkHost(_:)``.
  func isOnDynamicLinkHost(_ layer: SubjectLayer) -> Bool {
    guard let host = layer.host else { return false }
    if dynamicLinkDomains.contains(where: { $0.host == host }) { return true }
    return Self.dynamicLinkSuffixes.contains { suffix in
      host.utf8.endsIn(suffix)
        && !host.utf8.dropLast(suffix.utf8.count).contains(UInt8(ascii: "."))
    }
  }
}

extension SubjectLayer {
  /// Whether the query names one of the parameters that every action has.
  var hasActionParameter: Bool {
    !known.isDisjoint(with: [.apiKey, .mode, .oobCode])
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

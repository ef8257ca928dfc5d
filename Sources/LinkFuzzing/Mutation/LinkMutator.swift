/// Changes links in ways that are known to divide readers, the same ones for the same seed.
///
/// ```swift
/// var mutator = LinkMutator(seed: 1)
/// let changed = mutator.mutate(link, maximumLength: 4096)
/// let spliced = mutator.crossover(link, another, maximumLength: 4096)
/// ```
///
/// Half of the changes are a ``LinkMutation``, which takes the link apart and knows its layers,
/// parameters and hosts; the other half change bytes wherever they stand.
public struct LinkMutator: Sendable {
  /// Changes bytes, such as a fuzzer's own mutation; the length that may come out is the second
  /// parameter.
  public typealias ByteMutation = (_ bytes: inout [UInt8], _ maximumLength: Int) -> Void

  var random: SeededGenerator

  /// Creates a mutator.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A changed link: one to four changes, of bytes or of parts.
  ///
  /// - Parameters:
  ///   - link: Any bytes.
  ///   - maximumLength: No more bytes than this come out.
  ///   - byteMutation: Changes bytes, or `nil` for the mutator's own way, which alone is the same
  ///     for the same seed.
  /// - Returns: The changed bytes, seldom the same ones.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func mutate(
    _ link: [UInt8], maximumLength: Int = 1 << 16, byteMutation: ByteMutation? = nil
  ) -> [UInt8] {
    let count = 1 + random.number(below: 4)
    let structuralCount = random.number(below: count + 1)
    var bytes = link
    if structuralCount > 0 {
      var parts = LinkParts(link)
      for _ in 0..<structuralCount {
        apply(random.element(of: LinkMutation.allCases, or: .recase), to: &parts)
      }
      bytes = parts.bytes()
    }
    cut(&bytes, to: maximumLength)
    for _ in structuralCount..<count {
      if let byteMutation, random.happens(perMille: 700) {
        byteMutation(&bytes, maximumLength)
      } else {
        mutateBytes(&bytes)
      }
      cut(&bytes, to: maximumLength)
    }
    return bytes
  }

  /// A link with one change of a kind.
  ///
  /// - Parameters:
  ///   - mutation: The kind.
  ///   - link: Any bytes; where they lack what is changed, they may stay as they are.
  ///   - maximumLength: No more bytes than this come out.
  /// - Returns: The changed bytes.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func apply(
    _ mutation: LinkMutation, to link: [UInt8], maximumLength: Int = 1 << 16
  ) -> [UInt8] {
    var parts = LinkParts(link)
    apply(mutation, to: &parts)
    var bytes = parts.bytes()
    cut(&bytes, to: maximumLength)
    return bytes
  }

  private mutating func apply(_ mutation: LinkMutation, to parts: inout LinkParts) {
    switch mutation {
    case .moveParameter: moveParameter(&parts)
    case .copyParameter: copyParameter(&parts)
    case .contradictParameter: contradictParameter(&parts)
    case .removeParameter: removeParameter(&parts)
    case .addParameter: addParameter(&parts)
    case .replaceValue: changeParameter(&parts) { $0.replaceValue(of: &$1) }
    case .adjustValue: changeParameter(&parts) { $0.adjustValue(of: &$1) }
    case .emptyValue: changeParameter(&parts) { $0.emptyValue(of: &$1) }
    case .recase: changeParameter(&parts) { $0.recase(&$1) }
    case .moveToFragment: moveToFragment(&parts)
    case .repeatCode: repeatCode(&parts)
    case .encodeMore: encodeMore(&parts)
    case .encodeLess: encodeLess(&parts)
    case .replaceDelimiter: changeParameter(&parts) { $0.replaceDelimiter(of: &$1) }
    case .wrap: wrap(&parts)
    case .unwrap: if parts.layers.count > 1 { parts.removeLayers(before: 1) }
    case .replacePath: changeHead(&parts) { $0.replacePath(of: &$1) }
    case .replaceScheme: changeHead(&parts) { $0.replaceScheme(of: &$1) }
    case .addUserinfo: changeHost(&parts) { $0.addUserinfo(to: &$1) }
    case .addBackslash: changeHost(&parts) { $0.addBackslash(to: &$1) }
    case .changeDots: changeHost(&parts) { $0.changeDots(in: &$1) }
    case .imitateHost: changeHost(&parts) { $0.imitate(&$1) }
    case .numericHost: changeHost(&parts) { $0.replaceByNumber(&$1) }
    case .encodeHost: changeHost(&parts) { $0.encodeCharacters(of: &$1) }
    case .recaseHost: changeHost(&parts) { $0.recaseHost(&$1) }
    case .changePort: changeHost(&parts) { $0.changePort(of: &$1) }
    case .replaceHost: changeHost(&parts) { $0.replaceHost(&$1) }
    }
  }

  func cut(_ bytes: inout [UInt8], to maximumLength: Int) {
    if bytes.count > maximumLength { bytes.removeSubrange(max(0, maximumLength)...) }
  }

  /// A range of the bytes, no longer than `longest`.
  mutating func range(in bytes: [UInt8], longest: Int) -> Range<Int> {
    let start = random.number(below: bytes.count + 1)
    let length = random.number(below: min(longest, bytes.count - start) + 1)
    return start..<start + length
  }
}

internal import ActionLinks
internal import URLStandard

/// A URL as it is written somewhere in a link: a layer, or the value of a parameter that a Dynamic
/// Link falls back to.
struct URLText: Sendable {
  /// The number of the layer that it is, or that holds it.
  let layer: Int
  /// Its bytes.
  let bytes: [UInt8]
  /// Where the brackets of an address in its host stand, or `nil`.
  let bracketed: Range<Int>?
  /// Where its fragment begins, or its end.
  let fragmentStart: Int
  /// Where its query stands, or an empty range.
  let query: Range<Int>
  /// Whether another URL holds it.
  let isNested: Bool
  /// Where blanks and control characters begin to end: what stands between those at both ends.
  let core: Range<Int>
  /// The stretches of it that are no URLs of their own.
  let stretches: [Range<Int>]
  /// Where the value stands that it was decoded from, or `nil` for a layer.
  private let container: Range<Int>?
  private let isValue: Bool

  /// What a finding on a range of the text has for its own range.
  func findingRange(_ range: Range<Int>) -> Range<Int>? { isValue ? container : range }

  /// The URLs of a link, the outermost first, but those that no rule on text finds anything in.
  static func all(in subject: Subject) -> [URLText] {
    var texts: [URLText] = []
    for layer in subject.layers {
      let fallbacks =
        layer.known.isDisjoint(with: fallbackParameters)
        ? [] : layer.parameters.filter { isFallback($0) && !$0.valueRange.isEmpty }
      if isWorthALook(layer.traits) {
        texts.append(URLText(layer, fallbacks: fallbacks, in: subject))
      }
      for fallback in fallbacks {
        let text = Array(fallback.rawValue).percentDecoded()
        guard isWorthALook(TextTraits(text, in: 0..<text.count)) else { continue }
        texts.append(URLText(text, valueOf: fallback, of: layer))
      }
    }
    return texts
  }

  /// Whether a text has a byte that rules on text look for; an escape counts for one beyond ASCII.
  private static func isWorthALook(_ traits: TextTraits) -> Bool {
    !traits.written.isDisjoint(with: [.control, .space, .nonASCII, .invalidInURL, .hash])
      || traits.escaped.contains(.nonASCII)
  }

  private static let fallbackParameters: ParameterSet = [
    .otherFallbackLink, .androidFallbackLink, .iOSFallbackLink, .iPadFallbackLink, .socialImageLink,
  ]

  private static func isFallback(_ parameter: LayerParameter) -> Bool {
    parameter.hasEquals && parameter.parameter.map(fallbackParameters.contains) ?? false
  }

  private init(_ layer: SubjectLayer, fallbacks: [LayerParameter], in subject: Subject) {
    var holes: [Range<Int>] = []
    if let nested = subject.nestedParameter(of: layer).flatMap(layer.valueRange) {
      holes.append(nested)
    }
    holes += fallbacks.compactMap(layer.valueRange)
    self.init(
      layer.text, of: layer.index, authority: layer.range(layer.authority?.host),
      isNested: layer.index > 0, holes: holes, isValue: false, container: nil)
  }

  private init(_ text: [UInt8], valueOf parameter: LayerParameter, of layer: SubjectLayer) {
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    let authority = AuthorityText(text, colon: colon, isSpecial: true)
    self.init(
      text, of: layer.index, authority: authority?.host, isNested: true, holes: [], isValue: true,
      container: layer.valueRange(parameter))
  }

  private init(
    _ bytes: [UInt8], of layer: Int, authority host: Range<Int>?, isNested: Bool,
    holes: [Range<Int>], isValue: Bool, container: Range<Int>?
  ) {
    self.layer = layer
    self.bytes = bytes
    self.isNested = isNested
    self.isValue = isValue
    self.container = container
    let isBracketed = host.map { bytes[$0].first == UInt8(ascii: "[") } ?? false
    bracketed = isBracketed ? host : nil
    fragmentStart = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let question = bytes[..<fragmentStart].firstIndex(of: UInt8(ascii: "?"))
    query = (question ?? fragmentStart)..<fragmentStart
    let start = bytes.firstIndex { !$0.isC0ControlOrSpace } ?? bytes.count
    let end = bytes.lastIndex { !$0.isC0ControlOrSpace }.map { $0 + 1 } ?? start
    core = start..<end
    var stretches: [Range<Int>] = []
    var next = 0
    for hole in holes.sorted(by: { $0.lowerBound < $1.lowerBound }) where hole.lowerBound >= next {
      stretches.append(next..<hole.lowerBound)
      next = hole.upperBound
    }
    self.stretches = stretches + [next..<bytes.count]
  }

  /// The places at which something offends.
  ///
  /// - Parameters:
  ///   - limits: Where to look.
  ///   - length: Given an offset, how many bytes offend there; 0 if none does.
  /// - Returns: The first place, and how many more there are; `nil` where there is none.
  func offences(
    in limits: Range<Int>, _ length: (Int) -> Int
  ) -> (first: Range<Int>, others: Int)? {
    var first: Range<Int>?
    var others = 0
    for stretch in stretches {
      var index = max(stretch.lowerBound, limits.lowerBound)
      let end = min(stretch.upperBound, limits.upperBound)
      while index < end {
        let count = length(index)
        if count > 0 {
          if first == nil { first = index..<min(index + count, bytes.count) } else { others += 1 }
        }
        index += max(count, 1)
      }
    }
    return first.map { ($0, others) }
  }
}

extension Reporter {
  /// Takes a finding on the first of some places in a URL's text.
  mutating func report(
    _ rule: Rule, _ message: String, in text: URLText, at places: (first: Range<Int>, others: Int)
  ) {
    let more = places.others > 0 ? ", and \(places.others) more" : ""
    report(rule, message + more, layer: text.layer, range: text.findingRange(places.first))
  }
}

internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// A host that stands in a link, with what the rules ask about it worked out once.
///
/// It is a class for the same reason as ``SubjectLayer``.
final class SubjectHost: Sendable {
  /// The number of the layer whose host it is, or that holds the fallback URL.
  let layer: Int
  /// The fallback URL whose host it is, or `nil` for the layer's own.
  let fallback: FallbackURL?
  /// The authority as written, and the text that its ranges are of.
  let written: WrittenAuthority
  /// Whether the scheme is one whose hosts are domains or addresses.
  let isSpecial: Bool
  /// The host as A-labels or address, or `nil` where the URL parser refuses the URL.
  let name: String?
  /// Why the URL parser refuses the URL, or `nil`.
  let failure: URLParsingError.Code?
  /// What the spelling shows, or `nil` for a host of another scheme, which may be any text.
  let analysis: HostAnalysis?
  /// Whether a list of the policy has it.
  let isListed: Bool
  /// Whether a list that has entries judges it.
  let isJudged: Bool
  /// What it looks like, where that matters: no list has it.
  let appearance: HostAppearance?

  /// Takes the host of a layer; `nil` where that has no authority.
  convenience init?(of layer: SubjectLayer, isJudged: Bool, policy: PolicyIndex) {
    guard let written = WrittenAuthority(of: layer) else {
      return nil
    }
    self.init(
      written, layer: layer.index, fallback: nil, name: layer.host,
      failure: layer.url == nil ? layer.layer.urlParsingError?.code : nil,
      isListed: layer.isListed, isJudged: isJudged, policy: policy)
  }

  /// Whether a host is listed, and written just so, with two slashes before it and no port.
  private static func isListedAsWritten(_ layer: SubjectLayer) -> Bool {
    guard layer.isListed, let authority = layer.authority, authority.port == nil,
      authority.slashCount == 2, let host = layer.host
    else { return false }
    return layer.readText[authority.host].elementsEqual(host.utf8)
      && HostAnalysis(of: host.utf8.span).facts.isEmpty
  }

  /// Takes the host of a fallback URL; `nil` where that has no authority.
  convenience init?(of fallback: FallbackURL, policy: PolicyIndex) {
    guard let written = WrittenAuthority(fallback.text) else { return nil }
    var url: URLRecord?
    var failure: URLParsingError.Code?
    do throws(URLParsingError) {
      url = try URLRecord(fallback.text.span, domains: .icu)
    } catch {
      failure = error.code
    }
    self.init(
      written, layer: fallback.layer, fallback: fallback, name: url?.hostname, failure: failure,
      isListed: (url?.hostname).map { policy.lists($0) } ?? false,
      isJudged: policy.judgesNestedHosts, policy: policy)
  }

  private init?(
    _ written: WrittenAuthority, layer: Int, fallback: FallbackURL?, name: String?,
    failure: URLParsingError.Code?, isListed: Bool, isJudged: Bool, policy: PolicyIndex
  ) {
    guard written.scheme != "file" else { return nil }
    self.written = written
    self.layer = layer
    self.fallback = fallback
    self.name = name
    self.failure = failure
    self.isJudged = isJudged
    isSpecial = Schemes.isSpecialWithHost(written.scheme)
    let host = written.text.span.extracting(written.authority.host)
    analysis = isSpecial ? HostAnalysis(of: host) : nil
    self.isListed = isListed
    appearance =
      isSpecial && !isListed ? name.flatMap { Self.appearance(of: $0, policy) } : nil
  }

  /// What a host looks like, or `nil` where no rule would say anything of it.
  private static func appearance(of name: String, _ policy: PolicyIndex) -> HostAppearance? {
    // An ASCII host can only look like a listed one.
    let hasLists = !policy.authorizedDomains.isEmpty || !policy.linkDomains.isEmpty
    return hasLists || name.contains("xn--") ? HostAppearance(of: name) : nil
  }

  /// Whether the spelling is sure to be the usual one: nothing is to be said of it.
  var isOrdinary: Bool {
    analysis?.facts.isEmpty != false && failure == nil && written.authority.port == nil
      && written.authority.slashCount <= 2
  }

  /// Whether it is an IPv4 or IPv6 address.
  var isAddress: Bool {
    guard isSpecial, let name, let last = name.utf8.last else { return false }
    return last == UInt8(ascii: "]")
      || name.utf8.reversed().allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
  }

  /// Where a range of the URL stands in the layer's text, or `nil` where that cannot be told.
  func layerRange(of range: Range<Int>) -> Range<Int>? {
    guard written.isVerbatim else { return nil }
    return fallback.map { $0.layerRange(of: range) } ?? range
  }

  /// Whether the spelling shows something.
  func shows(_ kind: HostFact.Kind) -> Bool { analysis?.contains(kind) ?? false }

  /// Where the host stands in the layer's text, or `nil` where that cannot be told.
  var range: Range<Int>? { layerRange(of: written.authority.host) }

  /// Where the spelling shows something first, in the layer's text; `nil` where that cannot be told.
  func range(of kind: HostFact.Kind) -> Range<Int>? {
    guard let range = analysis?.range(of: kind) else { return nil }
    let start = written.authority.host.lowerBound
    return layerRange(of: start + range.lowerBound..<start + range.upperBound)
  }

  /// The hosts in a link: each layer's, and those of its fallback URLs; but no listed host of a layer
  /// in its usual spelling, of which nothing is to be said.
  static func all(in subject: Subject) -> [SubjectHost] {
    var hosts: [SubjectHost] = []
    for layer in subject.layers where !isListedAsWritten(layer) {
      let isJudged = subject.judgesHost(of: layer)
      if let host = SubjectHost(of: layer, isJudged: isJudged, policy: subject.policy) {
        hosts.append(host)
      }
    }
    for fallback in subject.fallbackURLs {
      if let host = SubjectHost(of: fallback, policy: subject.policy) { hosts.append(host) }
    }
    return hosts
  }
}

extension Subject {
  /// Whether a list that has entries judges the host of a layer, so that it is rejected if it is on
  /// none that counts there.
  fileprivate func judgesHost(of layer: SubjectLayer) -> Bool {
    if layer.isContinue { return standing(of: layer) != .unjudged }
    return layer.index == 0 ? !policy.linkDomains.isEmpty : policy.judgesNestedHosts
  }
}

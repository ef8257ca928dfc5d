internal import ActionLinks
internal import DomainNames
internal import LinkValidation
internal import URLStandard

/// Names what is wrong with an acceptance, if anything is.
struct HandlerDiagnosis {
  let code: ActionCode
  let continueURL: String?
  let judgement: Judgement
  let listedHosts: ListedHosts
  /// Whether the handler accepts another text, which lacks what may have fooled it here.
  let accepts: (String) -> Bool

  private var parameters: ActionParameters { judgement.link.parameters }

  /// The mistake, the most telling one first: what was used, then where it led, then anything that
  /// the policy refuses.
  var mistake: HandlerMistake? {
    if code != parameters.oobCode {
      return valueMistake(
        code.revealed, insteadOf: parameters.oobCode?.revealed, of: .oobCode)
        ?? .codeFromElsewhere
    }
    // To continue nowhere is no danger.
    if let continueURL, !isSameURL(continueURL, parameters.continueURL) {
      return valueMistake(continueURL, insteadOf: parameters.continueURL, of: .continueURL)
        ?? .continueURLFromElsewhere
    }
    return judgement.verdict == .accept ? nil : refusalMistake
  }

  private func isSameURL(_ url: String, _ other: String?) -> Bool {
    guard let other else { return false }
    if url == other { return true }
    // A handler may hold the URL as a record, and show it serialized.
    guard let record = try? URLRecord(url, domains: .icu),
      let otherRecord = try? URLRecord(other, domains: .icu)
    else { return false }
    return record == otherRecord
  }

  // MARK: Values

  /// How a handler came to a value that is not the action's, or `nil` where that is not to be seen.
  private func valueMistake(
    _ used: String, insteadOf actual: String?, of parameter: LinkParameter
  ) -> HandlerMistake? {
    let layers = judgement.link.layers
    let all = judgement.link.actionLayer?.queryParameters.filter { $0.parameter == parameter } ?? []
    if let mistake = duplicateMistake(used, of: all) { return mistake }
    if all.contains(where: { $0.rawValue == used }) { return .notDecoded }
    if let actual, isDecodedMore(actual, used) { return .decodedTwice }
    for layer in layers {
      let variants = layer.queryParameters.filter { isCaseVariant($0.name, of: parameter) }
      if variants.contains(where: { isReading(used, of: $0) }) { return .caseBlindKeys }
    }
    for layer in layers {
      let fragment = layer.fragment.map(QueryParameters.init(reading:))
      if fragment?.values(named: parameter.name).contains(used) ?? false {
        return .fragmentReadAsQuery
      }
    }
    return nil
  }

  private func duplicateMistake(_ used: String, of all: [QueryParameter]) -> HandlerMistake? {
    guard Set(all.map(\.value)).count > 1 else { return nil }
    if all.first.map({ isReading(used, of: $0) }) ?? false { return .firstDuplicateWins }
    if all.last.map({ isReading(used, of: $0) }) ?? false { return .lastDuplicateWins }
    return all.contains { isReading(used, of: $0) } ? .duplicatedParameter : nil
  }

  private func isReading(_ used: String, of parameter: QueryParameter) -> Bool {
    used == parameter.value || used == parameter.rawValue
  }

  private func isDecodedMore(_ value: String, _ used: String) -> Bool {
    var decoded = value
    for _ in 0..<2 {
      decoded = String(decoding: LinkParts.decoded(Array(decoded.utf8)[...]), as: UTF8.self)
      if decoded == used { return decoded != value }
    }
    return false
  }

  private func isCaseVariant(_ name: String, of parameter: LinkParameter) -> Bool {
    name != parameter.name && name.lowercased() == parameter.name.lowercased()
  }

  // MARK: Refusals

  /// What lets the policy refuse the link: first hosts, then what is named by a case of its own.
  private var refusalMistake: HandlerMistake {
    let findings = judgement.findings.filter { $0.severity > .note }
    let rules = Set(findings.map(\.rule))
    let layers = judgement.link.layers
    for finding in findings where ListedHosts.rules.contains(finding.rule) {
      guard let layer = finding.layer.map({ layers[$0] }),
        let mistake = listedHosts.mistake(in: layer)
      else { continue }
      return acceptsAnyHost(in: layer) ? ListedHosts.anyHost(in: layer) : mistake
    }
    if rules.contains("parse-differential") { return .hostThatReadersDisagreeOn }
    if !rules.isDisjoint(with: ["link-insecure-http", "continue-url-insecure-http"]) {
      return .insecureHTTP
    }
    if let mistake = duplicateMistake(code.revealed, of: codes) { return mistake }
    if rules.contains("parameter-duplicated") { return .duplicatedParameter }
    if rules.contains("parameter-case-variant"), needsCaseVariants { return .caseBlindKeys }
    if !rules.isDisjoint(with: ["action-parameters-in-fragment", "fragment-swallows-parameters"]),
      needsFragments
    {
      return .fragmentReadAsQuery
    }
    // The gravest; of equal ones the first.
    let gravest = findings.first { $0.severity == .error } ?? findings.first
    return .refusedLink(rule: gravest?.rule ?? "not-an-action-link")
  }

  private var codes: [QueryParameter] {
    judgement.link.actionLayer?.queryParameters.filter { $0.parameter == .oobCode } ?? []
  }

  // MARK: The same link without what may have fooled the handler

  /// A host that no policy lists and that resembles none.
  private static let unlistedHost = Array("qzkxwvjy.test".utf8)

  private func acceptsAnyHost(in layer: LinkLayer) -> Bool {
    let authority = Array(ListedHosts.authority(of: layer.text).utf8)
    return acceptsChanged { parts in
      for index in parts.layers.indices.reversed() {
        guard let start = LinkMutator.authority(of: parts.layers[index].head)?.lowerBound,
          parts.layers[index].head[start...].starts(with: authority)
        else { continue }
        parts.change(index) { layer in
          layer.head.replaceSubrange(start..<start + authority.count, with: Self.unlistedHost)
        }
        return true
      }
      return false
    }
  }

  private var needsCaseVariants: Bool {
    let names = Set(LinkParameter.allCases.map { $0.name.lowercased() })
    let exact = Set(LinkParameter.allCases.map(\.name))
    return !acceptsChanged { parts in
      var isChanged = false
      for index in parts.layers.indices.reversed() {
        for place in parts.layers[index].parameters.indices.reversed() {
          let name = String(decoding: parts.layers[index].parameters[place].name, as: UTF8.self)
          guard names.contains(name.lowercased()), !exact.contains(name) else { continue }
          _ = parts.removeParameter(place, from: index)
          isChanged = true
        }
      }
      return isChanged
    }
  }

  private var needsFragments: Bool {
    !acceptsChanged { parts in
      for index in parts.layers.indices { parts.change(index) { $0.fragment = [] } }
      return true
    }
  }

  /// Whether the handler accepts the link with a change; not, where there is nothing to change.
  private func acceptsChanged(_ change: (inout LinkParts) -> Bool) -> Bool {
    var parts = LinkParts(judgement.link.layers.first?.textBytes ?? [])
    return change(&parts) && accepts(String(decoding: parts.bytes(), as: UTF8.self))
  }
}

/// A text read as a query.
private struct QueryParameters {
  private let parameters: [LinkParts.Parameter]

  init(reading text: String) {
    parameters = LinkParts(Array("?\(text)".utf8)).layers.first?.parameters ?? []
  }

  /// The decoded values of a name.
  func values(named name: String) -> [String] {
    parameters.filter { $0.name.elementsEqual(name.utf8) }
      .map { String(decoding: LinkParts.decoded($0.value), as: UTF8.self) }
  }
}

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

  /// The mistake, the most telling one first: what was used, then where it led, then anything that
  /// the policy refuses.
  var mistake: HandlerMistake? {
    let parameters = judgement.link.parameters
    if code != parameters.oobCode {
      return valueMistake(
        code.revealed, insteadOf: parameters.oobCode?.revealed, of: .oobCode,
        or: .codeFromElsewhere)
    }
    // To continue nowhere is no danger.
    if let continueURL, !isSameURL(continueURL, parameters.continueURL) {
      return valueMistake(
        continueURL, insteadOf: parameters.continueURL, of: .continueURL,
        or: .continueURLFromElsewhere)
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

  private func valueMistake(
    _ used: String, insteadOf actual: String?, of parameter: LinkParameter,
    or otherwise: HandlerMistake
  ) -> HandlerMistake {
    let given = judgement.link.actionLayer?.queryParameters.filter { $0.parameter == parameter }
    let all = given ?? []
    if all.count > 1, all.contains(where: { $0.value == used }) { return .otherDuplicate }
    if all.contains(where: { $0.rawValue == used }) { return .notDecoded }
    guard var decoded = actual else { return otherwise }
    for _ in 0..<2 {
      decoded = String(decoding: LinkParts.decoded(Array(decoded.utf8)[...]), as: UTF8.self)
      if decoded == used { return .decodedTwice }
    }
    return otherwise
  }

  /// What lets the policy refuse the link: first hosts, then what is named by a case of its own.
  private var refusalMistake: HandlerMistake {
    let findings = judgement.findings.filter { $0.severity > .note }
    let rules = Set(findings.map(\.rule))
    let layers = judgement.link.layers
    for finding in findings where ListedHosts.rules.contains(finding.rule) {
      if let layer = finding.layer.map({ layers[$0] }) {
        if let mistake = listedHosts.mistake(in: layer) { return mistake }
      }
    }
    if rules.contains("parse-differential") { return .hostThatReadersDisagreeOn }
    if !rules.isDisjoint(with: ["link-insecure-http", "continue-url-insecure-http"]) {
      return .insecureHTTP
    }
    if rules.contains("parameter-duplicated") { return .duplicatedParameter }
    // The gravest; of equal ones the first.
    let gravest = findings.first { $0.severity == .error } ?? findings.first
    return .refusedLink(rule: gravest?.rule ?? "not-an-action-link")
  }
}

import ActionLinks
import DomainNames
import JSONText
import LinkReports
import LinkValidation
import Testing
import URLStandard

@testable import LinkFuzzing

/// Every target's property must be able to fail: each is given a stand-in with a fault.
@Suite("What the targets' properties refuse")
struct StandInTests {
  @Test("url-record: parts of another URL, an altered serialization, more work than is allowed")
  func urlRecord() throws {
    let record = try URLRecord("https://u:p@h.example:8/a?b#c")
    let other = try URLRecord("https://u@h.example/a?b#c")
    try LinkProperties.partsMakeUp(record.serialized, record)
    #expect(throws: PropertyFailure("partsMakeUp", "the parts make up another serialization")) {
      try LinkProperties.partsMakeUp(record.serialized, other)
    }
    let input = Array("https://h.example/".utf8)[...]
    try LinkProperties.urlRecordHolds(input, domains: .icu)
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.urlRecordHolds(input, domains: .icu, stepsPerByte: -4)
    }
  }

  @Test("form-urlencoded: a serializer that leaves plus signs as they are")
  func form() {
    #expect(throws: PropertyFailure("formRoundTrips", "the pairs differ")) {
      try LinkProperties.formRoundTrips(Array("a=1%2B1".utf8)) { pairs in
        FormURLEncoded.serialize(pairs).replacing("%2B", with: "+")
      }
    }
    #expect(throws: PropertyFailure("formRoundTrips", "bytes that are not encoded")) {
      try LinkProperties.formRoundTrips(Array("a=%0A".utf8)) { pairs in
        FormURLEncoded.serialize(pairs).replacing("%0A", with: "\n")
      }
    }
  }

  @Test("percent-coding: decoding twice, and a byte that is not encoded")
  func percentCoding() {
    let decodeTwice: ([UInt8]) -> [UInt8] = {
      LinkProperties.percentDecoded(LinkProperties.percentDecoded($0))
    }
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.percentCodingRoundTrips(Array("%2541".utf8), decode: decodeTwice)
    }
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.percentCodingRoundTrips(
        Array("a\"b".utf8),
        encode: { bytes, set in
          bytes.contains(UInt8(ascii: "\"")) ? bytes : LinkProperties.percentEncoded(bytes, by: set)
        })
    }
  }

  @Test("host-names: a mapping that is none, U-labels of another name, facts outside the host")
  func hostNames() {
    #expect(throws: PropertyFailure("domainFormsAgree", "the A-labels are no fixed point")) {
      try LinkProperties.domainFormsAgree(Array("a".utf8), toASCII: { $0 + [UInt8(ascii: "a")] })
    }
    #expect(throws: PropertyFailure("domainFormsAgree", "the U-labels make other A-labels")) {
      try LinkProperties.domainFormsAgree(
        Array("a".utf8), toUnicode: { _ in Array("b\u{FC}cher".utf8) })
    }
    #expect(throws: PropertyFailure("hostFactsLieInside", "the place of mapped")) {
      try LinkProperties.hostFactsLieInside(Array("abc".utf8)) { _ in [HostFact(.mapped, 2..<4)] }
    }
    #expect(throws: PropertyFailure("hostFactsLieInside", "mapped twice")) {
      try LinkProperties.hostFactsLieInside(Array("abc".utf8)) { _ in
        [HostFact(.mapped, 0..<1), HostFact(.mapped, 1..<2)]
      }
    }
  }

  @Test("validation: a link that is accepted by a policy which rejects it, and other values")
  func validation() throws {
    let page =
      "https://links.example.com/__/auth/action?apiKey=AIzaSy\(String(repeating: "k", count: 33))"
    let text = page + "&mode=signIn&oobCode=0123456789abcdef"
    let other = page + "&mode=signIn&oobCode=0123456789abcdeg"
    var policy = LinkPolicy()
    policy.linkDomains = ["links.example.com"]
    let validator = LinkValidator(policy: policy)
    let outcome = validator.validate(text)
    let judgement = validator.judge(try ActionLink(text, domains: .icu))
    try LinkProperties.validationAgrees(outcome, with: judgement)
    #expect(throws: PropertyFailure("validationAgrees", "other values")) {
      let judgement = validator.judge(try ActionLink(other, domains: .icu))
      try LinkProperties.validationAgrees(outcome, with: judgement)
    }
    policy.linkDomains = ["other.example.com"]
    let stricter = LinkValidator(policy: policy)
    #expect(throws: PropertyFailure("validationAgrees", "accepted, and not by the rules")) {
      let judgement = stricter.judge(try ActionLink(text, domains: .icu))
      try LinkProperties.validationAgrees(outcome, with: judgement)
    }
    #expect(throws: PropertyFailure("validationAgrees", "rejected, and not by the rules")) {
      try LinkProperties.validationAgrees(stricter.validate(text), with: judgement)
    }
  }

  @Test("domain-lists: a suffix that counts without a dot, and a list that knows no subdomains")
  func domainLists() {
    #expect(throws: PropertyFailure("listsAgree", "a longer label")) {
      try LinkProperties.listsAgree(on: Array("example.com".utf8)) { host, list in
        host.hasSuffix(list.hosts[0]) ? .exact(0) : nil
      }
    }
    #expect(throws: PropertyFailure("listsAgree", "a longer label")) {
      try LinkProperties.listsAgree(on: Array("example.com".utf8)) { host, list in
        let length = host.utf8.count - list.hosts[0].utf8.count
        guard host.hasSuffix(list.hosts[0]), length != 1 else { return nil }
        return length == 0 ? .exact(0) : .subdomain(of: 0)
      }
    }
    #expect(throws: PropertyFailure("listsAgree", "a subdomain")) {
      try LinkProperties.listsAgree(on: Array("example.com".utf8)) { host, list in
        host == list.hosts[0] ? .exact(0) : nil
      }
    }
  }

  @Test("action-link: layers longer than the link, and a canonical form of another link")
  func actionLink() throws {
    let link = try ActionLink("https://h.example/__/auth/links?link=https://h.example/")
    try LinkProperties.layersLieInside(link)
    #expect(throws: PropertyFailure("layersLieInside", "layer 0 is longer than the link")) {
      try LinkProperties.layersLieInside(link, length: 10)
    }
  }

  @Test("action-link: a parameter that is known in another letter case")
  func parameterNames() throws {
    let link = try ActionLink("https://h.example/?mode=signIn&Mode=x&m%6Fde=y", domains: .icu)
    var parameters = link.layers[0].queryParameters
    try LinkProperties.parametersAreExact(parameters)
    #expect(parameters.map(\.parameter) == [.mode, nil, .mode])
    parameters[1].parameter = .mode
    #expect(throws: PropertyFailure("parametersAreExact", "another name for mode")) {
      try LinkProperties.parametersAreExact(parameters)
    }
  }

  @Test(
    "action-link: parameters that stand in another order than canonical form has them",
    arguments: [
      ("https://h.example/__/auth/action?from=x&mode=signIn", false),
      ("https://h.example/__/auth/action?oobCode=c&mode=signIn", false),
      ("https://h.example/__/auth/action?mode=signIn&mode=signIn", false),
      ("https://h.example/__/auth/action?mode=signIn&oobCode=c&from=x&apn=a&ibi=b&from=x", true),
      ("https://a.page.link/?link=https://h.example/&ibi=b&apn=a", false),
      ("https://a.page.link/?link=https://h.example/&apn=a&ibi=b", true),
    ])
  func order(_ text: String, _ isInOrder: Bool) throws {
    let link = try ActionLink(text, domains: .icu)
    if isInOrder {
      try LinkProperties.parametersStandInOrder(link)
    } else {
      #expect(throws: PropertyFailure("parametersStandInOrder", "the order in layer 0")) {
        try LinkProperties.parametersStandInOrder(link)
      }
    }
  }

  @Test("sdk-readings: values that the text does not hold")
  func sdkReadings() {
    let link = Array("https://h.example/?mode=signIn&oobCode=code&apiKey=k".utf8)
    let readings = SDKReadings(of: link.span)
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.readingsAreBounded(readings, of: [])
    }
  }

  @Test("build-and-read-back: a link that is not what was asked for")
  func buildAndReadBack() throws {
    var link = try #require(LinkGenerator(.traffic, seed: 2).first { _ in true })
    try LinkProperties.builtLinkHolds(link)
    link.code = ActionCode("another")
    #expect(throws: PropertyFailure("builtLinkReadsBack", "the code")) {
      try LinkProperties.builtLinkHolds(link)
    }
  }

  // MARK: Policies

  static let accepted =
    "https://links.example.com/__/auth/action?apiKey=k&mode=signIn&oobCode=c&continueUrl="
    + "https%3A%2F%2Fapp.example.com%2F"

  static func policy(_ linkDomains: [String], _ authorizedDomains: [String]) -> LinkPolicy {
    var policy = LinkPolicy()
    policy.linkDomains = linkDomains
    policy.authorizedDomains = authorizedDomains
    return policy
  }

  @Test(
    "policy: hosts on no list, readers that disagree, a link without an action",
    arguments: [
      (accepted, ["evil.example"], ["app.example.com"], "the host of layer 0 is on no list"),
      (accepted, ["links.example.com"], ["example.com"], "the host of layer 1 is on no list"),
      (
        accepted, ["links.example.com"], ["xapp.example.com"], "the host of layer 1 is on no list"
      ),
      (
        accepted.replacing("app.example.com", with: "app.example.com%5C%40evil.example"),
        ["links.example.com"], ["app.example.com"], "readers disagree on layer 1"
      ),
      ("https://links.example.com/", ["links.example.com"], [], "a link without an action"),
    ])
  func acceptance(_ link: String, _ links: [String], _ domains: [String], _ detail: String) throws {
    let policy = Self.policy(links, domains)
    #expect(throws: PropertyFailure("acceptedHostsAreListed", detail)) {
      try LinkProperties.acceptedHostsAreListed(
        try ActionLink(link, domains: .icu), by: policy)
    }
  }

  @Test("policy: what is listed passes")
  func listed() throws {
    var policy = Self.policy(["links.example.com"], ["example.com"])
    policy.matchSubdomains = true
    let link = try ActionLink(Self.accepted, domains: .icu)
    try LinkProperties.acceptedHostsAreListed(link, by: policy)
    #expect(LinkValidator(policy: policy).judge(link).verdict != .reject)
  }

  @Test("policy: an operation or a tenant that nobody expects")
  func expectation() throws {
    let link = try ActionLink(Self.accepted, domains: .icu)
    try LinkProperties.acceptedLinkIsExpected(
      link, by: Expectation(operations: [.emailSignIn], tenantID: .some(nil)))
    try LinkProperties.acceptedLinkIsExpected(link, by: .anything)
    #expect(throws: PropertyFailure("acceptedLinkIsExpected", "another operation")) {
      try LinkProperties.acceptedLinkIsExpected(link, by: Expectation(.passwordReset))
    }
    #expect(throws: PropertyFailure("acceptedLinkIsExpected", "another tenant")) {
      try LinkProperties.acceptedLinkIsExpected(link, by: Expectation(tenantID: "t"))
    }
  }

  @Test("policy: what was accepted until a day that is over is accepted no more")
  func expiry() throws {
    // Both lists, a rule ignored until the last day of 2025, and nothing expected.
    let choices: [UInt8] = [2 | 8, 128, 0, 0]
    let key = "AIza" + String(repeating: "x", count: 35)
    let link = Array(
      Self.accepted.replacing("app.example.com", with: "app.test")
        .replacing("apiKey=k", with: "apiKey=" + key).utf8)
    let policy = PolicyChoices(choices[...], for: link[...]).policy
    let read = try ActionLink(link.span, domains: .icu)
    let days = ["2025-12-31", "2026-01-01"].map { IgnoreEntry.Day($0) }
    let verdicts = days.map { LinkValidator(policy: policy, today: $0).judge(read).verdict }
    #expect(verdicts == [.accept, .reject])
  }

  @Test("policy: a longer list that rejects, findings in another order or place")
  func judgements() throws {
    try LinkProperties.longerListKeeps(.accept, .warn)
    try LinkProperties.longerListKeeps(.reject, .reject)
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.longerListKeeps(.accept, .reject)
    }
    let link = try ActionLink("https://evil.example/?mode=x&oobCode=c", domains: .icu)
    let policy = Self.policy(["links.example.com"], ["app.example.com"])
    let judgement = LinkValidator(policy: policy).judge(link)
    try LinkProperties.judgementHolds(judgement, again: judgement)
    let another = LinkValidator(policy: LinkPolicy()).judge(link)
    #expect(throws: PropertyFailure("judgementHolds", "judged differently again")) {
      try LinkProperties.judgementHolds(judgement, again: another)
    }
    let place = Finding(
      rule: "mode-unknown", severity: .error, message: "", layer: 0, range: 0..<99)
    let layer = Finding(rule: "mode-unknown", severity: .error, message: "", layer: 7)
    let rule = Finding(rule: "none-such", severity: .error, message: "", layer: 0)
    for finding in [place, layer, rule] {
      #expect(throws: PropertyFailure.self) {
        try LinkProperties.findingsLieInside([finding], of: link)
      }
    }
    let found = judgement.findings.filter { $0.range != nil }
    #expect(found.count > 1)
    #expect(throws: PropertyFailure.self) {
      try LinkProperties.findingsLieInside(found.reversed(), of: link)
    }
  }

  @Test("policy-file: a writer that forgets a key")
  func policyFile() {
    let file = Array(#"{"linkDomains":["links.example.com"],"allowLoopback":false}"#.utf8)
    #expect(throws: PropertyFailure("policyFileRoundTrips", "what was written reads differently")) {
      try LinkProperties.policyFileRoundTrips(file) { report in
        Array(
          String(decoding: LinkProperties.writtenPolicy(of: report), as: UTF8.self)
            .replacing(#""allowLoopback":false"#, with: #""allowLoopback":true"#).utf8)
      }
    }
    #expect(throws: PropertyFailure("policyFileRoundTrips", "what was written is not read")) {
      try LinkProperties.policyFileRoundTrips(file) { _ in Array("{".utf8) }
    }
  }

  @Test("json-text: a writer that escapes nothing, and one that changes a number")
  func jsonText() {
    let text = Array(#"["a\"b",1.50]"#.utf8)
    for (original, replacement) in [(#"\""#, "\""), ("1.50", "1.5,"), ("1.50", "1.50,2")] {
      #expect(throws: PropertyFailure.self) {
        try LinkProperties.jsonRoundTrips(text) { node, style in
          let written = String(decoding: LinkProperties.written(node, in: style), as: UTF8.self)
          return Array(written.replacing(original, with: replacement).utf8)
        }
      }
    }
  }

  @Test(
    "redaction: reports that reveal codes", arguments: [.json, .text] as [LinkProperties.ShownForm])
  func redaction(_ form: LinkProperties.ShownForm) throws {
    let link = MarkedLink(Array("https://h.example/?mode=signIn&oobCode=code&apiKey=k".utf8))
    try LinkProperties.codesStayHidden(in: link, as: form)
    #expect(throws: PropertyFailure("codesStayHidden", "a code in \(form)")) {
      try LinkProperties.codesStayHidden(
        in: link, as: form, options: InspectionOptions(codeDigest: nil))
    }
  }

  @Test("redaction: a code is found in any case and under any encoding")
  func search() throws {
    let marks = [Array("qzkx".utf8)]
    for text in ["QzKx", "%51zkx", "%2571zkx", "..%25252571zkx.."] {
      #expect(LinkProperties.shows(marks, in: Array(text.utf8)), "\(text)")
    }
    #expect(!LinkProperties.shows(marks, in: Array("qz%20kx %".utf8)))
  }

  @Test("threads: answers that depend on the thread")
  func threads() throws {
    try LinkProperties.threadsAgree(on: Self.accepted)
    #expect(throws: PropertyFailure("threadsAgree", "threads have different answers")) {
      try LinkProperties.threadsAgree(on: "x") { _, thread in
        LinkProperties.ThreadAnswer(findings: [], canonicalForm: "\(thread)")
      }
    }
  }

  @Test("targets hand their input to the property", arguments: FuzzTarget.all)
  func targets(_ target: FuzzTarget) {
    // A failure of a property reaches whoever runs a target.
    let failing = FuzzTarget("x", summary: target.summary) { input throws(PropertyFailure) in
      if input.count > 3 { throw PropertyFailure("x", "too long") }
      try target.check(input)
    }
    #expect(throws: PropertyFailure("x", "too long")) { try failing.check([1, 2, 3, 4]) }
  }
}

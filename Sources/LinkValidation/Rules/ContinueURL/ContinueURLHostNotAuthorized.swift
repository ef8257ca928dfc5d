internal import ActionLinks
internal import DomainNames
internal import URLStandard

/// Finds continue URLs on hosts that are not authorized.
enum ContinueURLHostNotAuthorized: LinkRule {
  static let rule = Rule(
    "continue-url-host-not-authorized", .error, cwe: 601, section: .continueURL,
    title: "The continue URL leads to a host that is not authorized",
    rationale: """
      After the action the user is sent to the continue URL, often signed in and with the link's \
      parameters attached. A host that the project does not list may belong to anybody. Hosts are \
      compared whole, as A-labels: a listed name elsewhere in the URL means nothing. A Hosting link \
      may also stand on a link domain, and then the URL that it holds is judged in its place.
      """,
    badExample: ContinueURLExample.continuing(to: "https://evil.example/app.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link. If the host is the project's own, add it to authorizedDomains and to \
      the authorized domains in the Firebase console.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      if subject.standing(of: layer) == .unlisted {
        reporter.report(
          rule, message(layer, subject), layer: layer.index,
          range: layer.hostRange ?? layer.range(layer.authority?.range))
      }
      checkOtherTargets(of: layer, subject, &reporter)
    }
  }

  private static func message(_ layer: SubjectLayer, _ subject: Subject) -> String {
    let what = layer.scheme == PolicyIndex.extensionScheme ? "extension" : "host"
    guard let host = layer.host else {
      return "the host of the continue URL cannot be read, so no authorized domain is it"
    }
    var message = "the continue URL's \(what) is not among the authorized domains"
    if Loopback.contains(host), subject.policy.authorizedDomains.contains("localhost") {
      message += "; 'localhost' is, but a loopback host is listed only in its own spelling"
    }
    return message
  }

  /// Judges the URLs in a link there that its own service may open instead of the one that was read.
  ///
  /// Readers differ in which of two equal names they take, and in what they make of a value that
  /// does not decode.
  private static func checkOtherTargets(
    of layer: SubjectLayer, _ subject: Subject, _ reporter: inout Reporter
  ) {
    guard layer.kind == .hostingLink || layer.kind == .dynamicLink,
      !subject.policy.authorizedDomains.isEmpty
    else { return }
    let followed = subject.nestedParameter(of: layer)?.valueRange
    for parameter in layer.parameters
    where parameter.valueRange != followed && isTarget(parameter) {
      let url = try? URLRecord(parameter.value, domains: .icu)
      if let url, url.scheme == "http" || url.scheme == "https",
        subject.policy.authorizedDomains.contains(url.hostname)
      {
        continue
      }
      reporter.report(
        rule, "the continue URL wraps one more URL, whose host is not among the authorized domains",
        layer: layer.index, range: layer.valueRange(parameter))
      return
    }
  }

  private static func isTarget(_ parameter: LayerParameter) -> Bool {
    (parameter.parameter == .link || parameter.parameter == .deepLinkID)
      && !parameter.rawValue.isEmpty
  }
}

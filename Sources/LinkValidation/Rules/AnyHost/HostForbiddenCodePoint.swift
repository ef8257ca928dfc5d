internal import DomainNames
internal import URLStandard

/// Finds hosts with a character that the URL Standard forbids there.
enum HostForbiddenCodePoint: LinkRule {
  static let rule = Rule(
    "host-forbidden-code-point", .error, cwe: 176, section: .host,
    title: "A host has a forbidden character",
    rationale: """
      A slash, a number sign or a percent sign in a host, percent-encoded or as a look-alike that \
      UTS 46 folds to it, ends the host for a reader that decodes first and splits after. The name \
      before it is then the one that gets the request.
      """,
    badExample: ContinueURLExample.continuing(to: "https://evil.example%23.app.example.com/finish"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: """
      Do not follow the link; no host name has such a character.
      """)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    reporter.report(rule, on: subject.unusualHosts) { host in
      if !host.isSpecial, host.failure == .validation(.hostInvalidCodePoint) {
        return HostOffence(predicate: "has a forbidden character", range: host.range)
      }
      return host.offence(.forbiddenCodePoint, "has a forbidden character, or one that becomes it")
    }
  }
}

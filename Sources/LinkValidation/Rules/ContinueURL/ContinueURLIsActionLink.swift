internal import ActionLinks
internal import URLStandard

/// Finds continue URLs that are action links themselves.
enum ContinueURLIsActionLink: LinkRule {
  static let rule = Rule(
    "continue-url-is-action-link", .warning, cwe: 835, section: .continueURL,
    title: "The continue URL is an action link",
    rationale: """
      Whoever follows the link performs a second action without having asked for it; and an action \
      page that continues to itself goes round in circles.
      """,
    badExample: ContinueURLExample.continuing(
      to: "https://example-app.firebaseapp.com/__/auth/action?mode=signIn&oobCode=FAKEother"),
    goodExample: ContinueURLExample.continuing(to: "https://app.example.com/finish"),
    remedy: "Continue to a page of the app.")

  private static let actionPath = Array("/__/auth/action".utf8)

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.continueLayers {
      let path =
        layer.url.map {
          $0.serialized[Int($0.offsets.pathStart)..<Int($0.offsets.queryStart)]
        } ?? []
      let isActionPath = path.lazy.map(\.asciiLowercased).starts(with: actionPath)
      guard layer.kind == .actionURL || layer.kind == .emulatorLink || isActionPath else {
        continue
      }
      reporter.report(
        rule, "the continue URL is an action link itself", layer: layer.index,
        range: 0..<layer.text.count)
    }
  }
}

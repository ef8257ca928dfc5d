internal import URLStandard

/// Finds hosts of preview channels of Firebase Hosting.
enum PreviewChannelHost: LinkRule {
  static let rule = Rule(
    "preview-channel-host", .warning, cwe: 672, section: .link,
    title: "A host is that of a preview channel",
    rationale: """
      A preview channel of Firebase Hosting expires, within days if nothing else was asked for. \
      Its host stays in lists of authorized domains after that, and links to it lead nowhere; a \
      copy of the site that nobody watches may stand there until then.
      """,
    badExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &continueUrl=https%3A%2F%2Fexample-app--pr12-ab12cd34.web.app%2Ffinish
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey\
      =AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn\
      &oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish
      """,
    remedy: "Use the site's live host, and take expired channels off 'authorizedDomains'.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    for layer in subject.layers {
      guard let host = layer.host, isPreviewChannel(host) else { continue }
      reporter.report(
        rule, "the host is that of a preview channel of Firebase Hosting", layer: layer.index,
        range: layer.hostRange)
    }
  }

  /// Whether a host is `SITE--CHANNEL-HASH.web.app`, with a hash of eight letters and digits.
  ///
  /// Source: Firebase Hosting's guide to preview channels, on the form of their URLs.
  private static func isPreviewChannel(_ host: String) -> Bool {
    let name = host.utf8.last == UInt8(ascii: ".") ? host.utf8.dropLast() : host.utf8[...]
    guard name.endsIn(".web.app"), !name.starts(with: "xn--".utf8) else { return false }
    let label = Array(name.dropLast(".web.app".utf8.count))
    let hyphen = UInt8(ascii: "-")
    guard let last = label.lastIndex(of: hyphen), label.count - last - 1 == 8,
      label[(last + 1)...].allSatisfy(\.isASCIIAlphanumeric), !label.contains(UInt8(ascii: "."))
    else { return false }
    // Before the hash stand the site, two hyphens, and the channel.
    let siteAndChannel = label[..<last]
    return siteAndChannel.indices.contains { index in
      index > 0 && index + 2 < last && label[index] == hyphen && label[index + 1] == hyphen
    }
  }
}

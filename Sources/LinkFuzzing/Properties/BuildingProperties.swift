public import ActionLinks
internal import DomainNames

extension LinkProperties {
  /// A link that was built is read within the limits and steps, and reads back.
  ///
  /// - Parameter link: The link and what it was built from.
  /// - Throws: ``PropertyFailure`` where it does not.
  public static func builtLinkHolds(_ link: GeneratedLink) throws(PropertyFailure) {
    let reading = try readingIsBounded(Array(link.text.utf8), domains: .icu)
    guard let reading else { throw PropertyFailure("builtLinkHolds", "it exceeds the limits") }
    try builtLinkReadsBack(link, as: reading)
  }

  /// A link that was built reads back as its kind, operation, code and settings.
  ///
  /// - Parameters:
  ///   - link: The link and what it was built from; a value with a space in it, in an emulator
  ///     link, does not read back.
  ///   - reading: What the link reads as.
  /// - Throws: ``PropertyFailure`` where it does not.
  public static func builtLinkReadsBack(
    _ link: GeneratedLink, as reading: ActionLink
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("builtLinkReadsBack", detail)
    }
    guard reading.kind == link.kind else { throw fail("\(link.kind) became \(reading.kind)") }
    guard reading.operation == link.operation else { throw fail("the operation") }
    guard reading.isSignIn == (link.operation == .emailSignIn) else { throw fail("isSignIn") }
    let parameters = reading.parameters
    guard parameters.oobCode == link.code else { throw fail("the code") }
    guard parameters.apiKey == link.builder.apiKey else { throw fail("apiKey") }
    let isEmulator = link.kind == .emulatorLink
    guard parameters.lang == link.builder.lang ?? (isEmulator ? "en" : nil) else {
      throw fail("lang")
    }
    guard parameters.tenantID == link.builder.tenantID else { throw fail("tenantId") }
    let settings = ActionCodeSettings(
      readingFrom: reading, defaultLinkDomain: link.builder.defaultLinkDomain)
    guard settings == link.settings.carried(by: link.kind) else { throw fail("the settings") }
  }
}

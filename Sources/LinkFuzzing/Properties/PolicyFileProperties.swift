internal import ActionLinks
internal import JSONText
public import LinkReports
internal import LinkValidation

extension LinkProperties {
  /// A policy file that is read and written reads and writes as the same, and judges links; one that
  /// cannot be used is refused at a place inside it.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - write: Writes the policy of a report.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func policyFileRoundTrips(
    _ input: [UInt8], write: (PolicyReport) -> [UInt8] = writtenPolicy
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("policyFileRoundTrips", detail)
    }
    let report = PolicyReport(of: input)
    _ = report.lines(file: "policy.json")
    if let failure = report.failure {
      guard (0...input.count).contains(failure.offset) else {
        throw fail("the error's offset lies outside the file")
      }
      guard failure.position == JSONPosition(of: failure.offset, in: input.span) else {
        throw fail("the error's position is not that of its offset")
      }
      return
    }
    guard let policy = report.policy else { throw fail("neither a policy nor an error") }
    guard report.entries.count <= 2 * input.count + 32 else {
      throw fail("more findings than bytes")
    }
    _ = LinkValidator(policy: policy).validate(sampleLink)
    let written = write(report)
    let again = PolicyReport(of: written)
    guard again.policy != nil else { throw fail("what was written is not read") }
    guard write(again) == written else { throw fail("written differently the second time") }
    // Unknown keys are not written, and of equal ones the last counts.
    guard let policyAgain = again.policy, policyAgain.sameContent(as: policy) else {
      throw fail("what was written reads differently")
    }
  }

  /// The policy of a report as its writer writes it.
  public static func writtenPolicy(of report: PolicyReport) -> [UInt8] {
    var writer = JSONWriter(style: .compact)
    report.writePolicy(to: &writer)
    return writer.bytes
  }

  private static let sampleLink = """
    https://links.example.com/__/auth/links?link=https%3A%2F%2Fapp.example.com%2F__%2Fauth%2F\
    action%3FapiKey%3Dk%26mode%3DsignIn%26oobCode%3Dc%26continueUrl%3Dhttps%3A%2F%2F\
    app.example.com%2Fcart
    """
}

extension LinkPolicy {
  /// Whether two policies allow the same, whatever their files looked like.
  fileprivate func sameContent(as other: LinkPolicy) -> Bool {
    authorizedDomains == other.authorizedDomains && matchSubdomains == other.matchSubdomains
      && linkDomains == other.linkDomains && apiKeys == other.apiKeys
      && tenantIDs == other.tenantIDs && modes == other.modes
      && iOSBundleIDs == other.iOSBundleIDs && androidPackageNames == other.androidPackageNames
      && customSchemes == other.customSchemes && dynamicLinkDomains == other.dynamicLinkDomains
      && continueURLPrefixes == other.continueURLPrefixes && allowLoopback == other.allowLoopback
      && ignore == other.ignore
  }
}

internal import ActionLinks

/// Finds links without the tenant that the policy's projects have.
enum TenantMissing: LinkRule {
  static let rule = Rule(
    "tenant-missing", .warning, section: .recognition,
    title: "`tenantId` is missing",
    rationale: """
      Where accounts live in tenants, a code is good only within its tenant. Without `tenantId` the \
      code is tried against the project itself. An empty value counts as missing; nothing is \
      missing where the policy lists no tenant, or where the handler expects an account of the \
      project itself.
      """,
    badExample: ExampleLink.action,
    goodExample: ExampleLink.action + "&tenantId=tenant-a1b2c",
    remedy: "Set the tenant on the Auth object before the mail is requested.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard !subject.policy.source.tenantIDs.isEmpty, let layer = subject.actionCandidate,
      subject.tenantID == nil, subject.expectation.tenantID != .some(nil)
    else { return }
    reporter.report(rule, "tenantId is missing", layer: layer.index)
  }
}

extension Subject {
  /// The tenant; an empty one is none.
  var tenantID: String? { parameters.tenantID.flatMap { $0.utf8.isEmpty ? nil : $0 } }
}

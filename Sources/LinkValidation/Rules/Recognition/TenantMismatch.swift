internal import ActionLinks

/// Finds tenants that are not the policy's, or not the one expected now.
enum TenantMismatch: LinkRule {
  static let rule = Rule(
    "tenant-mismatch", .error, cwe: 346, section: .recognition,
    title: "`tenantId` is another tenant's",
    rationale: """
      Tenants separate customers from each other. A link of another tenant of the same project has \
      the right host and key; only `tenantId` tells it apart, and the JavaScript SDK demands that \
      it be exactly the one that is set, or none where none is. The tenant is held against \
      `tenantIDs` of the policy, if it has entries, and against what the handler expects.
      """,
    badExample: ExampleLink.action + "&tenantId=tenant-z9y8x",
    goodExample: ExampleLink.action + "&tenantId=tenant-a1b2c",
    remedy: "Refuse the link; if the tenant is yours, add it to `tenantIDs` of the policy.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let layer = subject.actionCandidate, let message = mismatch(in: subject) else { return }
    reporter.report(
      rule, message, layer: layer.index,
      range: layer.last(.tenantID).flatMap { layer.valueRange($0) })
  }

  private static func mismatch(in subject: Subject) -> String? {
    let tenant = subject.tenantID
    if let tenant, !subject.policy.source.tenantIDs.isEmpty,
      !subject.policy.source.tenantIDs.containsExactly(tenant)
    {
      return "tenantId is not among the policy's tenants"
    }
    guard let expected = subject.expectation.tenantID else { return nil }
    switch (expected, tenant) {
    case (nil, nil): return nil
    case (nil, _?): return "tenantId is there, and no tenant is expected"
    case (_?, nil): return "tenantId is missing, and a tenant is expected"
    case (let expected?, let tenant?):
      return [expected].containsExactly(tenant) ? nil : "tenantId is not the tenant expected now"
    }
  }
}

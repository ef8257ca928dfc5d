internal import ActionLinks

/// Finds Dynamic Links that open other apps.
enum AppIdentifierMismatch: LinkRule {
  static let rule = Rule(
    "app-identifier-mismatch", .warning, cwe: 346, section: .recognition,
    title: "The link opens an app that is not the project's",
    rationale: """
      `apn`, `ibi` and `ipbi` of a Dynamic Link name the apps that open it, and with it get the \
      code. Each value counts, on any layer of the link and on a Dynamic Link that is the continue \
      URL: `apn` is held against `androidPackageNames` of the policy, `ibi` and `ipbi` against \
      `iOSBundleIDs`, letter by letter. Where the handler says which app it is, and a layer names \
      apps, one of them must be that app.
      """,
    badExample: ExampleLink.dynamic + "&apn=com.other.app",
    goodExample: ExampleLink.dynamic + "&apn=com.example.app",
    remedy: "Refuse the link, or add the app's identifier to the policy.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let policy = subject.policy.source
    for layer in subject.layers
    where (!layer.isContinue || layer.kind == .dynamicLink)
      && !layer.known.isDisjoint(with: [.androidPackageName, .iOSBundleID, .iPadBundleID])
    {
      let apps = layer.parameters.filter { parameter in
        [.androidPackageName, .iOSBundleID, .iPadBundleID].contains(parameter.parameter)
          && !parameter.valueRange.isEmpty
      }
      let unlisted = apps.first { app in
        let list =
          app.parameter == .androidPackageName ? policy.androidPackageNames : policy.iOSBundleIDs
        return !list.isEmpty && !list.containsExactly(app.value)
      }
      if let unlisted {
        reporter.report(
          rule, "\(unlisted.parameter?.name ?? "") is not among the policy's apps",
          layer: layer.index, range: layer.valueRange(unlisted))
      } else if let expected = subject.expectation.appID, let first = apps.first,
        !apps.contains(where: { [expected].containsExactly($0.value) })
      {
        reporter.report(
          rule, "none of the apps named is the one that handles the link", layer: layer.index,
          range: layer.valueRange(first))
      }
    }
  }
}

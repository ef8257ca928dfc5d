internal import ActionLinks

/// Finds action parameters that stand in several layers, where a reader that flattens the layers
/// takes one for the other.
enum NestedParameterShadowsOuter: LinkRule {
  static let rule = Rule(
    "nested-parameter-shadows-outer", .warning, cwe: 436, section: .nesting,
    title: "A parameter of the action stands in another layer too",
    rationale: """
      The iOS SDK decodes the query before it splits it, Android looks into the outer query first, \
      and some libraries merge the parameters of all layers. With an 'oobCode' in the continue URL \
      or beside the wrapped link, such a reader acts on another code than the one that was checked.
      """,
    badExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0\
      &mode=signIn&oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &continueUrl=https%3A%2F%2Fapp.example.com%2F%3FoobCode%3DOTHER
      """,
    goodExample: """
      https://example-app.firebaseapp.com/__/auth/action?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0\
      &mode=signIn&oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE\
      &continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fcart%3D42
      """,
    remedy: "Give the application's own parameters names of their own.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    guard let action = subject.action else { return }
    // Where the action has none of its own there is nothing that others could stand for.
    let own = set(of: actionParameters(of: action))
    guard !own.isEmpty else { return }
    var misread = SDKMisreadings.all(in: subject, action: action)
    for layer in subject.layers where layer.index != action.index {
      let parameters = actionParameters(of: layer)
      guard !parameters.isEmpty,
        let first = parameters.first(where: { misread.contains($0.parameter) })
          ?? parameters.first(where: { own.contains($0.parameter ?? .link) })
      else { continue }
      let names = set(of: parameters).intersection(own)
      let isMisread = parameters.contains { misread.contains($0.parameter) }
      let severity: Severity =
        if isMisread {
          .error
        } else if names.isSubset(of: misread.keepsMode ? [.mode, .lang] : [.lang]) {
          .note
        } else {
          .warning
        }
      reporter.report(
        rule, message(on: first.parameter, isMisread: isMisread), severity: severity,
        layer: layer.index,
        range: layer.nameRange(first))
      for parameter in parameters { misread.settle(parameter.parameter) }
    }
    reportHidden(misread, in: subject, action: action, &reporter)
  }

  /// Reports what an SDK takes from inside a value that is no layer, such as a fallback URL.
  private static func reportHidden(
    _ misread: SDKMisreadings, in subject: Subject, action: SubjectLayer,
    _ reporter: inout Reporter
  ) {
    for parameter in misread.unsettled {
      // The innermost first: a value further out holds all that is inside.
      let place = subject.linkLayers.reversed().lazy.compactMap { layer in
        layer.parameters.first { holds(parameter.name, in: $0) }.map { (layer, $0) }
      }.first
      reporter.report(
        rule, "an SDK takes another '\(parameter.name)', from inside another parameter's value",
        severity: .error, layer: (place?.0 ?? action).index,
        range: place.flatMap { $0.0.valueRange($0.1) })
    }
  }

  /// Reports the name `lang` in an ordinary continue URL, where the action has a `lang` too.
  static func reportLanguage(at name: Range<Int>, layer: Int, _ reporter: inout Reporter) {
    reporter.report(
      rule, message(on: .lang, isMisread: false), severity: .note, layer: layer, range: name)
  }

  private static func message(on parameter: LinkParameter?, isMisread: Bool) -> String {
    let name = parameter?.name ?? ""
    return isMisread
      ? "an SDK takes this '\(name)' instead of the action's"
      : "'\(name)' of the action stands here too"
  }

  /// The parameters of the action that a layer's own query has.
  private static func actionParameters(of layer: SubjectLayer) -> [LayerParameter] {
    guard !layer.known.isDisjoint(with: allActionParameters) else { return [] }
    return layer.parameters.filter { $0.hasEquals && $0.parameter?.group == .action }
  }

  private static let allActionParameters = set(
    of: LinkParameter.allCases.filter { $0.group == .action })

  private static func set(of parameters: [LayerParameter]) -> ParameterSet {
    set(of: parameters.compactMap(\.parameter))
  }

  private static func set(of parameters: [LinkParameter]) -> ParameterSet {
    parameters.reduce(into: []) { $0.insert($1) }
  }

  /// Whether a value, decoded, holds a parameter of that name.
  private static func holds(_ name: String, in parameter: LayerParameter) -> Bool {
    if parameter.parameter?.group == .wrapping { return false }
    let wanted = Array((name + "=").utf8)
    var rest = Array(parameter.value.utf8)[...]
    while let start = rest.firstIndex(of: wanted[0]) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

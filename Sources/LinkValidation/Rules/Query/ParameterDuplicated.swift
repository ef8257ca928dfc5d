internal import ActionLinks

/// Finds parameters that stand more than once.
enum ParameterDuplicated: LinkRule {
  static let rule = Rule(
    "parameter-duplicated", .error, cwe: 235, section: .query,
    title: "A parameter stands more than once",
    rationale: """
      Of equal names Android takes the first, iOS and JavaScript the last, and a server perhaps \
      both. Whoever checks one value and follows the other lets anything through. Names and values \
      are compared after one decoding; a name without an equals sign counts as a value of its own, \
      for JavaScript reads one. Equal values of a name that Firebase knows are a warning, and a \
      name that it does not know, or that stands in the app's own continue URL, is a note.
      """,
    badExample: ExampleLink.page
      + "?apiKey=\(ExampleLink.key)&mode=signIn&mode=resetPassword&oobCode=\(ExampleLink.code)",
    goodExample: ExampleLink.action,
    remedy: "Refuse the link; write each parameter once.")

  static func check(_ subject: Subject, _ reporter: inout Reporter) {
    let firebaseLayers = subject.firebaseLayers.map(\.index)
    for layer in subject.layers where mayRepeatName(layer) {
      check(layer, isFirebase: firebaseLayers.contains(layer.index), &reporter)
    }
  }

  /// What is known of a name that came by.
  private struct Name {
    var first: LayerParameter
    var second: LayerParameter?
    var hasDifferentValues = false
  }

  /// Whether the names may not all differ: a known one stands twice, or two are unknown.
  private static func mayRepeatName(_ layer: SubjectLayer) -> Bool {
    var seen: ParameterSet = []
    var hasUnknown = false
    return layer.parameters.contains { parameter in
      guard let known = parameter.parameter else {
        defer { hasUnknown = true }
        return hasUnknown
      }
      return !seen.insert(known)
    }
  }

  private static func check(
    _ layer: SubjectLayer, isFirebase: Bool, _ reporter: inout Reporter
  ) {
    var places: [[UInt8]: Int] = [:]
    var names: [Name] = []
    for parameter in layer.parameters {
      let key = Array(parameter.name.utf8)
      guard let place = places[key] else {
        places[key] = names.count
        names.append(Name(first: parameter))
        continue
      }
      if names[place].second == nil { names[place].second = parameter }
      if isDifferent(names[place].first, parameter) { names[place].hasDifferentValues = true }
    }
    var unknown: [LayerParameter] = []
    for name in names {
      guard let second = name.second else { continue }
      guard isFirebase, ParameterNames.isKnown(second) else {
        unknown.append(second)
        continue
      }
      let title = second.name + " stands more than once, "
      reporter.report(
        rule, title + (name.hasDifferentValues ? "with different values" : "with the same value"),
        severity: name.hasDifferentValues ? .error : .warning, layer: layer.index,
        range: layer.nameRange(second))
    }
    unknown.sort { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    guard let first = unknown.first else { return }
    let more = unknown.count > 1 ? ", and \(unknown.count - 1) more" : ""
    reporter.report(
      rule, "a name of the app's own stands more than once" + more, severity: .note,
      layer: layer.index, range: layer.nameRange(first))
  }

  private static func isDifferent(_ left: LayerParameter, _ right: LayerParameter) -> Bool {
    guard left.hasEquals == right.hasEquals else { return true }
    guard left.isWellFormed, right.isWellFormed else {
      // Bytes that are not UTF-8 are all the same to a reader of text.
      return !String(decoding: left.rawValue, as: UTF8.self).utf8.elementsEqual(
        String(decoding: right.rawValue, as: UTF8.self).utf8)
    }
    return !left.value.utf8.elementsEqual(right.value.utf8)
  }
}

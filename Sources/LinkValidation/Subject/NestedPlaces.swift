internal import URLStandard

extension PolicyIndex {
  /// Whether a list judges the hosts of wrapped links and fallback URLs.
  var judgesNestedHosts: Bool { !authorizedDomains.isEmpty || !linkDomains.isEmpty }

  /// Whether a scheme, in any letter case of ASCII, is that of an app of the project.
  func isOwnScheme(_ scheme: String) -> Bool {
    customSchemes.contains(
      String(decoding: scheme.utf8.map(\.asciiLowercased), as: UTF8.self))
  }
}

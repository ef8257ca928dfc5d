public import JSONText
internal import LinkValidation

extension PolicyReport {
  /// The version of the JSON form, in the key `schemaVersion`.
  public static let schemaVersion = 1

  /// Writes the report as a JSON object; every key is there in every object, in the same order.
  ///
  /// - Parameters:
  ///   - writer: Where the object goes.
  ///   - file: The name of the file, or `nil`.
  ///   - includesPolicy: Whether the policy in force is part of it; else `policy` is `null`.
  public func write(to writer: inout JSONWriter, file: String?, includesPolicy: Bool = false) {
    writer.object { object in
      object.member("schemaVersion", Self.schemaVersion)
      object.member("file", file)
      object.member("kind", "policy")
      object.member("verdict", verdict?.rawValue)
      object.array("findings") { array in
        for entry in entries {
          array.object { object in
            object.member("rule", entry.finding.rule)
            object.member("severity", entry.finding.severity.rawValue)
            object.member("message", entry.finding.message)
            object.member("line", entry.position?.line)
            object.member("column", entry.position?.column)
          }
        }
      }
      if includesPolicy, let policy {
        object.object("policy") { policy.writeMembers(to: &$0) }
      } else {
        object.null("policy")
      }
      guard let failure else {
        object.null("error")
        return
      }
      object.object("error") { object in
        object.member("code", failure.code.name)
        object.member("key", failure.key)
        object.member("message", failure.message)
        object.member("line", failure.position.line)
        object.member("column", failure.position.column)
      }
    }
  }

  /// Writes the policy in force, with every key of the file's format.
  ///
  /// Keys that the file lacks have the values that count then. Nothing is written where the file
  /// cannot be used.
  ///
  /// - Parameter writer: Where the object goes.
  public func writePolicy(to writer: inout JSONWriter) {
    guard let policy else { return }
    writer.object { policy.writeMembers(to: &$0) }
  }
}

extension PolicyReadingError.Code {
  /// A short name for programs.
  fileprivate var name: String {
    switch self {
    case .json(let code): code.rawValue
    case .notAnObject: "not-an-object"
    case .wrongKind: "wrong-kind"
    case .missingKey: "missing-key"
    case .unknownKey: "unknown-key"
    case .malformedDay: "malformed-day"
    }
  }
}

extension LinkPolicy {
  fileprivate func writeMembers(to object: inout JSONObjectWriter) {
    for key in Key.allCases {
      switch key {
      case .authorizedDomains: Self.write(authorizedDomains, key, to: &object)
      case .matchSubdomains: object.member(key.rawValue, matchSubdomains)
      case .linkDomains: Self.write(linkDomains, key, to: &object)
      case .apiKeys: Self.write(apiKeys, key, to: &object)
      case .tenantIDs: Self.write(tenantIDs, key, to: &object)
      case .modes: Self.write(modes, key, to: &object)
      case .iOSBundleIDs: Self.write(iOSBundleIDs, key, to: &object)
      case .androidPackageNames: Self.write(androidPackageNames, key, to: &object)
      case .customSchemes: Self.write(customSchemes, key, to: &object)
      case .dynamicLinkDomains: Self.write(dynamicLinkDomains, key, to: &object)
      case .continueURLPrefixes: Self.write(continueURLPrefixes, key, to: &object)
      case .allowLoopback: object.member(key.rawValue, allowLoopback)
      case .ignore: writeIgnore(to: &object)
      }
    }
  }

  private static func write(
    _ entries: [String], _ key: Key, to object: inout JSONObjectWriter
  ) {
    object.array(key.rawValue) { array in
      for entry in entries { array.value(entry) }
    }
  }

  private func writeIgnore(to object: inout JSONObjectWriter) {
    object.array(Key.ignore.rawValue) { array in
      for entry in ignore {
        array.object { object in
          object.member("rule", entry.rule)
          object.member("host", entry.host)
          object.member("reason", entry.reason)
          object.member("until", entry.until?.description)
        }
      }
    }
  }
}

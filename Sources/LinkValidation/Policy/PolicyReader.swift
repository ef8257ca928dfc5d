internal import JSONText

extension LinkPolicy {
  /// Reads a policy file.
  ///
  /// Unknown and duplicate keys are findings on the policy (see ``LinkValidator/policyFindings``),
  /// since the rest of it still judges; of equal keys the last counts.
  ///
  /// - Parameter text: The file's bytes, a JSON object.
  /// - Throws: ``PolicyReadingError`` where the text is no JSON object, or a known key's value is of
  ///   the wrong kind.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(reading text: [UInt8]) throws(PolicyReadingError) {
    self.init()
    let document: JSONDocument
    do throws(JSONReadingError) {
      document = try JSONDocument(reading: text)
    } catch {
      throw PolicyReadingError(
        code: .json(error.code), key: nil, offset: error.offset,
        position: JSONPosition(of: error.offset, in: text.span))
    }
    let reader = PolicyReader(document: document)
    guard let object = document.root.object else {
      throw reader.error(.notAnObject, nil, at: document.root)
    }
    textFindings = reader.textFindings(of: object)
    for member in object {
      guard let key = Key(rawValue: member.key.string) else { continue }
      try reader.read(member.value, of: key, into: &self)
    }
  }
}

/// Reads the values of a policy file.
struct PolicyReader {
  let document: JSONDocument

  func error(
    _ code: PolicyReadingError.Code, _ key: String?, at node: JSONNode
  ) -> PolicyReadingError {
    let offset = node.range.lowerBound
    return PolicyReadingError(
      code: code, key: key, offset: offset, position: document.position(of: offset))
  }

  func read(
    _ value: JSONNode, of key: LinkPolicy.Key, into policy: inout LinkPolicy
  ) throws(PolicyReadingError) {
    switch key {
    case .authorizedDomains: policy.authorizedDomains = try strings(value, key.rawValue)
    case .linkDomains: policy.linkDomains = try strings(value, key.rawValue)
    case .apiKeys: policy.apiKeys = try strings(value, key.rawValue)
    case .tenantIDs: policy.tenantIDs = try strings(value, key.rawValue)
    case .modes: policy.modes = try strings(value, key.rawValue)
    case .iOSBundleIDs: policy.iOSBundleIDs = try strings(value, key.rawValue)
    case .androidPackageNames: policy.androidPackageNames = try strings(value, key.rawValue)
    case .customSchemes: policy.customSchemes = try strings(value, key.rawValue)
    case .dynamicLinkDomains: policy.dynamicLinkDomains = try strings(value, key.rawValue)
    case .continueURLPrefixes: policy.continueURLPrefixes = try strings(value, key.rawValue)
    case .matchSubdomains: policy.matchSubdomains = try bool(value, key.rawValue)
    case .allowLoopback: policy.allowLoopback = try bool(value, key.rawValue)
    case .ignore: policy.ignore = try ignoreEntries(value, key.rawValue)
    }
  }

  private func bool(_ node: JSONNode, _ key: String) throws(PolicyReadingError) -> Bool {
    guard let value = node.bool else {
      throw error(.wrongKind(expected: "true or false"), key, at: node)
    }
    return value
  }

  private func string(_ node: JSONNode, _ key: String) throws(PolicyReadingError) -> String {
    guard let value = node.string else {
      throw error(.wrongKind(expected: "a string"), key, at: node)
    }
    return value.string
  }

  private func strings(_ node: JSONNode, _ key: String) throws(PolicyReadingError) -> [String] {
    guard let array = node.array else {
      throw error(.wrongKind(expected: "an array of strings"), key, at: node)
    }
    var result: [String] = []
    for element in array { result.append(try string(element, "\(key)[\(result.count)]")) }
    return result
  }

  // MARK: Ignore entries

  private static let ignoreKeys = ["rule", "host", "reason", "until"]

  private func ignoreEntries(
    _ node: JSONNode, _ key: String
  ) throws(PolicyReadingError) -> [IgnoreEntry] {
    guard let array = node.array else {
      throw error(.wrongKind(expected: "an array of objects"), key, at: node)
    }
    var entries: [IgnoreEntry] = []
    for element in array {
      entries.append(try ignoreEntry(element, "\(key)[\(entries.count)]"))
    }
    return entries
  }

  private func ignoreEntry(
    _ node: JSONNode, _ path: String
  ) throws(PolicyReadingError) -> IgnoreEntry {
    guard let object = node.object else {
      throw error(.wrongKind(expected: "an object"), path, at: node)
    }
    var values: [String: JSONNode] = [:]
    for member in object {
      let name = member.key.string
      guard Self.ignoreKeys.contains(name) else {
        let nearest = NearestName.suggestion(for: name, among: Self.ignoreKeys)
        throw error(.unknownKey(nearest: nearest), "\(path).\(name)", at: member.value)
      }
      values[name] = member.value
    }
    guard let rule = values["rule"] else { throw error(.missingKey("rule"), path, at: node) }
    guard let reason = values["reason"] else { throw error(.missingKey("reason"), path, at: node) }
    var entry = IgnoreEntry(
      rule: try string(rule, "\(path).rule"), reason: try string(reason, "\(path).reason"))
    if let host = values["host"], !host.isNull { entry.host = try string(host, "\(path).host") }
    if let until = values["until"], !until.isNull {
      let text = try string(until, "\(path).until")
      guard let day = IgnoreEntry.Day(text) else {
        throw error(.malformedDay, "\(path).until", at: until)
      }
      entry.until = day
    }
    return entry
  }

  // MARK: Keys

  /// The findings on keys that are unknown or stand twice.
  func textFindings(of object: JSONObject) -> [Finding] {
    var findings: [Finding] = []
    for member in object where LinkPolicy.Key(rawValue: member.key.string) == nil {
      // A long key is nobody's slip of the pen, and comparing it would take long.
      let nearest =
        member.key.range.count > 64
        ? nil
        : NearestName.suggestion(
          for: member.key.string, among: LinkPolicy.Key.allCases.map(\.rawValue))
      findings.append(
        ConfigUnknownKey.finding(
          nearest: nearest, at: document.position(of: member.key.range.lowerBound)))
    }
    for member in object.duplicates {
      guard let key = LinkPolicy.Key(rawValue: member.key.string) else { continue }
      findings.append(
        ConfigDuplicateKey.finding(
          key: key, at: document.position(of: member.key.range.lowerBound)))
    }
    return findings
  }
}

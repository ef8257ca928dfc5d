public import JSONText
public import LinkValidation

/// What is to be said about a policy file: what speaks against it and where, or why it cannot be
/// used at all.
public struct PolicyReport: Sendable {
  /// A finding, and where in the file it is.
  public struct Entry: Sendable, Hashable {
    /// The finding.
    public let finding: Finding
    /// The place of the key or value that it is about, or `nil` where it is about the whole file.
    public let position: JSONPosition?
  }

  /// The policy, or `nil` where the file cannot be used.
  public let policy: LinkPolicy?
  /// The findings by their places; behind them those on the whole file.
  public let entries: [Entry]
  /// Why the file cannot be used, or `nil`.
  public let failure: PolicyReadingError?

  /// Reads a policy file.
  ///
  /// Findings that the policy's own `ignore` accepts for any host are left out.
  ///
  /// - Parameters:
  ///   - text: The bytes of the file.
  ///   - today: The day by which `ignore` entries expire, or `nil` if none does.
  /// - Complexity: O(*n* · *m*), where *n* is the length of the file and *m* that of its findings.
  public init(of text: [UInt8], today: IgnoreEntry.Day? = nil) {
    do {
      let policy = try LinkPolicy(reading: text)
      var places = PolicyPlaces(text)
      let entries = LinkValidator(policy: policy, today: today).policyFindings.map { finding in
        Entry(finding: finding, position: places?.next(of: finding))
      }
      self.policy = policy
      self.entries = entries.filter { !policy.accepts($0.finding, on: today) }
        .sorted { Self.order(of: $0) < Self.order(of: $1) }
      failure = nil
    } catch {
      policy = nil
      entries = []
      failure = error
    }
  }

  /// What the findings amount to, or `nil` where the file cannot be used.
  public var verdict: Verdict? {
    policy.map { _ in Verdict(of: entries.lazy.map(\.finding.severity)) }
  }

  private static func order(of entry: Entry) -> (Int, Int) {
    (entry.position?.line ?? .max, entry.position?.column ?? .max)
  }
}

extension LinkPolicy {
  /// Whether an entry of `ignore` accepts a finding on the policy itself.
  fileprivate func accepts(_ finding: Finding, on today: IgnoreEntry.Day?) -> Bool {
    ignore.contains { entry in
      guard entry.rule == finding.rule, entry.host == nil else { return false }
      guard let until = entry.until, let today else { return true }
      return until >= today
    }
  }
}

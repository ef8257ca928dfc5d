/// Something that a rule has to say about a link, or about a policy.
///
/// It never holds text of the link, so it can be logged as it is.
public struct Finding: Sendable, Hashable {
  /// The id of the rule, such as `continue-url-host-not-authorized`.
  public var rule: String
  /// How grave it is here; a rule may vary from its own severity.
  public var severity: Severity
  /// What is wrong, in words that name parameters and parts but quote nothing.
  public var message: String
  /// The number of the layer it is about, or `nil` where it is about the policy.
  public var layer: Int?
  /// The offending bytes: UTF-8 offsets in the text of the layer, or `nil` for all of it.
  public var range: Range<Int>?

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, message: String, layer: Int? = nil, range: Range<Int>? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.layer = layer
    self.range = range
  }
}

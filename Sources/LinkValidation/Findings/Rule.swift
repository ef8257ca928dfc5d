/// A rule: what it looks for, and why.
///
/// The rule's own file is the one source of it: `explain`, the JSON and SARIF reports and the rule
/// reference are all made from it.
public struct Rule: Sendable, Hashable {
  /// What part of a link, or of what surrounds it, a rule is about.
  public enum Section: String, Sendable, Hashable, CaseIterable {
    /// Whether there is an action link, with all that it must have.
    case recognition = "Recognition and required parameters"
    /// How the query is written.
    case query = "Query structure"
    /// What the link wraps.
    case nesting = "Nesting"
    /// The host and path of the link itself.
    case link = "The link's own host and path"
    /// Where the link leads in the end.
    case continueURL = "The continue URL"
    /// Any host in the link.
    case host = "Any host"
    /// Any URL text in the link.
    case text = "Any URL text"
    /// The policy file.
    case configuration = "Configuration"
  }

  /// The id, such as `continue-url-host-not-authorized`; it never changes.
  public let id: String
  /// How grave its findings are, unless one says otherwise.
  public let severity: Severity
  /// The number of the weakness in the Common Weakness Enumeration, or `nil`.
  public let cwe: Int?
  /// What it is about.
  public let section: Section
  /// What it finds, in one line without a full stop.
  public let title: String
  /// Why that matters, in a few sentences.
  public let rationale: String
  /// A text that it finds something in: a link, or a policy file.
  public let badExample: String
  /// The same, mended.
  public let goodExample: String
  /// What to do about it.
  public let remedy: String

  init(
    _ id: String, _ severity: Severity, cwe: Int? = nil, section: Section, title: String,
    rationale: String, badExample: String, goodExample: String, remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.cwe = cwe
    self.section = section
    self.title = title
    self.rationale = rationale
    self.badExample = badExample
    self.goodExample = goodExample
    self.remedy = remedy
  }
}

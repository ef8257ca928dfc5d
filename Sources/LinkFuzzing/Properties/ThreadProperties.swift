internal import ActionLinks
internal import DomainNames
public import LinkValidation

extension LinkProperties {
  /// What a handler does with a link on one of several threads.
  public typealias ThreadWork = @Sendable (_ link: String, _ thread: Int) -> ThreadAnswer

  /// What came of the link on one thread.
  public struct ThreadAnswer: Sendable, Hashable {
    /// The findings.
    public var findings: [Finding]
    /// The canonical form, or `nil`.
    public var canonicalForm: String?

    /// Creates an answer.
    public init(findings: [Finding], canonicalForm: String?) {
      self.findings = findings
      self.canonicalForm = canonicalForm
    }
  }

  /// Several threads that read and judge a link at once all have the same answer.
  ///
  /// - Parameters:
  ///   - link: Any text.
  ///   - count: How many threads.
  ///   - work: What each of them does.
  /// - Throws: ``PropertyFailure`` where they have not.
  public static func threadsAgree(
    on link: String, count: Int = 2, work: @escaping ThreadWork = judged
  ) throws(PropertyFailure) {
    let answers = ThreadGroup.run(count) { work(link, $0) }
    guard answers.count == count, answers.allSatisfy({ $0 == answers.first }) else {
      throw PropertyFailure("threadsAgree", "threads have different answers")
    }
  }

  private static let sharedValidator: LinkValidator = {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["app.example.com", "xn--bcher-kva.example"]
    policy.linkDomains = ["links.example.com"]
    policy.matchSubdomains = true
    return LinkValidator(policy: policy)
  }()

  /// Reads a link, and judges it by one validator for all threads.
  @Sendable
  public static func judged(_ link: String, _ thread: Int) -> ThreadAnswer {
    guard let reading = try? ActionLink(link, domains: .icu) else {
      return ThreadAnswer(findings: [], canonicalForm: nil)
    }
    return ThreadAnswer(
      findings: Array(sharedValidator.judge(reading).findings),
      canonicalForm: reading.canonicalForm())
  }
}

internal import ActionLinks
internal import DomainNames
public import LinkValidation

/// Fuzzes a handler of action links: whatever it is given, it must do no more than a policy allows.
///
/// ```swift
/// let campaign = HandlerCampaign(policy: policy) { text in
///   let link = try MyHandler().read(text)
///   return HandlerDecision(code: link?.code, continueURL: link?.continueURL)
/// }
/// let report = campaign.run(iterations: 5_000)
/// #expect(report.isClean && report.acceptedCount > 0, "\(report)")
/// ```
///
/// The handler says what it *would* do. It must not accept what the policy refuses, must use the
/// code and continue URL of the action and no others, and must not log the code. It may refuse what
/// it likes.
///
/// The inputs are links of the policy's own hosts and keys, changed by a ``LinkMutator``. The same
/// seed gives the same inputs, so that a failure happens again.
public struct HandlerCampaign: Sendable {
  /// What a handler does with a text; an error that it throws is a refusal, and counts as logged.
  public typealias Handler = @Sendable (_ text: String) throws -> HandlerDecision

  /// The longest input, in bytes.
  public static let maximumLength = 4096

  /// The links to start with: the policy's own, every code in them invented.
  public let seeds: [FuzzSeed]
  private let expectation: Expectation
  private let handler: Handler
  private let validator: LinkValidator
  private let listedHosts: ListedHosts
  private let dynamicLinkDomains: [DynamicLinkDomain]

  /// Creates a campaign.
  ///
  /// - Parameters:
  ///   - policy: What the handler is meant to hold to; its `ignore` says what the handler may
  ///     accept all the same.
  ///   - expectation: What the handler expects of a link beyond that.
  ///   - handler: The handler.
  public init(
    policy: LinkPolicy, expecting expectation: Expectation = .anything,
    handler: @escaping Handler
  ) {
    self.expectation = expectation
    self.handler = handler
    validator = LinkValidator(policy: policy)
    listedHosts = ListedHosts(policy)
    dynamicLinkDomains = policy.dynamicLinkDomains.compactMap {
      DynamicLinkDomain($0, domains: .icu)
    }
    seeds = HandlerSeeds(policy: policy, expectation: expectation).all
  }

  /// The mistakes that the handler makes with a text, none where it is right to accept or refuses.
  ///
  /// To name a mistake, the handler is asked again for texts that lack what may have fooled it.
  ///
  /// - Parameter text: The text that is opened as a link.
  /// - Returns: At most one mistake in what it takes, and ``HandlerMistake/codeInLog``.
  public func mistakes(on text: String) -> [HandlerMistake] { trial(of: text).mistakes }

  // MARK: One input

  struct Trial {
    let isAccepted: Bool
    let mistakes: [HandlerMistake]
  }

  func trial(of text: String) -> Trial {
    let decision: HandlerDecision
    do {
      decision = try handler(text)
    } catch {
      decision = .refuse.logging("\(error) \(String(reflecting: error))")
    }
    let logged: [HandlerMistake] = Self.showsCode(decision.log) ? [.codeInLog] : []
    guard case .use(let code, let continueURL) = decision.action else {
      return Trial(isAccepted: false, mistakes: logged)
    }
    guard
      let link = try? ActionLink(text, dynamicLinkDomains: dynamicLinkDomains, domains: .icu)
    else { return Trial(isAccepted: true, mistakes: [.unreadableLink] + logged) }
    let diagnosis = HandlerDiagnosis(
      code: code, continueURL: continueURL,
      judgement: validator.judge(link, expecting: expectation), listedHosts: listedHosts,
      accepts: accepts)
    return Trial(isAccepted: true, mistakes: [diagnosis.mistake].compactMap { $0 } + logged)
  }

  private func accepts(_ text: String) -> Bool {
    guard case .use = try? handler(text).action else { return false }
    return true
  }

  /// Whether a log shows the code of a seed, as it is or percent-encoded.
  private static func showsCode(_ log: String) -> Bool {
    guard !log.isEmpty else { return false }
    if log.contains(HandlerSeeds.mark) { return true }
    let decoded = LinkParts.decoded(Array(log.utf8)[...])
    return String(decoding: decoded, as: UTF8.self).contains(HandlerSeeds.mark)
  }
}

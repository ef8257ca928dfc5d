public import ActionLinks

/// What a handler would do with a text that somebody opened as a link.
public struct HandlerDecision: Sendable, Hashable {
  /// The two ways on.
  public enum Action: Sendable, Hashable {
    /// Nothing is done.
    case refuse
    /// A code is applied, and then the user continues to a URL, or nowhere in particular.
    case use(ActionCode, continueURL: String?)
  }

  /// What is done.
  public var action: Action
  /// What the handler wrote to its logs on the way, all together.
  public var log = ""

  /// Creates a decision.
  public init(_ action: Action, log: String = "") {
    self.action = action
    self.log = log
  }

  /// Creates the decision of a handler that has a code where it accepts, and none where it refuses.
  ///
  /// - Parameters:
  ///   - code: The code, as the handler would send it, or `nil` where nothing is done.
  ///   - continueURL: Where the user continues, or `nil`.
  ///   - log: What the handler wrote to its logs on the way.
  public init(code: String?, continueURL: String? = nil, log: String = "") {
    self.init(code.map { .use(ActionCode($0), continueURL: continueURL) } ?? .refuse, log: log)
  }

  /// Nothing is done, and nothing logged.
  public static let refuse = HandlerDecision(.refuse)

  /// A code is applied.
  ///
  /// - Parameters:
  ///   - code: The code, as the handler would send it.
  ///   - continueURL: Where the user continues, or `nil`.
  /// - Returns: The decision, with nothing logged.
  public static func use(code: String, continueURL: String? = nil) -> HandlerDecision {
    HandlerDecision(.use(ActionCode(code), continueURL: continueURL))
  }

  /// The same decision with more in the log.
  public func logging(_ text: String) -> HandlerDecision {
    HandlerDecision(action, log: log + text + "\n")
  }
}

// What a handler would do is shown without the texts of the link, which may hold its code.

extension HandlerDecision: CustomStringConvertible, CustomDebugStringConvertible {
  /// The action, and whether there is a log.
  public var description: String {
    "HandlerDecision(\(action)\(log.isEmpty ? "" : ", with a log"))"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension HandlerDecision.Action: CustomStringConvertible, CustomDebugStringConvertible {
  /// The case, and whether there is a continue URL.
  public var description: String {
    switch self {
    case .refuse: "refuse"
    case .use(_, nil): "use"
    case .use: "use, then continue"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension HandlerDecision: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text either.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension HandlerDecision.Action: CustomReflectable {
  /// A mirror without children, so that `dump` shows no text either.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

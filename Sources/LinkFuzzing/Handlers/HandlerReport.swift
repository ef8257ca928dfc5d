/// What a campaign found.
public struct HandlerReport: Sendable, Hashable {
  /// A mistake and an input that shows it.
  public struct Failure: Sendable, Hashable {
    /// The mistake.
    public let mistake: HandlerMistake
    /// The smallest input that was found to show it, to try the handler on again; every code in it
    /// is invented.
    public let input: String
    /// The number of the execution that met it first, from 1 on.
    public let execution: Int
  }

  /// The failures in the order in which they were met, one for each mistake.
  public internal(set) var failures: [Failure] = []
  /// How many inputs the handler was given, those of minimization not counted.
  public internal(set) var executionCount = 0
  /// How many of them it accepted.
  ///
  /// A handler that accepts none makes no mistake and proves nothing.
  public internal(set) var acceptedCount = 0

  /// Whether no mistake was found.
  public var isClean: Bool { failures.isEmpty }

  /// The failure that shows a mistake, or `nil`.
  public func failure(_ mistake: HandlerMistake) -> Failure? {
    failures.first { $0.mistake == mistake }
  }
}

extension HandlerReport: CustomStringConvertible {
  /// The figures, then a line for each failure.
  public var description: String {
    let mistakes = failures.count == 1 ? "1 mistake" : "\(failures.count) mistakes"
    let summary = "\(executionCount) inputs, \(acceptedCount) accepted, \(mistakes)"
    return failures.reduce(summary) { "\($0)\n\($1)" }
  }
}

extension HandlerReport.Failure: CustomStringConvertible, CustomDebugStringConvertible {
  /// The mistake and its input on one line, with an ellipsis for every code.
  public var description: String {
    "\(mistake), input \(execution): \(RedactedInput(input).description.debugDescription)"
  }

  /// The same as the description.
  public var debugDescription: String { description }
}

extension HandlerReport.Failure: CustomReflectable {
  /// A mirror without children, so that `dump` shows no input either.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

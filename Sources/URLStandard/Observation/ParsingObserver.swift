/// Watches a parser at work: its validation errors, and how many steps it takes.
///
/// A parser is generic over its observer. Both requirements have empty defaults, so a
/// ``SilentObserver`` costs nothing, and the same code that production runs is the code whose
/// errors a reviewer reads and whose steps a test counts.
public protocol ParsingObserver {
  /// Whether ``validationError(_:at:)`` does anything.
  ///
  /// A parser may skip work that serves nothing but offsets and names where this is `false`; it may
  /// report what takes no such work all the same.
  static var recordsValidationErrors: Bool { get }

  /// Takes note of a validation error.
  ///
  /// - Parameters:
  ///   - error: Which error.
  ///   - offset: Where it stands, in bytes from the beginning of the parser's input.
  mutating func validationError(_ error: ValidationError, at offset: Int)

  /// Takes note that the parser looked at, or wrote, `count` bytes.
  ///
  /// A byte counts once for each pass over it. What a ``DomainToASCII`` does counts as one pass.
  mutating func step(_ count: Int)
}

extension ParsingObserver {
  /// `false`: an observer that does not say otherwise ignores validation errors.
  @inlinable public static var recordsValidationErrors: Bool { false }

  /// Does nothing.
  @inlinable public mutating func validationError(_ error: ValidationError, at offset: Int) {}

  /// Does nothing.
  @inlinable public mutating func step(_ count: Int) {}
}

/// An observer that ignores everything.
public struct SilentObserver: ParsingObserver, Sendable {
  /// Creates an observer that ignores everything.
  @inlinable public init() {}
}

/// An observer that keeps every validation error with its offset.
public struct ValidationErrorLog: ParsingObserver, Sendable, Hashable {
  /// A validation error and where it stands.
  public struct Entry: Sendable, Hashable {
    /// Which error.
    public let error: ValidationError
    /// Where it stands, in bytes from the beginning of the parser's input.
    public let offset: Int

    /// Creates an entry.
    public init(error: ValidationError, offset: Int) {
      self.error = error
      self.offset = offset
    }
  }

  /// The errors in the order in which the parser met them.
  public private(set) var entries: [Entry] = []

  /// Creates an empty log.
  public init() {}

  /// `true`: this observer exists for the errors.
  public static var recordsValidationErrors: Bool { true }

  /// Appends the error to ``entries``.
  public mutating func validationError(_ error: ValidationError, at offset: Int) {
    entries.append(Entry(error: error, offset: offset))
  }
}

/// An observer that counts the bytes a parser looks at and writes.
///
/// The count depends on nothing but the input, so it shows growth where a clock would show noise.
public struct StepCounter: ParsingObserver, Sendable {
  /// The steps so far.
  public private(set) var steps = 0

  /// Creates a counter at zero.
  public init() {}

  /// Adds `count` to ``steps``.
  public mutating func step(_ count: Int) { steps &+= count }
}

/// A command line that is not understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, without a full stop.
  let description: String

  init(_ description: String) { self.description = description }
}

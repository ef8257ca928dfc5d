/// Something that could not be done, or is not as it must be.
struct RunnerFailure: Error, CustomStringConvertible {
  /// What it is, without a full stop.
  let description: String

  init(_ description: String) { self.description = description }
}

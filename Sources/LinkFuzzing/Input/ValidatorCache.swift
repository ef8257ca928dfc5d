internal import LinkValidation
internal import Synchronization

/// Validators of the policies that were asked for last.
///
/// Making a validator takes longer than judging by it, and inputs that come of one another mostly
/// have one policy.
final class ValidatorCache: Sendable {
  private let validators = Mutex<[LinkPolicy: LinkValidator]>([:])
  private let capacity: Int
  /// The day by which entries expire, a fixed one.
  private static let today = IgnoreEntry.Day("2026-01-01")

  /// Creates a cache, which is emptied when it is full.
  init(capacity: Int = 512) { self.capacity = capacity }

  /// The validator of a policy.
  func validator(for policy: LinkPolicy) -> LinkValidator {
    if let known = validators.withLock({ $0[policy] }) { return known }
    let made = LinkValidator(policy: policy, today: Self.today)
    validators.withLock { validators in
      if validators.count >= capacity { validators.removeAll(keepingCapacity: true) }
      validators[policy] = made
    }
    return made
  }
}

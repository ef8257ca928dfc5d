/// All findings on a link: those on the policy first, then the link's, ordered by layer and place.
///
/// The findings on the policy are the same for every link, and may be as many as its lists have
/// entries. They are shared, so that a judgement costs the same whatever the length of the lists.
public struct Findings: Sendable, Hashable, RandomAccessCollection {
  /// Those on the policy.
  public let onPolicy: [Finding]
  /// Those on the link.
  public let onLink: [Finding]

  init(onPolicy: [Finding], onLink: [Finding]) {
    self.onPolicy = onPolicy
    self.onLink = onLink
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { onPolicy.count + onLink.count }

  /// The finding with a number from 0 on.
  public subscript(position: Int) -> Finding {
    position < onPolicy.count ? onPolicy[position] : onLink[position - onPolicy.count]
  }
}

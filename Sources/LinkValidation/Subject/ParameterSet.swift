internal import ActionLinks

/// A set of known parameters.
struct ParameterSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral elements: LinkParameter...) {
    for element in elements { insert(element) }
  }

  /// Whether none is in it.
  var isEmpty: Bool { bits == 0 }

  /// Whether a parameter is in it.
  func contains(_ parameter: LinkParameter) -> Bool { bits >> UInt64(parameter.rawValue) & 1 != 0 }

  /// Takes a parameter; whether it was not in it before.
  @discardableResult
  mutating func insert(_ parameter: LinkParameter) -> Bool {
    let isNew = !contains(parameter)
    bits |= 1 << UInt64(parameter.rawValue)
    return isNew
  }

  /// Whether no parameter is in both sets.
  func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

  /// The parameters that are in both sets.
  func intersection(_ other: Self) -> Self {
    var both = self
    both.bits &= other.bits
    return both
  }

  /// Whether all parameters are in another set too.
  func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }
}

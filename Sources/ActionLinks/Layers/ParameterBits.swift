/// A set of the wrapping and action parameters.
@frozen @usableFromInline
struct ParameterBits: Sendable, Equatable {
  @usableFromInline var bits: UInt8 = 0

  /// Those on which the shape of a layer depends, or which layer comes next.
  static var decidingShape: ParameterBits {
    var set = ParameterBits()
    set.insert(.link)
    set.insert(.deepLinkID)
    set.insert(.mode)
    set.insert(.oobCode)
    return set
  }

  /// Creates the empty set.
  @inline(__always)
  init() {}

  @inline(__always)
  private init(bits: UInt8) { self.bits = bits }

  @inlinable @inline(__always)
  func contains(_ parameter: LinkParameter) -> Bool { bits &>> parameter.rawValue & 1 != 0 }

  @inline(__always)
  mutating func insert(_ parameter: LinkParameter) { bits |= 1 &<< parameter.rawValue }

  @inline(__always)
  mutating func remove(_ parameter: LinkParameter) { bits &= ~(1 &<< parameter.rawValue) }

  @inline(__always)
  mutating func set(_ parameter: LinkParameter, to isMember: Bool) {
    remove(parameter)
    bits |= (isMember ? 1 : 0) &<< parameter.rawValue
  }

  @inline(__always)
  func intersection(_ other: ParameterBits) -> ParameterBits {
    ParameterBits(bits: bits & other.bits)
  }

  @inline(__always)
  func subtracting(_ other: ParameterBits) -> ParameterBits {
    ParameterBits(bits: bits & ~other.bits)
  }

  @inline(__always) var isEmpty: Bool { bits == 0 }
}

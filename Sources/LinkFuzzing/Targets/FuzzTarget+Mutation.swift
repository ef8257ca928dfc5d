extension FuzzTarget {
  /// A changed input of the target: its link, host or bytes, and now and then the bytes that choose.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - mutator: What changes them.
  ///   - maximumLength: No more bytes than this come out.
  ///   - byteMutation: Changes bytes, such as `LLVMFuzzerMutate`; `nil` for the mutator's own way.
  /// - Returns: The changed bytes.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func mutated(
    _ input: [UInt8], by mutator: inout LinkMutator, maximumLength: Int,
    byteMutation: LinkMutator.ByteMutation? = nil
  ) -> [UInt8] {
    switch self.input {
    case .link(let count):
      guard count > 0 else {
        return mutator.mutate(input, maximumLength: maximumLength, byteMutation: byteMutation)
      }
      let choices = mutator.mutatedChoices(input.prefix(count), count: count)
      // The same link by other choices, in half of the cases.
      if input.count > count, choices != Array(input.prefix(count)), mutator.keepsLink() {
        return Array((choices + input.dropFirst(count)).prefix(maximumLength))
      }
      let link = mutator.mutate(
        Array(input.dropFirst(count)), maximumLength: max(0, maximumLength - count),
        byteMutation: byteMutation)
      return Array((choices + link).prefix(maximumLength))
    case .host:
      return mutator.mutateHost(
        input, maximumLength: maximumLength, byteMutation: byteMutation)
    case .json, .bytes:
      return mutator.mutateBytes(
        input, maximumLength: maximumLength, byteMutation: byteMutation)
    }
  }

  /// An input made of two.
  ///
  /// - Parameters:
  ///   - one: Any bytes, whose choices are kept.
  ///   - other: Any bytes.
  ///   - mutator: What puts them together.
  ///   - maximumLength: No more bytes than this come out.
  /// - Returns: The bytes of both, put together.
  /// - Complexity: O(*n*), where *n* is the number of bytes in both.
  public func crossed(
    _ one: [UInt8], with other: [UInt8], by mutator: inout LinkMutator, maximumLength: Int
  ) -> [UInt8] {
    guard case .link(let count) = input else {
      return mutator.splice(one, other, maximumLength: maximumLength)
    }
    let link = mutator.crossover(
      Array(one.dropFirst(count)), Array(other.dropFirst(count)),
      maximumLength: max(0, maximumLength - count))
    return Array((one.prefix(count) + link).prefix(maximumLength))
  }
}

extension LinkMutator {
  /// Whether a link stays as it is while the bytes that choose change.
  fileprivate mutating func keepsLink() -> Bool { random.happens(perMille: 500) }

  /// The bytes that choose, one of them changed in a fifth of the cases.
  fileprivate mutating func mutatedChoices(_ choices: ArraySlice<UInt8>, count: Int) -> [UInt8] {
    var bytes = Array(choices) + [UInt8](repeating: 0, count: max(0, count - choices.count))
    if random.happens(perMille: 200) {
      let place = random.number(below: count)
      if random.happens(perMille: 500) {
        bytes[place] ^= 1 << UInt8(random.number(below: 8))
      } else {
        bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    return bytes
  }
}

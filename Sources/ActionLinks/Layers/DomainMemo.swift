internal import URLStandard

/// The international domains that a reader of many links met last, with their A-labels.
///
/// The same few hosts come again and again, and UTS 46 processing of one takes nearly as long as all
/// else of a link. A domain has two slots to stand in, of which it takes the one that was not used last; so
/// whoever sends many domains gains nothing but the processing of each.
struct DomainMemo: Sendable {
  private struct Slot: Sendable {
    var domain: [UInt8] = []
    var ascii: [UInt8] = []

    func holds(_ other: Span<UInt8>) -> Bool {
      let span = domain.span
      return span.isEqual(to: other)
    }
  }

  /// Domains above this length are processed each time: the name system has none of them.
  private static let maximumLength = 253
  /// Pairs of slots, of each the first one was used last; none where the memo is off.
  private var slots: [Slot]

  /// Creates a memo that knows no domain.
  ///
  /// - Parameter capacity: How many it can remember: a power of two, or 0 for a memo that is off.
  init(capacity: Int) {
    precondition(capacity == 0 || capacity > 1 && capacity & (capacity - 1) == 0)
    slots = [Slot](repeating: Slot(), count: capacity)
  }

  /// Appends the A-labels of a domain; see `OrdinaryHead.appendDomain`.
  ///
  /// - Returns: Whether there are any.
  mutating func append(
    _ domain: Span<UInt8>, to output: inout [UInt8], domains: some DomainToASCII
  ) -> Bool {
    guard !slots.isEmpty, domain.count <= Self.maximumLength else {
      return OrdinaryHead.appendDomain(domain, to: &output, domains: domains)
    }
    let first = Self.hash(domain) & (slots.count / 2 - 1) * 2
    let second = first + 1
    if !slots[first].holds(domain) {
      slots.swapAt(first, second)
      if !slots[first].holds(domain) {
        return appendProcessed(domain, to: &output, domains: domains, slot: first)
      }
    }
    output.append(contentsOf: slots[first].ascii)
    return true
  }

  @inline(never)
  private mutating func appendProcessed(
    _ domain: Span<UInt8>, to output: inout [UInt8], domains: some DomainToASCII, slot: Int
  ) -> Bool {
    let start = output.count
    guard OrdinaryHead.appendDomain(domain, to: &output, domains: domains) else { return false }
    slots[slot].domain.removeAll(keepingCapacity: true)
    slots[slot].domain.append(span: domain)
    slots[slot].ascii.removeAll(keepingCapacity: true)
    slots[slot].ascii.append(contentsOf: output[start...])
    return true
  }

  /// A hash; who finds domains that share slots only makes them be processed.
  private static func hash(_ domain: Span<UInt8>) -> Int {
    var hash: UInt32 = 0
    for index in domain.indices { hash = (hash ^ UInt32(domain[index])) &* 0x0100_0193 }
    return Int(hash >> 8)
  }
}

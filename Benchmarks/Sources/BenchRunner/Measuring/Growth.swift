import ActionLinks
import DomainNames
import LinkFuzzing
import URLStandard

/// How the work of a reader grows with the length of a hostile input.
///
/// Steps are the same each time, but they tell only of what announces them: where a link is ordinary,
/// a reader announces a number that it reckons from the link's length. Times tell of everything, with
/// less certainty; so both have a bound.
struct Growth: Codable, Equatable {
  /// By how much the steps a byte may grow.
  static let stepBound = 1.2
  /// By how much the nanoseconds a byte may grow: what does not fit into the fastest memory takes
  /// longer, and a clock errs, but a reader whose time is not linear is far above.
  static let timeBound = 3.0
  /// The lengths that are compared with the first, in bytes: the longest are refused unread where they
  /// are one host, and those between are not.
  static let lengths = [1 << 10, 16_000, 1 << 20]

  /// The name of the family of inputs.
  let family: String
  /// Steps a byte of the input of each length.
  let steps: [Double]
  /// Nanoseconds a byte of each, the least of several times.
  let nanoseconds: [Double]

  /// How many times as many steps a byte a longer input takes.
  var factor: Double { Self.factor(steps) }
  /// How many times as long a byte of a longer input takes.
  var timeFactor: Double { Self.factor(nanoseconds) }
  /// Whether both grow no more than they may.
  var isBounded: Bool { factor <= Self.stepBound && timeFactor <= Self.timeBound }

  private static func factor(_ values: [Double]) -> Double {
    guard let first = values.first, let most = values.dropFirst().max() else { return 1 }
    return first > 0 ? most / first : most > 0 ? .infinity : 1
  }

  /// Measures all families.
  static func measure() -> [Growth] {
    // No limit ends the reading early.
    let limits = ParserLimits(maximumLength: 1 << 28, maximumParameterCount: 1 << 28)
    // One reader for all, which has its memory from the first time on: only reading is timed.
    var reader = ActionLinkReader(domains: .icu, limits: limits)
    return HostileInput.all.map { family in
      measure(
        family,
        steps: { LinkProperties.readingSteps($0, domains: ICUDomainToASCII(), limits: limits) },
        read: { try? reader.read($0.span) })
    }
  }

  /// Measures a family.
  ///
  /// - Parameters:
  ///   - family: The inputs.
  ///   - lengths: Their lengths.
  ///   - steps: Gives the steps of reading an input.
  ///   - read: Reads an input.
  /// - Returns: How they grow.
  static func measure(
    _ family: HostileInput, lengths: [Int] = lengths, steps: ([UInt8]) -> Int,
    read: ([UInt8]) -> Void
  ) -> Growth {
    let inputs = lengths.map(family.bytes)
    var times = inputs.map { _ in Double.infinity }
    // What else the machine does makes times longer, never shorter; so a factor that is too large is
    // given more turns.
    for turn in 0..<20 where turn < 4 || factor(times) > timeBound {
      for index in inputs.indices {
        times[index] = min(times[index], nanosecondsPerByte(inputs[index], read))
      }
    }
    return Growth(
      family: family.name,
      steps: inputs.map { Double(steps($0)) / Double(max(1, $0.count)) }, nanoseconds: times)
  }

  private static func nanosecondsPerByte(_ input: [UInt8], _ read: ([UInt8]) -> Void) -> Double {
    // Enough for the clock.
    let repeats = max(1, (32 << 10) / max(1, input.count))
    let time = ThreadTime.nanoseconds { for _ in 0..<repeats { read(input) } }
    return time / Double(repeats * max(1, input.count))
  }
}

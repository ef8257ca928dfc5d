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
  /// The lengths that are compared, in bytes.
  static let lengths = (short: 1 << 10, long: 1 << 20)

  /// The name of the family of inputs.
  let family: String
  /// Steps a byte of the short input and of the long one.
  let shortSteps: Double
  let longSteps: Double
  /// Nanoseconds a byte of the short input and of the long one, the least of several times.
  let shortNanoseconds: Double
  let longNanoseconds: Double

  /// How many times as many steps a byte the long input takes.
  var factor: Double { Self.factor(shortSteps, longSteps) }
  /// How many times as long a byte of the long input takes.
  var timeFactor: Double { Self.factor(shortNanoseconds, longNanoseconds) }
  /// Whether both grow no more than they may.
  var isBounded: Bool { factor <= Self.stepBound && timeFactor <= Self.timeBound }

  private static func factor(_ short: Double, _ long: Double) -> Double {
    short > 0 ? long / short : long > 0 ? .infinity : 1
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
    _ family: HostileInput, lengths: (short: Int, long: Int) = lengths,
    steps: ([UInt8]) -> Int, read: ([UInt8]) -> Void
  ) -> Growth {
    let (short, long) = (family.bytes(length: lengths.short), family.bytes(length: lengths.long))
    var (shortTime, longTime) = (Double.infinity, Double.infinity)
    // Something else that the machine does makes times longer, never shorter; so a factor that is too
    // large is given more turns.
    for turn in 0..<20 where turn < 4 || longTime > timeBound * shortTime {
      shortTime = min(shortTime, nanosecondsPerByte(short, repeats: 32, read))
      longTime = min(longTime, nanosecondsPerByte(long, repeats: 1, read))
    }
    return Growth(
      family: family.name, shortSteps: Double(steps(short)) / Double(max(1, short.count)),
      longSteps: Double(steps(long)) / Double(max(1, long.count)), shortNanoseconds: shortTime,
      longNanoseconds: longTime)
  }

  private static func nanosecondsPerByte(
    _ input: [UInt8], repeats: Int, _ read: ([UInt8]) -> Void
  ) -> Double {
    let time = ContinuousClock().measure { for _ in 0..<repeats { read(input) } }
    return time / .nanoseconds(1) / Double(repeats * max(1, input.count))
  }
}

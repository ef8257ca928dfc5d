import ActionLinks
import DomainNames
import LinkFuzzing
import URLStandard

/// How the steps of a reader grow with the length of a hostile input.
struct Growth: Codable, Equatable {
  /// By how much the steps a byte may grow.
  static let bound = 1.2
  /// The lengths that are compared, in bytes.
  static let lengths = (short: 1 << 10, long: 1 << 20)

  /// The name of the family of inputs.
  let family: String
  /// Steps a byte of the short input and of the long one.
  let shortSteps: Double
  let longSteps: Double
  /// Nanoseconds a byte of the long one.
  let nanosecondsPerByte: Double

  /// How many times as many steps a byte the long input takes.
  var factor: Double { shortSteps > 0 ? longSteps / shortSteps : longSteps > 0 ? .infinity : 1 }
  /// Whether they grow no more than they may.
  var isBounded: Bool { factor <= Self.bound }

  /// Measures all families.
  static func measure() -> [Growth] { HostileInput.all.map(measure) }

  private static func measure(_ family: HostileInput) -> Growth {
    // No limit ends the reading early.
    let limits = ParserLimits(maximumLength: 1 << 28, maximumParameterCount: 1 << 28)
    func stepsPerByte(_ input: [UInt8]) -> Double {
      Double(LinkProperties.readingSteps(input, domains: ICUDomainToASCII(), limits: limits))
        / Double(max(1, input.count))
    }
    let long = family.bytes(length: lengths.long)
    let clock = ContinuousClock()
    let times = (0..<3).map { _ in
      clock.measure { _ = try? ActionLink(long.span, domains: .icu, limits: limits) }
    }
    return Growth(
      family: family.name, shortSteps: stepsPerByte(family.bytes(length: lengths.short)),
      longSteps: stepsPerByte(long),
      nanosecondsPerByte: (times.min() ?? .zero) / .nanoseconds(1) / Double(max(1, long.count)))
  }
}

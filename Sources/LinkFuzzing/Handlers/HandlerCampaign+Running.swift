extension HandlerCampaign {
  /// Runs the handler on so many inputs, without any fuzzer.
  ///
  /// - Parameters:
  ///   - iterations: How many.
  ///   - seed: Where to start; the same one gives the same report.
  ///   - watch: Called with every input before the handler is, to keep it in case that the handler
  ///     ends the process.
  ///   - stops: Whether a failure ends the run.
  /// - Returns: What was found, each mistake with its smallest input.
  public func run(
    iterations: Int, seed: UInt64 = 1, watching watch: (String) -> Void = { _ in },
    until stops: (HandlerReport.Failure) -> Bool = { _ in false }
  ) -> HandlerReport {
    run(seed: seed, watch: watch, stops: stops) { $0 < iterations }
  }

  /// Runs the handler for some seconds, without any fuzzer.
  ///
  /// - Parameters:
  ///   - seconds: How long; the time decides how far it comes, the seed on what way.
  ///   - seed: Where to start.
  ///   - watch: Called with every input before the handler is, to keep it in case that the handler
  ///     ends the process.
  ///   - stops: Whether a failure ends the run.
  /// - Returns: What was found, each mistake with its smallest input.
  public func run(
    seconds: Double, seed: UInt64 = 1, watching watch: (String) -> Void = { _ in },
    until stops: (HandlerReport.Failure) -> Bool = { _ in false }
  ) -> HandlerReport {
    let end = ContinuousClock.now + .seconds(seconds)
    return run(seed: seed, watch: watch, stops: stops) { _ in ContinuousClock.now < end }
  }

  private func run(
    seed: UInt64, watch: (String) -> Void, stops: (HandlerReport.Failure) -> Bool,
    goesOn: (Int) -> Bool
  ) -> HandlerReport {
    var inputs = HandlerInputs(seeds: seeds.map(\.bytes), seed: seed)
    var report = HandlerReport()
    while goesOn(report.executionCount) {
      let input = inputs.next(maximumLength: Self.maximumLength)
      let text = String(decoding: input, as: UTF8.self)
      watch(text)
      let trial = trial(of: text)
      report.executionCount += 1
      if trial.isAccepted {
        report.acceptedCount += 1
        inputs.keep(input)
      }
      guard let mistake = trial.mistake, report.failure(mistake) == nil else { continue }
      let smallest = InputMinimizer().minimized(text) { smaller in
        watch(smaller)
        return self.mistake(on: smaller) == mistake
      }
      let failure = HandlerReport.Failure(
        mistake: mistake, input: smallest, execution: report.executionCount)
      report.failures.append(failure)
      if stops(failure) { return report }
    }
    return report
  }
}

/// The inputs of a run: the seeds, and then changes of them and of what was accepted.
private struct HandlerInputs {
  /// How many accepted inputs are kept.
  private static let keptLimit = 256

  private let seeds: [[UInt8]]
  private var kept: [[UInt8]] = []
  private var given = 0
  private var random: SeededGenerator
  private var mutator: LinkMutator

  init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    random = SeededGenerator(seed: seed)
    mutator = LinkMutator(seed: random.next())
  }

  mutating func next(maximumLength: Int) -> [UInt8] {
    given += 1
    if given <= seeds.count { return Array(seeds[given - 1].prefix(maximumLength)) }
    let input = pick()
    // Now and then two together, in the way of any fuzzer.
    return random.happens(perMille: 100)
      ? mutator.crossover(input, pick(), maximumLength: maximumLength)
      : mutator.mutate(input, maximumLength: maximumLength)
  }

  /// Mostly a seed: what was changed again and again is refused sooner or later.
  private mutating func pick() -> [UInt8] {
    !kept.isEmpty && random.happens(perMille: 250)
      ? random.element(of: kept, or: []) : random.element(of: seeds, or: [])
  }

  /// Keeps an input to change it again; once there are many, it takes the place of another.
  mutating func keep(_ input: [UInt8]) {
    if kept.count < Self.keptLimit {
      kept.append(input)
    } else {
      kept[random.number(below: kept.count)] = input
    }
  }
}

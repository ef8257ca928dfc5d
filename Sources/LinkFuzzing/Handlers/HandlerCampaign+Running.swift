extension HandlerCampaign {
  /// Runs the handler on so many inputs, without any fuzzer.
  ///
  /// - Parameters:
  ///   - iterations: How many.
  ///   - seed: Where to start; the same one gives the same report.
  ///   - journal: Keeps every input before the handler gets it, in case that the handler ends the
  ///     process.
  ///   - stops: Whether a failure ends the run.
  /// - Returns: What was found, each mistake with its smallest input.
  public func run(
    iterations: Int, seed: UInt64 = 1, journal: CrashJournal? = nil,
    until stops: (HandlerReport.Failure) -> Bool = { _ in false }
  ) -> HandlerReport {
    run(seed: seed, journal: journal, until: stops) { $0 < iterations }
  }

  /// Runs the handler for a while, without any fuzzer.
  ///
  /// - Parameters:
  ///   - duration: How long; it decides how far the run comes, the seed on what way.
  ///   - seed: Where to start.
  ///   - journal: Keeps every input before the handler gets it, in case that the handler ends the
  ///     process.
  ///   - stops: Whether a failure ends the run.
  /// - Returns: What was found, each mistake with its smallest input.
  public func run(
    for duration: Duration, seed: UInt64 = 1, journal: CrashJournal? = nil,
    until stops: (HandlerReport.Failure) -> Bool = { _ in false }
  ) -> HandlerReport {
    let start = ContinuousClock.now
    return run(seed: seed, journal: journal, until: stops) { _ in
      ContinuousClock.now - start < duration
    }
  }

  private func run(
    seed: UInt64, journal: CrashJournal?, until stops: (HandlerReport.Failure) -> Bool,
    while goesOn: (Int) -> Bool
  ) -> HandlerReport {
    var inputs = HandlerInputs(seeds: seeds.map(\.bytes), seed: seed)
    var report = HandlerReport()
    let page = journal?.begin()
    defer { page?.end() }
    while goesOn(report.executionCount) {
      let input = inputs.next(maximumLength: Self.maximumLength)
      let text = String(decoding: input, as: UTF8.self)
      report.executionCount += 1
      page?.record(text, execution: report.executionCount)
      let trial = trial(of: text)
      if trial.isAccepted {
        report.acceptedCount += 1
        inputs.keep(input)
      }
      for mistake in trial.mistakes where report.failure(mistake) == nil {
        // What is left should still look like a link, whatever else the handler takes.
        let scheme = Self.webSchemes.first { text.hasPrefix($0) }
        let smallest = InputMinimizer().minimized(text) { smaller in
          guard smaller.hasPrefix(scheme ?? "") else { return false }
          page?.record(smaller, execution: report.executionCount)
          return mistakes(on: smaller).contains(mistake)
        }
        let failure = HandlerReport.Failure(
          mistake: mistake, input: smallest, execution: report.executionCount)
        report.failures.append(failure)
        if stops(failure) { return report }
      }
    }
    return report
  }

  private static let webSchemes = ["https://", "http://"]
}

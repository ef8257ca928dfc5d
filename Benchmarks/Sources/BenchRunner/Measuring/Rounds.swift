/// What the rounds gave for one contestant.
struct Samples {
  /// Nanoseconds an entry, one for each round.
  var nanoseconds: [Double] = []
  /// What a pass came to.
  var result = PassResult()
  /// Why it is missing, or how it failed.
  var problem: RowProblem?
}

/// Rounds in which all contestants take turns, so that what else the machine does hits all alike.
struct Rounds {
  /// How many rounds there are at most.
  let count: Int
  /// For how long further rounds begin, in seconds.
  let seconds: Double
  /// How many times each goes over all entries in a round.
  let repeats: Int

  /// Warms each contestant up with one pass, then runs the rounds, each of them in order.
  ///
  /// There is one round at least.
  func run(_ contestants: [Contestant], entries: Int) -> [Samples] {
    var samples = contestants.map { contestant in
      var samples = Samples()
      if case .failure(let problem) = contestant.runner { samples.problem = problem }
      return samples
    }
    func turn(_ index: Int, repeats: Int) -> Double? {
      guard samples[index].problem == nil, case .success(let runner) = contestants[index].runner
      else { return nil }
      do {
        let pass = try runner.run(repeats: repeats)
        samples[index].result = pass.result
        return pass.nanoseconds / Double(repeats * max(1, entries))
      } catch {
        samples[index].problem = .failed("\(error)")
        return nil
      }
    }
    let deadline = ContinuousClock.now + .seconds(seconds)
    for index in contestants.indices { _ = turn(index, repeats: 1) }
    for round in 0..<count where round == 0 || .now < deadline {
      for index in contestants.indices {
        guard let time = turn(index, repeats: repeats) else { continue }
        samples[index].nanoseconds.append(time)
      }
    }
    return samples
  }
}

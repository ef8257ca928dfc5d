internal import Foundation
internal import LinkValidation

/// Measures what is done to links against Foundation's parsing of them.
@main
enum Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { Int($0) }
    let names = arguments.filter { Int($0) == nil }
    let corpus = try Corpus(count: numbers.first ?? 5_000)
    let measurements = Measurement.all(policy: corpus.policy)
      .filter { names.isEmpty || names.contains($0.name) }
    let rounds = numbers.dropFirst().first ?? 7
    // One after the other in each round, so that a busy moment of the machine hits them alike.
    var best = [Duration](repeating: .seconds(3600), count: measurements.count)
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for (index, measurement) in measurements.enumerated() {
        var checksum = 0
        let time = clock.measure { checksum = measurement.run(corpus) }
        guard checksum != 0 else { throw Failure(measurement: measurement.name) }
        best[index] = min(best[index], time)
      }
    }
    print("measurement      ns/link     links/s  times the first")
    for (measurement, time) in zip(measurements, best) {
      let row = String(
        format: "%-12@ %11.0f %11.0f %11.2f", measurement.name as NSString,
        time / .nanoseconds(1) / Double(corpus.links.count),
        Double(corpus.links.count) / (time / .seconds(1)),
        best[0] / time)
      print(row)
    }
  }

  /// A measurement that did nothing.
  struct Failure: Error {
    let measurement: String
  }
}

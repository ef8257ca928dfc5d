import FuzzTestSupport
import LinkValidation
import OutsideReaders
import Testing

@Suite(
  "Models of other readers",
  .enabled(if: InputFolder.isPresent, "the data folder is missing: no model is held"))
struct ModelTests {
  @Test(
    "A model takes scheme, userinfo, host and port as its reader does, or refuses as it does",
    arguments: OutsideReaderKind.allCases)
  func model(_ kind: OutsideReaderKind) throws {
    let reader: any OutsideReader
    do {
      reader = try kind.start()
    } catch .missing(let what) {
      // The log of a run that passes has no word on a case that was cancelled.
      print("SKIPPED: the model is not held against \(kind.rawValue), for \(what) is missing")
      try Test.cancel("\(what) is missing")
    }
    var survey = Survey(kind)
    var tableSize = 0
    try Inputs.forEachPart { texts in
      if tableSize == 0 { tableSize = texts.count }
      for (text, real) in zip(texts, try reader.readings(of: texts)) {
        let model = URLReading(of: text.span, by: reader.reader)
        survey.add(Observation(text: text, readerName: reader.name, model: model, real: real))
      }
    }
    survey.report(reader.name, comparingCounts: tableSize == Deviation.countedTableSize)
  }
}

/// What was seen of one reader.
private struct Survey {
  private var count = 0
  private var accepted = 0
  private var found: [Int]
  private var unlisted = 0
  private let deviations: [Deviation]

  init(_ kind: OutsideReaderKind) {
    deviations = Deviation.all.filter { $0.kind == kind }
    found = deviations.map { _ in 0 }
  }

  mutating func add(_ observation: Observation) {
    count += 1
    if observation.real != nil { accepted += 1 }
    if isSame(observation.model, observation.real) { return }
    if let index = deviations.firstIndex(where: { $0.matches(observation) }) {
      found[index] += 1
      return
    }
    unlisted += 1
    guard unlisted <= 10 else { return }
    Issue.record(
      """
      \(observation.readerName) on \(String(decoding: observation.text, as: UTF8.self).debugDescription):
      \(String(describing: observation.real)); the model: \(String(describing: observation.model))
      """)
  }

  private func isSame(_ model: URLReading?, _ real: URLReading?) -> Bool {
    guard let model, let real else { return model == nil && real == nil }
    return model.scheme == real.scheme && model.host == real.host && model.port == real.port
      && model.hasUserinfo == real.hasUserinfo
  }

  /// Prints the counts, and holds the deviations to theirs.
  func report(_ name: String, comparingCounts: Bool) {
    print("\(name): \(count) texts, \(accepted) accepted, \(unlisted) unlisted differences")
    if !comparingCounts { print("\(name): counts are not held, for they are of other data") }
    for (deviation, found) in zip(deviations, found) {
      print("\(name): \(found) deviations: \(deviation.reason)")
      guard comparingCounts, name == deviation.readerName else { continue }
      #expect(found <= deviation.bound, "\(name): \(deviation.reason)")
      if found < deviation.bound { print("\(name): the bound can shrink to \(found)") }
    }
  }
}

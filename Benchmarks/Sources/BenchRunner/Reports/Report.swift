import Foundation

/// All that a run measured.
struct Report: Codable, Equatable {
  /// The command line.
  let command: String
  /// What it ran on.
  let machine: Machine
  /// The sections.
  var sections: [SectionReport] = []
  /// One core and two.
  var cores: [CoreScaling] = []
  /// Allocations and memory of the peers that read links.
  var memory: [MemorySection.Row] = []
  /// Hostile input.
  var growth: [Growth] = []
  /// Sections that could not be measured, with the reasons.
  var missing: [String] = []

  init(command: String, machine: Machine) {
    self.command = command
    self.machine = machine
  }

  /// Whether all peers that are there did the same, and nothing grew too much.
  var isSound: Bool {
    let problems = cores.map(\.problem) + memory.map(\.problem)
    return sections.allSatisfy(\.isSound) && growth.allSatisfy(\.isBounded)
      && problems.allSatisfy { !($0?.isFailure ?? false) }
  }

  /// The report as JSON.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Growth from nothing has no finite factor.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

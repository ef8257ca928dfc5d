/// The inputs of a run: the seeds, each trick played on those that were accepted, and then changes of
/// them and of whatever was accepted, without end.
struct HandlerInputs {
  /// How many accepted inputs are kept.
  private static let keptLimit = 256
  /// On how many links the tricks are played.
  private static let trickedLimit = 12

  private let seeds: [[UInt8]]
  private var kept: [[UInt8]] = []
  private var given = 0
  /// The links with tricks, the next one last.
  private var tricks: [[UInt8]] = []
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
    if given == seeds.count + 1 {
      // Short links make mistakes plainer.
      let links = (kept.isEmpty ? seeds : kept).sorted { $0.count < $1.count }
      tricks = links.prefix(Self.trickedLimit).flatMap { HandlerTricks(on: $0).all }.reversed()
    }
    if let trick = tricks.popLast() { return Array(trick.prefix(maximumLength)) }
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

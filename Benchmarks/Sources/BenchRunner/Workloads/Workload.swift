/// The texts that a section's peers all work on, in one buffer.
struct Workload: Sendable, Equatable {
  /// What a peer does with the items.
  enum Job: String, Sendable, CaseIterable, Codable {
    /// The whole job for each link.
    case links
    /// Parses and serializes URLs: the items come in pairs, a text and what it is relative to, which
    /// may be empty.
    case urls
    /// Turns each domain into ASCII.
    case domains

    /// How many items make an entry.
    var itemsPerEntry: Int { self == .urls ? 2 : 1 }

    /// What an entry is.
    var unit: String {
      switch self {
      case .links: "link"
      case .urls: "URL"
      case .domains: "host"
      }
    }
  }

  /// What is done.
  let job: Job
  /// All items, one behind the other, UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where each item begins, and where the last one ends.
  private(set) var offsets: [Int] = [0]
  /// The hosts that the policy of a check lists, which may be those of more links than are here; `nil`
  /// where nothing is checked.
  var hosts: ListedHosts?

  init(job: Job) { self.job = job }

  init(job: Job, items: some Sequence<[UInt8]>) {
    self.init(job: job)
    for item in items { append(item) }
  }

  init(links: some Sequence<String>) {
    self.init(job: .links, items: links.lazy.map { Array($0.utf8) })
  }

  /// Adds an item.
  mutating func append(_ item: some Sequence<UInt8>) {
    bytes.append(contentsOf: item)
    offsets.append(bytes.count)
  }

  /// How many items there are.
  var itemCount: Int { offsets.count - 1 }
  /// How many entries there are: what a rate counts.
  var entryCount: Int { itemCount / job.itemsPerEntry }
  /// All entries.
  var entries: Range<Int> { 0..<entryCount }

  /// The items of a range of entries.
  func items(of entries: Range<Int>) -> Range<Int> {
    entries.lowerBound * job.itemsPerEntry..<entries.upperBound * job.itemsPerEntry
  }

  /// Where an item stands.
  func place(of item: Int) -> Range<Int> { offsets[item]..<offsets[item + 1] }

  /// The text of an item.
  func text(_ item: Int) -> String { String(decoding: bytes[place(of: item)], as: UTF8.self) }

  /// The texts of the items.
  var texts: [String] { (0..<itemCount).map(text) }

  /// The first entries alone.
  func prefix(_ count: Int) -> Workload {
    var workload = Workload(job: job)
    workload.hosts = hosts
    let items = items(of: 0..<min(count, entryCount))
    workload.bytes = Array(bytes[..<offsets[items.upperBound]])
    workload.offsets = Array(offsets[...items.upperBound])
    return workload
  }
}

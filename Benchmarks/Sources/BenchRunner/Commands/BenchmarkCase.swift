/// What can be measured by itself.
enum BenchmarkCase: String, CaseIterable {
  /// The whole job.
  case links
  /// The full check with a policy, of links that it accepts.
  case check
  /// The same for all links.
  case checkAll = "check-all"
  /// The full check with lists of tens of thousands of hosts.
  case checkLongLists = "check-long-lists"
  /// The canonical form.
  case canonical
  /// The URL parser by itself on ordinary URLs.
  case urls
  /// The same on the inputs of the Web Platform Tests that need no base.
  case conformance = "wpt"
  /// The same on those that are relative to a base.
  case relative = "wpt-relative"
  /// UTS 46.
  case domains
  /// One core and two.
  case cores
  /// Allocations and memory.
  case memory
  /// Hostile input of two lengths.
  case growth

  /// Whether it is a section, in which peers take turns in rounds.
  var hasRounds: Bool {
    switch self {
    case .cores, .memory, .growth: false
    default: true
    }
  }

  /// Whether peers that are programs of their own take part in its rounds.
  var hasPrograms: Bool {
    switch self {
    case .links, .urls, .conformance, .relative: true
    default: false
    }
  }
}

internal import DomainNames

/// An entry of a list of domains that names no host, and the list that has it.
struct MalformedDomainEntry: Sendable {
  /// The key of the list.
  let key: LinkPolicy.Key
  /// What is wrong with the entry, and which one it is.
  let entry: HostList.MalformedEntry

  /// Which entry it is, as people count: `entry 2 of 'authorizedDomains'`.
  var place: String { PolicyIndex.place(entry.index, in: key) }
}

extension PolicyIndex {
  /// The entries of the lists of hosts that name none.
  var malformedDomainEntries: [MalformedDomainEntry] {
    authorizedDomains.malformedEntries.map {
      MalformedDomainEntry(key: .authorizedDomains, entry: $0)
    }
      + linkDomains.malformedEntries.map { MalformedDomainEntry(key: .linkDomains, entry: $0) }
  }

  /// Which entry of a list one is, as people count.
  static func place(_ index: Int, in key: LinkPolicy.Key) -> String {
    "entry \(index + 1) of '\(key.rawValue)'"
  }
}

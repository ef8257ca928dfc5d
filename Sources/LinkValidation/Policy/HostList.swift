internal import DomainNames

/// A list of hosts in a policy.
///
/// A malformed entry matches nothing, and does not make the list empty.
struct HostList: Sendable {
  /// An entry that names no host, by its place in the list.
  struct MalformedEntry: Sendable {
    /// Its place in the list.
    let index: Int
    /// Why it names none.
    let error: DomainEntryError
  }

  /// The entries that name hosts.
  let domains: DomainList
  /// The entries that name none.
  let malformedEntries: [MalformedEntry]
  /// Which hosts look like one on the list.
  let lookalikes: LookalikeIndex
  /// Whether the list judges nothing: the policy has no entry for it.
  let isEmpty: Bool
  /// Whether an entry covers its subdomains.
  let matchSubdomains: Bool

  /// Reads `authorizedDomains`.
  init(authorizedDomains entries: [String], matchSubdomains: Bool) {
    var (domains, malformed): ([AuthorizedDomain], [MalformedEntry]) = ([], [])
    for (index, entry) in entries.enumerated() {
      do throws(DomainEntryError) {
        domains.append(try AuthorizedDomain(entry))
      } catch {
        malformed.append(MalformedEntry(index: index, error: error))
      }
    }
    self.init(
      DomainList(domains), malformed, isEmpty: entries.isEmpty, matchSubdomains: matchSubdomains)
  }

  /// Reads `linkDomains`.
  init(linkDomains entries: [String]) {
    var (domains, malformed): ([LinkDomain], [MalformedEntry]) = ([], [])
    for (index, entry) in entries.enumerated() {
      do throws(DomainEntryError) {
        domains.append(try LinkDomain(entry))
      } catch {
        malformed.append(MalformedEntry(index: index, error: error))
      }
    }
    self.init(DomainList(domains), malformed, isEmpty: entries.isEmpty, matchSubdomains: false)
  }

  private init(
    _ domains: DomainList, _ malformedEntries: [MalformedEntry], isEmpty: Bool,
    matchSubdomains: Bool
  ) {
    self.domains = domains
    self.malformedEntries = malformedEntries
    self.isEmpty = isEmpty
    self.matchSubdomains = matchSubdomains
    lookalikes = LookalikeIndex(domains)
  }

  /// Whether a host, as A-labels or address, is on the list; one trailing dot does not count.
  func contains(_ host: String) -> Bool {
    domains.contains(host, matchSubdomains: matchSubdomains)
  }
}

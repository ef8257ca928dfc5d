public import DomainNames
internal import URLStandard

extension LinkProperties {
  /// Looks a host up in a list.
  public typealias HostLookup = (_ host: String, _ list: DomainList) -> DomainList.Match?

  /// An entry for a domain means the same as A-labels and as U-labels, and matches the domain and, as
  /// subdomains, what has a dot before it; nothing else.
  ///
  /// - Parameters:
  ///   - text: Any bytes; what is no entry of a list is passed over.
  ///   - lookup: Looks a host up.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func listsAgree(
    on text: [UInt8], lookup: HostLookup = { host, list in list.match(host) }
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("listsAgree", detail) }
    let entry: AuthorizedDomain
    do throws(DomainEntryError) {
      entry = try AuthorizedDomain(String(decoding: text, as: UTF8.self))
    } catch {
      // What is not UTF-8 became U+FFFD.
      guard (0...3 * text.count).contains(error.offset) else {
        throw fail("the error's offset lies outside the entry")
      }
      return
    }
    guard case .host(let host) = entry else { return }
    let ascii = host.description
    let unicode = ICUDomainToASCII().displayForm(of: ascii)
    guard (try? AuthorizedDomain(unicode)) == entry else { throw fail("as U-labels") }
    guard unicode == ascii || (try? LinkDomain(ascii))?.host == host else {
      throw fail("as A-labels")
    }

    let list = DomainList([host])
    guard lookup(ascii, list) == .exact(0) else { throw fail("the host itself") }
    // With one letter more, a look-up may miss the name for want of room for a label and a dot.
    guard lookup("x" + ascii, list) == nil, lookup("xx" + ascii, list) == nil else {
      throw fail("a longer label")
    }
    guard lookup(String(ascii.dropFirst()), list) == nil else { throw fail("a shorter label") }
    guard lookup(ascii + "x", list) == nil else { throw fail("a longer last label") }
    var isDomain = false
    if case .domain = host { isDomain = true }
    guard lookup("x." + ascii, list) == (isDomain ? .subdomain(of: 0) : nil) else {
      throw fail("a subdomain")
    }
  }
}

import ActionLinks
import DomainNames
public import LinkFuzzing
import LinkValidation
public import OutsideReaders

extension FuzzTarget {
  /// Links whose hosts are beyond reproach, before Foundation, libcurl and, where it is there, ada.
  public static let acceptedHosts = {
    let target = acceptedHosts {
      let readers: [any OutsideReader] = [FoundationURLReader(), CurlURLReader()]
      return readers + [try? AdaURLReader()].compactMap { $0 }
    }
    if !Ada.isPresent { sayMissing("ada", for: target.name) }
    return target
  }()

  /// Links whose hosts are beyond reproach, before other readers.
  ///
  /// - Parameter readers: Makes the readers, for one input at a time.
  /// - Returns: The target.
  public static func acceptedHosts(
    readers: @escaping @Sendable () -> [any OutsideReader]
  ) -> FuzzTarget {
    FuzzTarget(
      "accepted-hosts",
      summary: "Other readers take the same scheme, host and port from an accepted link's URLs."
    ) { input throws(PropertyFailure) in
      guard let link = try? ActionLink(input.span, domains: .icu) else { return }
      let found: LayerDisagreement?
      do throws(OutsideReaderError) {
        found = try disagreements(onLayers: link.openedURLs, among: readers()).first
      } catch {
        throw PropertyFailure("accepted-hosts", "\(error)")
      }
      // Judging takes far longer than all the readers, and says nothing where they agree.
      guard let found else { return }
      let policy = LinkPolicy(listingHostsOf: link)
      guard !LinkProperties.hostsAreFaultless(of: link, by: policy) else {
        throw PropertyFailure("accepted-hosts", "\(found)")
      }
    }
  }
}

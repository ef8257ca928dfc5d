import CAdaPeer
import Foundation

/// The library of ada and its driver, as `Scripts/build-ada` makes it.
///
/// The unsafe code is sound because the library stays open, its functions read only the items of the
/// range, which the offsets keep inside the buffer, and they keep no pointer. It is the library of the
/// level that this process itself was built for.
@safe struct AdaLibrary: @unchecked Sendable {
  private let peer: ada_peer

  /// Opens the library; `nil` where it is missing.
  init?(_ file: URL) {
    var peer = unsafe ada_peer()
    guard unsafe ada_peer_open(file.path, &peer) else { return nil }
    unsafe self.peer = peer
  }

  /// The version of ada.
  var version: String { unsafe peer.version.map { unsafe String(cString: $0) } ?? "" }

  /// What is done with each item.
  enum Form: Sendable, CaseIterable {
    /// The whole job by the public API.
    case publicAPI
    /// The whole job with a scan of the query by hand.
    case handScan
    /// `ada::parse` alone.
    case parsing
    /// `ada::idna::to_ascii`.
    case domains
  }

  /// Does a pass.
  func run(_ form: Form, _ workload: Workload, _ entries: Range<Int>) -> PassResult {
    let items = workload.items(of: entries)
    let pass =
      switch form {
      case .publicAPI: unsafe peer.job_public
      case .handScan: unsafe peer.job_hand
      case .parsing: unsafe peer.urls
      case .domains: unsafe peer.domains
      }
    guard let pass = unsafe pass else { return PassResult() }
    let result = unsafe pass(
      workload.bytes, workload.offsets, items.lowerBound, items.upperBound)
    return PassResult(checksum: Int(result.checksum), accepted: Int(result.accepted))
  }
}

/// ada in one of its forms.
struct AdaPeer: Pass {
  let library: AdaLibrary
  let form: AdaLibrary.Form
  let workload: Workload

  func run(over entries: Range<Int>) -> PassResult {
    library.run(form, workload, entries)
  }
}

import CCurlPeer

/// libcurl's URL API.
///
/// The unsafe code is sound because the C functions read only the items of the range, which the
/// offsets keep inside the buffer, and keep no pointer.
struct CurlPeer: Pass {
  private let workload: Workload

  init(_ workload: Workload) {
    self.workload = workload
    curl_peer_prepare()
  }

  /// The version of the library.
  static let version = unsafe curl_peer_version().map { unsafe String(cString: $0) } ?? ""

  func run(over entries: Range<Int>) -> PassResult {
    let items = workload.items(of: entries)
    let result =
      switch workload.job {
      case .links:
        unsafe curl_peer_job(
          workload.bytes, workload.offsets, items.lowerBound, items.upperBound)
      case .urls, .domains:
        unsafe curl_peer_urls(
          workload.bytes, workload.offsets, items.lowerBound, items.upperBound)
      }
    return PassResult(checksum: Int(result.checksum), accepted: Int(result.accepted))
  }
}

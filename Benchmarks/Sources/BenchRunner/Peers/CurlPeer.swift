import CCurlPeer

/// libcurl's URL API.
///
/// The unsafe code is sound because the C functions read only the items of the range, which the
/// offsets keep inside the buffer, and keep no pointer.
enum CurlPeer {
  /// The version of the library.
  static let version = unsafe curl_peer_version().map { unsafe String(cString: $0) } ?? ""

  /// The whole job.
  struct Links: Pass {
    private let workload: Workload

    init(_ workload: Workload) {
      self.workload = workload
      curl_peer_prepare()
    }

    func run(over entries: Range<Int>) -> PassResult {
      let items = workload.items(of: entries)
      return PassResult(
        unsafe curl_peer_job(
          workload.bytes, workload.offsets, items.lowerBound, items.upperBound))
    }
  }

  /// Parses URLs and writes them again.
  struct URLs: Pass {
    private let workload: Workload

    init(_ workload: Workload) {
      self.workload = workload
      curl_peer_prepare()
    }

    func run(over entries: Range<Int>) -> PassResult {
      let items = workload.items(of: entries)
      return PassResult(
        unsafe curl_peer_urls(
          workload.bytes, workload.offsets, items.lowerBound, items.upperBound))
    }
  }
}

extension PassResult {
  fileprivate init(_ result: curl_peer_result) {
    self.init(checksum: Int(result.checksum), accepted: Int(result.accepted))
  }
}

import CCurlPeer

/// libcurl's URL API.
///
/// The unsafe code is sound because the C functions read only the items of the range, which the
/// offsets keep inside the buffer, and keep no pointer.
enum CurlPeer {
  /// The version of the library.
  static let version = unsafe curl_peer_version().map { unsafe String(cString: $0) } ?? ""

  /// The whole job.
  static func links(_ workload: Workload) -> some Pass {
    Job(workload) { unsafe curl_peer_job($0, $1, $2.lowerBound, $2.upperBound) }
  }

  /// Parses URLs and writes them again.
  static func urls(_ workload: Workload) -> some Pass {
    Job(workload) { unsafe curl_peer_urls($0, $1, $2.lowerBound, $2.upperBound) }
  }

  private struct Job: Pass {
    private let workload: Workload
    /// Does it with items of the workload: their bytes, their offsets, and which of them.
    private let function: @Sendable ([UInt8], [Int], Range<Int>) -> curl_peer_result

    init(
      _ workload: Workload,
      _ function: @escaping @Sendable ([UInt8], [Int], Range<Int>) -> curl_peer_result
    ) {
      self.workload = workload
      self.function = function
      curl_peer_prepare()
    }

    func run(over entries: Range<Int>) -> PassResult {
      PassResult(function(workload.bytes, workload.offsets, workload.items(of: entries)))
    }
  }
}

extension PassResult {
  fileprivate init(_ result: curl_peer_result) {
    self.init(checksum: Int(result.checksum), accepted: Int(result.accepted))
  }
}

import DomainNames
import URLStandard

/// The URL parser of this package by itself.
enum URLStandardPeer {
  /// Parses into a buffer that all URLs share.
  struct Parsing: Pass {
    let workload: Workload

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      var buffer: [UInt8] = []
      let bytes = workload.bytes.span
      for entry in entries {
        let text = workload.place(of: 2 * entry)
        let base = workload.place(of: 2 * entry + 1)
        buffer.removeAll(keepingCapacity: true)
        guard
          let url = base.isEmpty
            ? try? URLOffsets(parsing: bytes.extracting(text), into: &buffer, domains: .icu)
            : resolve(bytes.extracting(text), against: bytes.extracting(base), into: &buffer)
        else { continue }
        result.accepted += 1
        result.checksum &+= Int(url.end - url.start)
      }
      return result
    }

    /// Parses a text that has a base URL.
    private func resolve(
      _ text: Span<UInt8>, against base: Span<UInt8>, into buffer: inout [UInt8]
    ) -> URLOffsets? {
      guard let base = try? URLRecord(base, domains: .icu) else { return nil }
      return try? URLOffsets(parsing: text, into: &buffer, base: base, domains: .icu)
    }
  }

  /// Turns domains into ASCII by ICU.
  struct Domains: Pass {
    let workload: Workload

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      var buffer: [UInt8] = []
      let domains = ICUDomainToASCII()
      for entry in entries {
        let range = workload.place(of: entry)
        buffer.removeAll(keepingCapacity: true)
        guard
          (try? domains.appendASCII(
            of: workload.bytes.span.extracting(range), to: &buffer)) != nil
        else { continue }
        result.accepted += 1
        result.checksum &+= buffer.count
      }
      return result
    }
  }
}

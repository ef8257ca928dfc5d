/// What a report says of a workload.
struct WorkloadDescription: Codable, Equatable {
  /// What the texts are.
  let title: String
  /// How many entries there are.
  let entries: Int
  /// The bytes of an entry: the mean, the shortest and the longest.
  let meanLength: Double
  let minimumLength: Int
  let maximumLength: Int
  /// The FNV-1a hash of all bytes, 64 bits in hexadecimal.
  let digest: String

  init(_ workload: Workload, title: String) {
    self.title = title
    entries = workload.entryCount
    let lengths = workload.entries.map { entry in
      let items = workload.items(of: entry..<entry + 1)
      return workload.offsets[items.upperBound] - workload.offsets[items.lowerBound]
    }
    meanLength = Double(workload.bytes.count) / Double(max(1, entries))
    minimumLength = lengths.min() ?? 0
    maximumLength = lengths.max() ?? 0
    digest = Self.digest(workload.bytes)
  }

  /// The FNV-1a hash in hexadecimal.
  static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The records of a link's layers, from the outside in.
///
/// The array is longer than what counts of it: a reader of many links fills the same records again and
/// again. To empty an array and append to it took 7 % of the time of a whole link.
@usableFromInline
struct LayerRecords: Sendable {
  /// The records; those from ``count`` on mean nothing.
  @usableFromInline var storage: [LayerRecord]
  /// How many count.
  @usableFromInline private(set) var count = 0

  /// Creates room for a number of records.
  init(capacity: Int) {
    storage = []
    if capacity > 0 { storage.reserveCapacity(capacity) }
  }

  /// The numbers of the records.
  var indices: Range<Int> { 0..<count }

  /// The outermost layer's record, or `nil`.
  var first: LayerRecord? { count > 0 ? storage[0] : nil }

  /// The record of a layer.
  @inlinable
  subscript(index: Int) -> LayerRecord {
    @inline(__always)
    _read {
      precondition(index < count)
      yield storage[index]
    }
    @inline(__always)
    _modify {
      precondition(index < count)
      yield &storage[index]
    }
  }

  /// Appends a record.
  ///
  /// - Returns: Its number.
  @inline(__always) @discardableResult
  mutating func append(_ record: LayerRecord) -> Int {
    let index = count
    if index < storage.count { storage[index] = record } else { storage.append(record) }
    count = index + 1
    return index
  }

  /// Forgets the last record.
  mutating func removeLast() { count -= 1 }

  /// Forgets all records, and keeps the room.
  mutating func removeAll() { count = 0 }
}

extension LayerRecords: Equatable {
  @usableFromInline
  static func == (left: LayerRecords, right: LayerRecords) -> Bool {
    left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
  }
}

extension Span where Element == UInt8 {
  /// A copy of the bytes that outlives what they are borrowed from.
  func copied() -> [UInt8] {
    [UInt8](capacity: count) { output in
      for index in indices { output.append(self[index]) }
    }
  }
}

/// Calls a C function that fills a buffer and says how much it needs; again where that was more.
///
/// - Parameters:
///   - type: The type of the elements.
///   - capacity: How many elements the first call has room for.
///   - body: Fills the buffer, and returns the number of elements of the whole result, or a
///   negative one where there is none.
/// - Returns: The elements, or `nil` where there is no result.
@safe
func resultOfC<Element>(
  ofType type: Element.Type, capacity: Int,
  _ body: (UnsafeMutableBufferPointer<Element>) -> Int32
) -> [Element]? {
  var capacity = capacity
  for _ in 0..<2 {
    var needed: Int32 = -1
    let elements = unsafe [Element](unsafeUninitializedCapacity: capacity) { buffer, count in
      // The allocation may be larger than asked for; C is told of what was asked for.
      needed = unsafe body(UnsafeMutableBufferPointer(rebasing: buffer[..<capacity]))
      count = needed >= 0 && Int(needed) <= capacity ? Int(needed) : 0
    }
    guard needed >= 0 else { return nil }
    if Int(needed) <= capacity { return elements }
    capacity = Int(needed)
  }
  return nil
}

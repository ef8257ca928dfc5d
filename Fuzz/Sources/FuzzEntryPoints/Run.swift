internal import CFuzzer
public import LinkFuzzing

/// Checks a target's property on what libFuzzer made up, and ends the process where it is broken.
///
/// The message names the property and what broke, and holds nothing of the input.
///
/// - Parameters:
///   - target: The target.
///   - data: The bytes; none where `size` is 0.
///   - size: How many they are.
/// - Returns: 0, for libFuzzer.
public func run(_ target: FuzzTarget, _ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  // Sound: libFuzzer promises `size` bytes for the call, and they are copied.
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  CurrentTarget.set(target)
  cfuzzer_start_counting_allocations()
  do throws(PropertyFailure) {
    try target.check(input)
  } catch {
    fatalError("property failed: \(error)")
  }
  let allocated = cfuzzer_stop_counting_allocations()
  guard allocated <= MemoryBound.bytes(forInputOf: size) else {
    fatalError("property failed: memory: \(size) bytes took \(allocated) bytes of memory")
  }
  return 0
}

internal import CFuzzer
internal import LinkFuzzing

/// What libFuzzer calls to change an input in place.
///
/// One in two changes knows links; the others are libFuzzer's own, with its dictionary.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: CUnsignedInt
) -> Int {
  guard let data = unsafe data, maximumSize > 0 else { return 0 }
  // Sound: libFuzzer promises room for `maximumSize` bytes, of which `size` are set.
  if seed.isMultiple(of: 2) { return unsafe cfuzzer_mutate(data, size, maximumSize) }
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  var mutator = LinkMutator(seed: UInt64(seed))
  return unsafe copy(mutator.mutate(input, maximumLength: maximumSize), to: data, maximumSize)
}

/// Puts an output where libFuzzer expects it.
///
/// - Returns: Its length; libFuzzer takes no input of no length from here.
func copy(_ output: [UInt8], to data: UnsafeMutablePointer<UInt8>, _ maximumSize: Int) -> Int {
  let count = min(output.count, maximumSize)
  for index in 0..<count { unsafe data[index] = output[index] }
  return count
}

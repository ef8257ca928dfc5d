internal import CFuzzer
internal import LinkFuzzing

/// What libFuzzer calls to change an input in place.
///
/// Three of four changes know what the target's inputs are; the others are libFuzzer's own, with its
/// dictionary.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: CUnsignedInt
) -> Int {
  guard let data = unsafe data, maximumSize > 0 else { return 0 }
  // Sound: libFuzzer promises room for `maximumSize` bytes, of which `size` are set.
  guard !seed.isMultiple(of: 4), let target = CurrentTarget.value else {
    return unsafe cfuzzer_mutate(data, size, maximumSize)
  }
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  var mutator = LinkMutator(seed: UInt64(seed))
  let output = target.mutated(
    input, by: &mutator, maximumLength: maximumSize, byteMutation: mutateAsLibFuzzer)
  return unsafe copy(output, to: data, maximumSize)
}

/// What libFuzzer calls to put two inputs together.
@c(LLVMFuzzerCustomCrossOver)
public func crossOver(
  _ one: UnsafePointer<UInt8>?, _ size: Int, _ other: UnsafePointer<UInt8>?, _ otherSize: Int,
  _ output: UnsafeMutablePointer<UInt8>?, _ maximumSize: Int, _ seed: CUnsignedInt
) -> Int {
  guard let output = unsafe output, let target = CurrentTarget.value else { return 0 }
  // Sound: libFuzzer promises as many bytes as it says, and keeps them for the call.
  let inputs = unsafe [
    Array(UnsafeBufferPointer(start: one, count: size)),
    Array(UnsafeBufferPointer(start: other, count: otherSize)),
  ]
  var mutator = LinkMutator(seed: UInt64(seed))
  let crossed = target.crossed(
    inputs[0], with: inputs[1], by: &mutator, maximumLength: maximumSize)
  return unsafe copy(crossed, to: output, maximumSize)
}

/// Changes bytes as libFuzzer does.
private func mutateAsLibFuzzer(_ bytes: inout [UInt8], _ maximumLength: Int) {
  let count = bytes.count
  guard maximumLength > 0, count <= maximumLength else { return }
  bytes.append(contentsOf: repeatElement(0, count: maximumLength - count))
  // Sound: the array has room for `maximumLength` bytes, and lives for the call.
  let length = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
    unsafe cfuzzer_mutate(buffer.baseAddress, count, maximumLength)
  }
  bytes.removeSubrange(min(length, maximumLength)...)
}

/// Puts an output where libFuzzer expects it.
///
/// - Returns: Its length.
private func copy(
  _ output: [UInt8], to data: UnsafeMutablePointer<UInt8>, _ maximumSize: Int
) -> Int {
  let count = min(output.count, maximumSize)
  for index in 0..<count { unsafe data[index] = output[index] }
  return count
}

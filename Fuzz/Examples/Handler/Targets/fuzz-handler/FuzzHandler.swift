import ExampleHandler
import LinkFuzzing
import LinkValidation

/// The campaign, on the handler in which the program is to find something.
private let target = HandlerCampaign(policy: .example) { text in
  let link = ClassicHandler().read(text)
  return HandlerDecision(code: link?.code, continueURL: link?.continueURL)
}.fuzzTarget()

/// What libFuzzer calls for every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  // Sound: libFuzzer promises `size` bytes for the call, and they are copied.
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  do throws(PropertyFailure) { try target.check(input) } catch { fatalError("\(error)") }
  return 0
}

/// What libFuzzer calls to change an input in place.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: CUnsignedInt
) -> Int {
  guard let data = unsafe data else { return 0 }
  // Sound: libFuzzer promises room for `maximumSize` bytes, of which `size` are set.
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  var mutator = LinkMutator(seed: UInt64(seed))
  let output = target.mutated(input, by: &mutator, maximumLength: maximumSize)
  for (index, byte) in output.enumerated() { unsafe data[index] = byte }
  return output.count
}

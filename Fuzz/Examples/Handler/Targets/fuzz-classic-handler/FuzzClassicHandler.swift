import ExampleHandler
import LinkFuzzing

private let campaign = HandlerCampaign(policy: .example) { text in
  var log = ""
  let link = ClassicHandler().read(text, log: { log += $0 })
  return HandlerDecision(code: link?.code, continueURL: link?.continueURL, log: log)
}

/// What libFuzzer calls for every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  unsafe campaign.testOneInput(data, size)
}

/// What libFuzzer calls to change an input.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe campaign.mutate(data, size, maximumSize, seed)
}

import FuzzEntryPoints
import LinkFuzzing

/// What libFuzzer calls for every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  unsafe run(.shortWay, data, size)
}

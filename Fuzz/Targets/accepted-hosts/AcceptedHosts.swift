import FuzzEntryPoints
import LinkFuzzing
import OutsideTargets

/// What libFuzzer calls for every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  unsafe run(.acceptedHosts, data, size)
}

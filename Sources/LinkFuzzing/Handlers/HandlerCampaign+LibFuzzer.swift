/// For an executable that libFuzzer runs, where a crash is found too, and made smaller.
///
/// ```swift
/// @c(LLVMFuzzerTestOneInput)
/// public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
///   unsafe campaign.testOneInput(data, size)
/// }
/// ```
extension HandlerCampaign {
  /// Gives the handler an input that libFuzzer made up, and ends the process where it makes a
  /// mistake; the message names the mistake and holds nothing of the input.
  ///
  /// - Parameters:
  ///   - data: The bytes; none where `size` is 0.
  ///   - size: How many they are.
  ///   - known: Mistakes that the campaign goes on after.
  /// - Returns: 0, for libFuzzer.
  public func testOneInput(
    _ data: UnsafePointer<UInt8>?, _ size: Int, ignoring known: Set<HandlerMistake> = []
  ) -> CInt {
    // Sound: libFuzzer promises `size` bytes for the call, and they are copied.
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
    if let mistake = mistakes(on: text).first(where: { !known.contains($0) }) {
      fatalError("the handler \(mistake)")
    }
    return 0
  }

  /// Changes an input in place, as libFuzzer's custom mutators do.
  ///
  /// Now and then it begins anew with one of ``seeds``, so that a campaign needs no files.
  ///
  /// - Parameters:
  ///   - data: The bytes, with room for `maximumSize`.
  ///   - size: How many they are.
  ///   - maximumSize: How many may come out.
  ///   - seed: The same seed makes the same change.
  /// - Returns: How many came out.
  public func mutate(
    _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: CUnsignedInt
  ) -> Int {
    guard let data = unsafe data else { return 0 }
    var random = SeededGenerator(seed: UInt64(seed))
    // Sound: libFuzzer promises room for `maximumSize` bytes, of which `size` are set.
    var input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    if size < 8 || random.happens(perMille: 50) {
      input = random.element(of: seeds.map(\.bytes), or: input)
    }
    var mutator = LinkMutator(seed: random.next())
    let output = mutator.mutate(input, maximumLength: maximumSize)
    for (index, byte) in output.enumerated() { unsafe data[index] = byte }
    return output.count
  }
}

import CICU

/// The mapping step of UTS 46 by itself, which says what became of one code point.
///
/// Source: UTS 46, section 4, steps 1 and 2, nontransitional: deviation characters stay.
enum CodePointMapping {
  /// What a code point is replaced by; U+FFFD stands for a disallowed one.
  static func mapped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch NewerMappings.forICU[scalar] {
    case .ignored: []
    case .mapped(let target): [target]
    case nil: mapped([scalar])
    }
  }

  /// A text mapped and normalized to NFC.
  ///
  /// - Parameter text: Code points that no newer mapping applies to.
  /// - Returns: The code points; U+FFFD alone where ICU gives up.
  static func mapped(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    // Not by way of a string, which took longer than the mapping.
    var units: [UInt16] = []
    units.reserveCapacity(2 * text.count)
    for scalar in text { units.append(contentsOf: scalar.utf16) }
    guard
      let result = resultOfC(
        ofType: UInt16.self, capacity: units.count + 16,
        { buffer in
          unsafe units.withUnsafeBufferPointer { input in
            unsafe cicu_map(
              input.baseAddress, Int32(clamping: input.count), buffer.baseAddress,
              Int32(clamping: buffer.count))
          }
        })
    else { return ["\u{FFFD}"] }
    return scalars(of: result)
  }

  /// The code points of well-formed UTF-16, such as ICU writes.
  private static func scalars(of units: [UInt16]) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(units.count)
    var iterator = units.makeIterator()
    var decoder = UTF16()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { scalars.append(scalar) }
    return scalars
  }
}

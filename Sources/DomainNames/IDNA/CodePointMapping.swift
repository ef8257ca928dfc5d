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
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    let units = [UInt16](String(view).utf16)
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
    return [Unicode.Scalar](String(decoding: result, as: UTF16.self).unicodeScalars)
  }
}

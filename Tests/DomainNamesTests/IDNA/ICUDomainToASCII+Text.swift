import DomainNames
import URLStandard

/// The same operations on texts: a span cannot stand in an expectation.
extension ICUDomainToASCII {
  /// The ASCII form of a text, `nil` where it has none.
  func ascii(_ domain: String) -> String? {
    ascii([UInt8](domain.utf8))
  }

  /// The ASCII form of bytes, `nil` where they have none.
  func ascii(_ domain: [UInt8]) -> String? {
    var output: [UInt8] = []
    do throws(DomainToASCIIFailure) {
      try appendASCII(of: domain.span, to: &output)
    } catch {
      return nil
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The U-label form of a text, `nil` where it has none.
  func unicode(_ domain: String) -> String? {
    unicodeForm(of: domain.utf8.span)
  }

  /// Whether a text is valid with every check on.
  func isStrictlyValid(_ domain: String) -> Bool {
    isStrictlyValid(domain.utf8.span)
  }
}

/// Whether two texts are the same code points: `==` of strings would let canonical equivalents pass.
func areIdentical(_ left: String?, _ right: String?) -> Bool {
  left.map { [UInt8]($0.utf8) } == right.map { [UInt8]($0.utf8) }
}

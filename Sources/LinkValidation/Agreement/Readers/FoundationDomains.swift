import DomainNames
import URLStandard

/// Domain to ASCII as Foundation has it for hosts beyond ASCII: any error that ICU records is one,
/// those of hyphens and lengths included, which the URL Standard lets pass.
///
/// Source: swiftlang/swift-foundation, `Sources/FoundationInternationalization/URLParser+ICU.swift`;
/// ICU's `uidna_nameToASCII`.
struct FoundationDomains: DomainToASCII {
  func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    var name: [UInt8] = []
    try ICUDomainToASCII().appendASCII(of: domain, to: &name)
    guard let unicode = ICUDomainToASCII().unicodeForm(of: name.span), hasValidLengths(name),
      unicode.utf8.split(separator: dot, omittingEmptySubsequences: false)
        .allSatisfy({ hasValidHyphens(Array($0)) })
    else { throw .unicodeToASCII }
    output.append(contentsOf: name)
  }

  func isStrictlyValid(_ domain: Span<UInt8>) -> Bool {
    ICUDomainToASCII().isStrictlyValid(domain)
  }

  private var dot: UInt8 { UInt8(ascii: ".") }

  /// Whether every label has 1 to 63 bytes and the name at most 253, but for a dot at the end.
  private func hasValidLengths(_ name: [UInt8]) -> Bool {
    let labels = (name.last == dot ? name.dropLast() : name[...])
      .split(separator: dot, omittingEmptySubsequences: false)
    let length = labels.reduce(labels.count - 1) { $0 + $1.count }
    return length <= 253 && labels.allSatisfy { (1...63).contains($0.count) }
  }

  /// Whether a U-label has no hyphen at its ends, and no two in third and fourth place.
  private func hasValidHyphens(_ label: [UInt8]) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard label.first != hyphen, label.last != hyphen else { return false }
    let start = Array(String(decoding: label, as: UTF8.self).unicodeScalars.prefix(4))
    return start.count < 4 || start[2] != "-" || start[3] != "-"
  }
}

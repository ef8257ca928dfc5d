import DomainNames
import Foundation

/// A domain name as written, and what it is made of.
public struct WrittenName: Sendable {
  /// The name as written, in UTF-8.
  public let bytes: [UInt8]
  /// The code points as written.
  let written: [Unicode.Scalar]
  /// The labels, mapped roughly as UTS 46 does, without any check of the result.
  let mappedLabels: [[Unicode.Scalar]]
  /// The labels that are left when A-labels are decoded too.
  let labels: [[Unicode.Scalar]]

  /// Describes a name.
  ///
  /// - Parameter bytes: UTF-8, percent-decoded.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let text = String(decoding: bytes, as: UTF8.self)
    written = Array(text.unicodeScalars)
    let mapped = text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    mappedLabels =
      mapped
      .filter { !$0.properties.isDefaultIgnorableCodePoint || $0.isJoiner }
      .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "\u{3002}" }
      .map(Array.init)
    labels = mappedLabels.map { label in
      guard label.hasACEPrefix else { return label }
      return Punycode.decode(label.dropFirst(4)) ?? label
    }
  }

  /// Whether there is a code point, as written or in an A-label, that has a property.
  func hasScalar(where predicate: (Unicode.Scalar) -> Bool) -> Bool {
    written.contains(where: predicate) || labels.contains { $0.contains(where: predicate) }
  }

  /// Whether there is a code point that is newer than a version of Unicode.
  func hasScalar(newerThan version: UnicodeVersion) -> Bool {
    hasScalar { $0.isNewer(than: version) }
  }

  /// Whether there is a code point of a block for writing from right to left, where all that are not
  /// marks have the bidi class R, AL or AN.
  var hasRightToLeft: Bool {
    hasScalar { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF,
        0x1_E800...0x1_EFFF:
        true
      default: false
      }
    }
  }
}

import DomainNames
import Foundation
import OutsideReaders

/// A domain name as written, and what it is made of.
public struct WrittenName: Sendable {
  /// The name as written, in UTF-8.
  public let bytes: [UInt8]

  /// Describes a name.
  ///
  /// - Parameter bytes: UTF-8, percent-decoded.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The code points as written, and those that its A-labels stand for.
  var scalars: [Unicode.Scalar] {
    let texts = [bytes, Ada.domainToUnicode(bytes)].map { String(decoding: $0, as: UTF8.self) }
    return texts.flatMap { Array($0.unicodeScalars) }
  }

  /// The labels, mapped roughly as UTS 46 does, without any check.
  var labels: [[Unicode.Scalar]] {
    let text = String(decoding: bytes, as: UTF8.self).precomposedStringWithCompatibilityMapping
    let mapped = text.lowercased().unicodeScalars
      .filter { !$0.properties.isDefaultIgnorableCodePoint }
    return mapped.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "\u{3002}" }
      .map(Array.init)
  }

  /// Whether there is a code point that is newer than a version of Unicode, or than the standard
  /// library's.
  func hasScalar(newerThan version: UnicodeVersion) -> Bool {
    scalars.contains { scalar in
      guard let age = scalar.properties.age else { return true }
      return UnicodeVersion(UInt8(clamping: age.major), UInt8(clamping: age.minor)) > version
    }
  }

  /// Whether a label begins with a text.
  func hasLabel(beginningWith prefix: String) -> Bool {
    labels.contains { $0.starts(with: prefix.unicodeScalars) }
  }
}

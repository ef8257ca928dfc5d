import Foundation
import TestSupport

/// The comparison of the mapping tables of Unicode 15.0 and 17.0 among the shared data.
enum SharedMappings {
  /// What each code point is mapped to since; empty where it is ignored.
  static func read() throws -> [Unicode.Scalar: [Unicode.Scalar]] {
    let bytes = try SharedData.bytes("data/unicode/idna-mapping-15.0-to-17.0.json")
    let entries = try JSONDecoder().decode([String: [String]].self, from: Data(bytes))
    return try Dictionary(
      uniqueKeysWithValues: entries.map { (try scalar($0.key), try $0.value.map(scalar)) })
  }

  private struct NotACodePoint: Error {}

  private static func scalar(_ digits: String) throws -> Unicode.Scalar {
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw NotACodePoint()
    }
    return scalar
  }
}

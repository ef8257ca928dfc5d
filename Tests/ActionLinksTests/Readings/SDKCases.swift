import Foundation
import TestSupport

/// The rows of the cases, as JSON objects.
enum SDKCases {
  static let names = ["sdk-readings", "attacks", "mail-and-settings"]

  /// The rows of one file.
  static func rows(_ name: String) -> [[String: any Sendable]] {
    guard let lines = try? SharedData.lines("cases/\(name).jsonl") else { return [] }
    return lines.compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      return object.flatMap { sendable($0) as? [String: any Sendable] }
    }
  }

  /// The input of a row, as bytes.
  static func input(of row: [String: any Sendable]) -> [UInt8] {
    SharedData.input(of: row) ?? []
  }

  /// All inputs of the cases, and all of the URL Standard's test data.
  static let inputs: [String] = {
    var inputs = names.flatMap { rows($0).map { String(decoding: input(of: $0), as: UTF8.self) } }
    guard let data = try? SharedData.bytes("data/wpt/urltestdata.json"),
      let tests = try? JSONSerialization.jsonObject(with: Data(data)) as? [Any]
    else { return inputs }
    for case let test as [String: Any] in tests {
      if let input = test["input"] as? String { inputs.append(input) }
    }
    return inputs
  }()

  /// A JSON value without its Objective-C classes; `null` is `Null`.
  private static func sendable(_ value: Any) -> any Sendable {
    switch value {
    case let object as [String: Any]: object.mapValues(sendable)
    case let array as [Any]: array.map(sendable)
    case let text as String: text
    case let number as NSNumber: number.boolValue
    default: Null()
    }
  }

  struct Null: Sendable, Hashable {}
}

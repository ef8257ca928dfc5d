import Foundation

extension SharedData {
  /// The objects of a JSON file that is an array; texts between them are comments.
  public static func rows(_ path: String) throws -> [[String: any Sendable]] {
    let data = Data(try bytes(path))
    let array = try JSONSerialization.jsonObject(with: data) as? [Any] ?? []
    return array.compactMap { ($0 as? [String: Any])?.mapValues(sendable) }
  }

  /// The objects of a JSON Lines file.
  public static func objects(_ path: String) throws -> [[String: any Sendable]] {
    try lines(path).map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return (object as? [String: Any] ?? [:]).mapValues(sendable)
    }
  }

  /// The input of a case: `input`, or the bytes of `inputBase64`.
  public static func input(of row: [String: any Sendable]) -> [UInt8]? {
    if let text = row["input"] as? String { return [UInt8](text.utf8) }
    return (row["inputBase64"] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
  }

  private static func sendable(_ value: Any) -> any Sendable {
    switch value {
    case let text as String: text
    case let array as [Any]: array.map(sendable)
    case let object as [String: Any]: object.mapValues(sendable)
    case is NSNull: NSNull()
    case let number as NSNumber: number
    default: String(describing: value)
    }
  }
}

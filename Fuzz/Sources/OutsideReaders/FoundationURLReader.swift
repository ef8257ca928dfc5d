import Foundation
public import LinkValidation

/// Foundation's `URLComponents(string:)`.
public final class FoundationURLReader: OutsideReader {
  /// Foundation.
  public var reader: URLReader { .foundation }
  /// Foundation's name; it has no version of its own here.
  public var name: String { "Foundation of the toolchain" }

  /// Creates the reader.
  public init() {}

  /// Reads texts by `URLComponents(string:)`.
  public func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?] {
    texts.map { text in
      guard let url = URLComponents(string: String(decoding: text, as: UTF8.self)) else {
        return nil
      }
      return URLReading(
        by: .foundation, scheme: url.scheme, hasUserinfo: url.percentEncodedUser != nil,
        host: url.encodedHost.map { Array($0.utf8) }, hostIsDecoded: false,
        port: url.port.map { .number(UInt32(min($0, Int(Int32.max)))) } ?? .none)
    }
  }
}

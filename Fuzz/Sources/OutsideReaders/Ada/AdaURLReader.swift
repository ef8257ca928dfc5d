public import LinkValidation

/// ada's URL parser.
public final class AdaURLReader: OutsideReader {
  /// The URL Standard.
  public var reader: URLReader { .whatwg }
  /// ada and its version.
  public var name: String { "ada " + Ada.version }

  /// Creates the reader.
  ///
  /// - Throws: `OutsideReaderError.missing` where the library is missing.
  public init() throws(OutsideReaderError) {
    guard Ada.isPresent else { throw .missing("ada") }
  }

  /// Reads texts; what is not UTF-8 in them reads as U+FFFD.
  public func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?] {
    texts.map { text in
      guard let url = Ada.parse(Array(String(decoding: text, as: UTF8.self).utf8)) else {
        return nil
      }
      let port = UInt32(String(decoding: url.port, as: UTF8.self))
      return URLReading(
        by: .whatwg, scheme: String(decoding: url.protocol.dropLast(), as: UTF8.self),
        hasUserinfo: !url.username.isEmpty || !url.password.isEmpty, host: url.hostname,
        hostIsDecoded: false, port: port.map { .number($0) } ?? .none)
    }
  }
}

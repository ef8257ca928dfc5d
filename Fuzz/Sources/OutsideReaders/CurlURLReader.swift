import CCurlURL
import Foundation
public import LinkValidation

/// libcurl's URL API.
public final class CurlURLReader: OutsideReader {
  /// libcurl.
  public var reader: URLReader { .curl }
  /// libcurl and the version that runs.
  public let name: String

  /// Creates the reader.
  public init() {
    // SAFETY: the library's version is a static C string.
    let version = unsafe curl_url_library_version().map { unsafe String(cString: $0) }
    name = "libcurl " + (version ?? "")
  }

  /// Reads texts by `curl_url_set`, each up to its first NUL.
  public func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?] {
    texts.map(Self.reading)
  }

  private static func reading(of text: [UInt8]) -> URLReading? {
    // SAFETY: the text ends in NUL, and the parts are used before they are freed.
    let terminated = text.map { CChar(bitPattern: $0) } + [0]
    var parts = unsafe curl_url_parts()
    defer { unsafe curl_url_parts_free(&parts) }
    guard unsafe curl_url_parts_read(terminated, &parts) else { return nil }
    let port = unsafe parts.port.flatMap { unsafe UInt32(String(cString: $0)) }
    return unsafe URLReading(
      by: .curl, scheme: bytes(parts.scheme).map { String(decoding: $0, as: UTF8.self) },
      hasUserinfo: parts.user != nil, host: bytes(parts.host), hostIsDecoded: true,
      port: port.map { .number($0) } ?? .none)
  }

  /// The bytes of a C string.
  private static func bytes(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
    guard let text = unsafe text else { return nil }
    let count = unsafe strlen(text)
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: count))
  }
}

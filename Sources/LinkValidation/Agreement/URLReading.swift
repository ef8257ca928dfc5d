import URLStandard

/// What one reader takes from a text that it does not refuse.
public struct URLReading: Sendable, Hashable {
  /// A port as a reader takes it.
  public enum Port: Sendable, Hashable {
    /// None is written, and the scheme has no default.
    case none
    /// The one written, or else the scheme's default; some readers allow numbers over 65,535, and
    /// those over 2³¹ - 1 count as that.
    case number(UInt32)
    /// The reader gives scheme and host, but refuses to give the port.
    case refused
  }

  /// Who reads.
  public let reader: URLReader
  /// The scheme in lower case, or `nil` for a relative reference.
  public let scheme: String?
  /// Whether the reader sees a username or a password, be it empty.
  public let hasUserinfo: Bool
  /// The host as this reader gives it, in bytes that need not be UTF-8; `nil` where it sees none, or
  /// an empty one.
  public let hostBytes: [UInt8]?
  /// The bytes of the text that the host is made of; `nil` where there is none, or the text is not
  /// UTF-8.
  public let hostRange: Range<Int>?
  /// The host as readers' hosts are compared.
  public let host: ReadHost?
  /// The port.
  public let port: Port

  /// Reads a text as one reader does, or gives `nil` where that reader refuses it.
  ///
  /// - Parameters:
  ///   - text: The text, which need not be UTF-8: what is not reads as U+FFFD for the readers that
  ///     take a string.
  ///   - reader: Who reads.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init?(of text: Span<UInt8>, by reader: URLReader) {
    self.init(of: ReadersText(text), by: reader)
  }

  /// Reads a text as one reader does, or gives `nil` where that reader refuses it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - reader: Who reads.
  ///   - others: What others made of the text; what they worked out is not worked out again.
  init?(of text: ReadersText, by reader: URLReader, after others: [URLReading] = []) {
    // RFC 3986 knows ASCII only, and libcurl takes bytes as they are.
    let takesBytes = reader == .rfc3986 || reader == .curl
    let bytes = takesBytes ? text.bytes : text.string
    let reading =
      switch reader {
      case .whatwg: WHATWGReader.read(bytes)
      case .rfc3986: RFC3986Reader.read(bytes)
      case .foundation: FoundationReader.read(bytes)
      case .curl: CurlReader.read(bytes)
      case .python: PythonReader.read(bytes)
      case .android: AndroidUriReader.read(bytes)
      }
    guard var reading else { return nil }
    if !takesBytes && !text.isUTF8 { reading.hostRange = nil }
    self.init(reader, reading, after: others)
  }

  /// Creates the reading of a reader that is not a model, such as the library itself.
  ///
  /// - Parameters:
  ///   - reader: Which reader it is.
  ///   - scheme: The scheme as given, in any case.
  ///   - hasUserinfo: Whether there is a username or a password, be it empty.
  ///   - host: The host as given; an IPv6 address in brackets.
  ///   - hostIsDecoded: Whether the reader removed percent-encoding from the host.
  ///   - port: The port as given; the scheme's default is applied here.
  public init(
    by reader: URLReader, scheme: String?, hasUserinfo: Bool, host: [UInt8]?, hostIsDecoded: Bool,
    port: Port
  ) {
    let scheme = scheme.map { Array($0.utf8) }
    self.init(
      reader,
      UncomparedReading(
        scheme: scheme, hasUserinfo: hasUserinfo, host: host, hostIsDecoded: hostIsDecoded,
        port: port))
  }

  /// The first part in which two readers differ, or `nil` where they take the same scheme, host and
  /// port; a reader that refuses to give the port differs from none in it.
  public func firstDifference(from other: URLReading) -> ReaderDisagreement.Part? {
    if scheme != other.scheme { return .scheme }
    if host != other.host { return .host }
    return port == other.port || port == .refused || other.port == .refused ? nil : .port
  }
}

/// What a model finds in a text, before it is brought into comparable form.
struct UncomparedReading {
  var scheme: [UInt8]?
  var hasUserinfo = false
  var host: [UInt8]?
  /// Whether the reader itself percent-decoded the host.
  var hostIsDecoded = false
  var hostRange: Range<Int>?
  var port: URLReading.Port = .none

  /// Sets the port from its digits; an empty one counts as not written.
  mutating func setPort(digits: some Collection<UInt8>) {
    guard !digits.isEmpty else { return }
    var number: UInt32 = 0
    for digit in digits {
      number = min(number, 0x7FFF_FFFF / 10 + 1) * 10 + UInt32(digit & 0x0F)
    }
    port = .number(min(number, 0x7FFF_FFFF))
  }
}

extension URLReading {
  init(_ reader: URLReader, _ reading: UncomparedReading, after others: [URLReading] = []) {
    self.reader = reader
    scheme = reading.scheme.map { String(decoding: asciiLowercased($0), as: UTF8.self) }
    hasUserinfo = reading.hasUserinfo
    let host = reading.host.flatMap { $0.isEmpty ? nil : $0 }
    hostBytes = host
    hostRange = host == nil ? nil : reading.hostRange
    self.host = host.map { host in
      // Whether it is decoded does not matter where nothing is encoded.
      let other = host.contains(UInt8(ascii: "%")) ? nil : others.first { $0.hostBytes == host }
      return other?.host ?? ReadHost(host, isDecoded: reading.hostIsDecoded)
    }
    port = reading.port == .none ? Self.defaultPort(of: scheme) : reading.port
  }

  private static func defaultPort(of scheme: String?) -> Port {
    switch scheme {
    case "http", "ws": .number(80)
    case "https", "wss": .number(443)
    case "ftp": .number(21)
    default: .none
    }
  }
}

/// The bytes with ASCII letters in lower case.
func asciiLowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
}

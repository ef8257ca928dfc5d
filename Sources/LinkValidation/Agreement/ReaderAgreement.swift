/// How the mainstream readers take one text apart, and whether they agree on scheme, host and port.
///
/// ```swift
/// let agreement = ReaderAgreement(of: Array(#"https://evil.example\@app.example.com/"#.utf8).span)
/// agreement.disagreement?.part    // .host
/// agreement[.python]?.hostBytes   // "app.example.com"
/// ```
///
/// A reader that refuses the text has no reading, and differs from none. A reader that takes the
/// text for a relative reference, or for one without a host, does not refuse it.
public struct ReaderAgreement: Sendable {
  /// The readings, in the order of ``URLReader``, of all readers that do not refuse the text.
  public let readings: [URLReading]
  /// The first two readings that differ, or `nil` where all take the same.
  public let disagreement: ReaderDisagreement?

  /// Reads a text as every reader does.
  ///
  /// - Parameter text: The text, which need not be UTF-8: what is not reads as U+FFFD for the
  ///   readers that take a string.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(of text: Span<UInt8>) {
    let shared = ReadersText(text)
    var readings: [URLReading] = []
    for reader in URLReader.allCases {
      if let reading = URLReading(of: shared, by: reader, after: readings) {
        readings.append(reading)
      }
    }
    self.readings = readings
    disagreement = Self.firstDisagreement(of: readings, in: text)
  }

  /// The reading of one reader, or `nil` where it refuses the text.
  public subscript(reader: URLReader) -> URLReading? { readings.first { $0.reader == reader } }

  /// The first two readings of a text that differ, or `nil` where all readers take the same.
  ///
  /// The same as ``disagreement``, but quick for an ordinary `https` URL, and then without an
  /// allocation.
  ///
  /// - Parameter text: The text, which need not be UTF-8.
  /// - Returns: The disagreement, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of bytes; that of the host for an ordinary URL.
  public static func disagreement(in text: Span<UInt8>) -> ReaderDisagreement? {
    OrdinaryURL(text) != nil ? nil : ReaderAgreement(of: text).disagreement
  }

  private static func firstDisagreement(
    of readings: [URLReading], in text: Span<UInt8>
  ) -> ReaderDisagreement? {
    for (index, first) in readings.enumerated() {
      for second in readings[(index + 1)...] {
        if let part = first.firstDifference(from: second) {
          return ReaderDisagreement(part: part, first: first, second: second, in: text)
        }
      }
    }
    return nil
  }
}

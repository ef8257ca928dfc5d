/// What a command makes of each link: bytes in, one record out.
protocol LinkProcessor {
  /// Appends the record that stands before those of all links, if there is one.
  mutating func begin(into record: inout [UInt8])

  /// Appends the record of a link to `record`, without a line feed at its end.
  ///
  /// `record` is empty at the call and may stay so: then the link has no record.
  mutating func process(
    _ link: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure) -> LinkOutcome

  /// Appends the record of a link that could not be read; `line` is what stands there, empty where
  /// it is too long to be kept.
  mutating func processUnreadable(
    _ error: UnreadableLink, line: Span<UInt8>, at place: LinkPlace, into record: inout [UInt8]
  ) throws(ToolFailure)

  /// Appends the record that stands behind those of all links, if there is one.
  mutating func end(into record: inout [UInt8])
}

extension LinkProcessor {
  mutating func begin(into record: inout [UInt8]) {}

  mutating func end(into record: inout [UInt8]) {}
}

/// What one link means for the exit status.
enum LinkOutcome: Equatable {
  /// Nothing.
  case fine

  /// There is something against the link, and the command exits with ``ExitStatus/findings``.
  ///
  /// `message` is said on standard error with the link's place before it; it holds no text of the
  /// link.
  case finding(message: String?)

  /// The link exceeds a limit, and the command exits with ``ExitStatus/unreadableData``.
  ///
  /// `message` is said as for a finding.
  case unreadable(message: String)

  /// A link that exceeds the limit of this name.
  static func exceedsLimit(_ code: String, offset: Int) -> LinkOutcome {
    .unreadable(message: "the link exceeds a limit (\(code) at byte \(offset))")
  }
}

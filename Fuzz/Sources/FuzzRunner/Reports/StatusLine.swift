/// A line in which libFuzzer says how far it is.
struct StatusLine: Sendable, Equatable {
  /// How many inputs it has tried.
  let executions: Int
  /// What happened, such as `NEW`, `pulse` or `DONE`.
  let event: String
  /// How many edges of the program were taken.
  var coverage = 0
  /// How many features, such as edges with how often they were taken.
  var features = 0
  /// How many inputs the corpus has.
  var corpusCount = 0
  /// How many inputs a second were tried since the start.
  var executionsPerSecond = 0
  /// How much memory is in use, in megabytes.
  var megabytes = 0

  /// Reads a line such as `#8192	pulse  cov: 10 ft: 12 corp: 3/9b lim: 4 exec/s: 4096 rss: 40Mb`.
  ///
  /// It is `nil` for other lines.
  init?(_ line: some StringProtocol) {
    let fields = line.split { $0 == " " || $0 == "\t" }
    guard fields.count > 2, fields[0].first == "#", let count = Int(fields[0].dropFirst()),
      fields.contains("cov:") || fields.contains("exec/s:")
    else { return nil }
    executions = count
    event = String(fields[1])
    for (name, value) in zip(fields.dropFirst(2), fields.dropFirst(3)) {
      guard let number = Int(value.prefix { $0.isASCII && $0.isNumber }) else { continue }
      switch name {
      case "cov:": coverage = number
      case "ft:": features = number
      case "corp:": corpusCount = number
      case "exec/s:": executionsPerSecond = number
      case "rss:": megabytes = number
      default: break
      }
    }
  }
}

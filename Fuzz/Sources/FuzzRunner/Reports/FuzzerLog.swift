/// What is to be learned from what a fuzz target writes, line by line.
struct FuzzerLog: Sendable, Equatable {
  /// How many inline 8-bit counters were loaded; `nil` as long as no line has said so.
  private(set) var counters: Int?
  /// The last line that says how far it is.
  private(set) var status: StatusLine?
  /// How many inputs were tried, by the last line that says so.
  private(set) var executions = 0
  /// The greatest memory in use, in megabytes.
  private(set) var peakMegabytes = 0
  /// The files that inputs of findings were written to.
  private(set) var artifacts: [String] = []
  /// How many files were begun, where files are replayed one by one.
  private(set) var startedFiles = 0
  /// How many of them came to their ends.
  private(set) var replayedFiles = 0
  /// What the target says that it leaves out, for what it asks for is missing.
  private(set) var skipped: [String] = []
  /// Whether it ended by itself, with all that it was asked to do.
  private(set) var isDone = false
  /// The lines of a report, from the first that tells of something wrong.
  private(set) var report: [String] = []
  private var partialLine: [UInt8] = []

  /// A report is no longer than so many lines; what follows are dumps of memory.
  private static let maximumReportLength = 400

  init() {}

  /// Takes what was written since the last call, which may end within a line.
  mutating func append(_ bytes: [UInt8]) {
    partialLine += bytes
    var lines = partialLine.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    partialLine = lines.popLast().map(Array.init) ?? []
    for line in lines { append(line: String(decoding: line, as: UTF8.self)) }
  }

  /// Takes a line.
  mutating func append(line: String) {
    if let status = StatusLine(line) {
      self.status = status
      executions = max(executions, status.executions)
      peakMegabytes = max(peakMegabytes, status.megabytes)
      return
    }
    if line.hasPrefix("INFO: Loaded"), let number = Self.number(in: line, before: " inline 8-bit") {
      counters = (counters ?? 0) + number
    } else if line.hasPrefix("stat::"),
      let value = line.split(separator: " ").last.flatMap({ Int($0) })
    {
      if line.hasPrefix("stat::number_of_executed_units:") { executions = value }
      if line.hasPrefix("stat::peak_rss_mb:") { peakMegabytes = max(peakMegabytes, value) }
    } else if line.hasPrefix(Self.skippedMark) {
      skipped.append(String(line.dropFirst(Self.skippedMark.count)))
    } else if line.hasPrefix("Done "), line.contains(" runs in ") {
      isDone = true
    } else if line.hasPrefix("Running: ") {
      startedFiles += 1
    } else if line.hasPrefix("Executed "), line.hasSuffix(" ms") {
      replayedFiles += 1
    } else if let range = line.firstRange(of: "Test unit written to ") {
      artifacts.append(String(line[range.upperBound...]))
    }
    let tellsOfFault = Self.marks.contains { line.contains($0) }
    guard tellsOfFault || !report.isEmpty, report.count < Self.maximumReportLength else { return }
    report.append(line)
  }

  /// What a target begins such a line with.
  private static let skippedMark = "SKIPPED: "

  /// What a report begins with.
  private static let marks = [
    "Fatal error: ", "ERROR: AddressSanitizer", "ERROR: LeakSanitizer", "ERROR: libFuzzer",
    "WARNING: ThreadSanitizer", "ERROR: ThreadSanitizer", "ERROR: UndefinedBehaviorSanitizer",
  ]

  private static func number(in line: String, before text: String) -> Int? {
    guard let range = line.firstRange(of: text) else { return nil }
    let digits = line[..<range.lowerBound].reversed().prefix { $0.isASCII && $0.isNumber }
    return Int(String(digits.reversed()))
  }
}

/// Why a fuzz target ended: what noticed it, what it says, and where.
///
/// Two findings of one cause are equal. Numbers in what it says are left out, for they differ from
/// input to input.
struct CrashCause: Sendable, Hashable {
  /// What noticed: the name of a property, `trap`, a kind of report of a sanitizer such as
  /// `heap-buffer-overflow`, `leak`, `timeout` or `out-of-memory`.
  let oracle: String
  /// What it says.
  let detail: String
  /// The first frame in the sources that are tried; `nil` for properties, which look from outside.
  let place: String?

  /// Reads the cause from a report and the frames of its first stack.
  ///
  /// It is `nil` where the lines tell of nothing.
  init?(report: [String], stack frames: [StackFrame]) {
    let place = frames.first(where: \.isOwn)?.description
    let message = report.compactMap { Self.text(in: $0, after: "Fatal error: ") }.first
    if let failure = message.flatMap({ Self.text(in: $0, after: "property failed: ") }) {
      let parts = failure.split(separator: ": ", maxSplits: 1)
      self.init(String(parts[0]), parts.count > 1 ? String(parts[1]) : "", at: nil)
    } else if let failure = frames.lazy.compactMap(Self.runtimeFailure).first ?? message {
      self.init("trap", failure, at: place)
    } else if let kind = Self.sanitizerKind(in: report) {
      self.init(kind, "", at: place)
    } else {
      return nil
    }
  }

  private init(_ oracle: String, _ detail: String, at place: String?) {
    self.oracle = oracle
    self.detail = Self.withoutNumbers(detail)
    self.place = place
  }

  private static func runtimeFailure(_ frame: StackFrame) -> String? {
    text(in: frame.function, after: "Swift runtime failure: ")
  }

  /// The kind of fault by the line that begins a sanitizer's report or libFuzzer's own.
  private static func sanitizerKind(in report: [String]) -> String? {
    for line in report {
      for tool in ["AddressSanitizer: ", "UndefinedBehaviorSanitizer: "] {
        if let rest = text(in: line, after: "ERROR: " + tool) {
          return String(rest.prefix { $0 != " " })
        }
      }
      if line.contains("ERROR: LeakSanitizer: ") { return "leak" }
      if let rest = text(in: line, after: "ThreadSanitizer: ") {
        return String(rest.prefix { $0 != "(" }).trimmingSuffix(" ")
      }
      if let rest = text(in: line, after: "ERROR: libFuzzer: ") {
        if rest.hasPrefix("timeout") { return "timeout" }
        if rest.hasPrefix("out-of-memory") { return "out-of-memory" }
        return String(rest)
      }
    }
    return nil
  }

  private static func text(in line: String, after mark: String) -> String? {
    line.firstRange(of: mark).map { String(line[$0.upperBound...]) }
  }

  private static func withoutNumbers(_ text: String) -> String {
    text.split(separator: " ")
      .map { $0.allSatisfy { $0.isASCII && $0.isNumber } ? "N" : String($0) }
      .joined(separator: " ")
  }
}

extension CrashCause: CustomStringConvertible {
  /// The cause in a line.
  var description: String {
    oracle + (detail.isEmpty ? "" : ": " + detail) + (place.map { " in " + $0 } ?? "")
  }
}

extension String {
  /// The text without the suffix, if it has it.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

import RunnerTool

/// Turns the compiler's names of Swift functions into those of the sources.
enum Demangler {
  /// The lines with every such name in them replaced.
  static func demangle(_ lines: [String]) throws -> [String] {
    guard lines.contains(where: { $0.contains("$s") }) else { return lines }
    let output = try ProgramRun.output(
      of: Executables.ofToolchain("swift-demangle"), ["--simplified"],
      input: Array(lines.joined(separator: "\n").utf8))
    return String(decoding: output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}

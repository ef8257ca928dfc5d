import Foundation
import RunnerTool

/// Looks into the objects of the libraries for the counters and checks that they were built with.
///
/// Flags that the compiler drops leave a program that runs and finds nothing.
struct InstrumentationCheck {
  /// Where the products lie.
  let products: URL
  /// How they were built.
  let flavor: Flavor

  /// The modules that are tried, whose objects are looked into.
  static let modules = [
    "URLStandard", "ActionLinks", "DomainNames", "JSONText", "LinkValidation", "LinkReports",
  ]

  /// The symbols of libFuzzer's counters.
  private static let counters = ["__sanitizer_cov_8bit_counters_init"]

  /// Looks into each module, all of which are in every target.
  ///
  /// - Throws: ``RunnerFailure`` where one is missing, or has no counters or no checks.
  func check() throws {
    for module in Self.modules {
      let objects = products.appending(path: "\(module).build").files
        .filter { $0.pathExtension == "o" }
      guard !objects.isEmpty else {
        throw RunnerFailure("\(products.path) has no objects of \(module)")
      }
      let output = try ProgramRun.output(
        of: Executables.ofToolchain("llvm-nm"), objects.map(\.path))
      try Self.check(
        ObjectSymbols(parsing: String(decoding: output, as: UTF8.self)), of: module, flavor)
    }
  }

  /// Judges the symbols of a module.
  ///
  /// - Throws: ``RunnerFailure`` where it has no counters or no checks.
  static func check(
    _ symbols: ObjectSymbols, of module: String, _ flavor: Flavor
  ) throws(RunnerFailure) {
    guard symbols.count(of: counters) > 0 else {
      throw RunnerFailure("\(module) has no counters of coverage in its objects")
    }
    guard case .fuzzing(let sanitizer) = flavor, !sanitizer.checks.isEmpty else { return }
    guard symbols.count(of: sanitizer.checks) > 0 else {
      throw RunnerFailure(
        "\(module) has no checks of the \(sanitizer.rawValue) sanitizer in its objects")
    }
  }
}

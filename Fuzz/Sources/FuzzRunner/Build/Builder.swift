import Foundation
import RunnerTool

/// Builds fuzz targets and sees to it that they are what they seem.
struct Builder {
  /// The nested package that is built.
  let package: URL
  /// Where what is built goes.
  let scratch: URL
  /// How it is built.
  let flavor: Flavor

  /// A builder of this package.
  init(_ workspace: Workspace, _ flavor: Flavor) {
    self.init(
      package: workspace.package, scratch: workspace.build.appending(path: flavor.folder), flavor)
  }

  /// A builder of a package.
  init(package: URL, scratch: URL, _ flavor: Flavor) {
    self.package = package
    self.scratch = scratch
    self.flavor = flavor
  }

  /// Where the products lie.
  var products: URL { scratch.appending(path: flavor.configuration) }

  /// The executable of a target.
  func executable(of target: String) -> URL { products.appending(path: target) }

  /// Builds a target and checks that the libraries in it are instrumented.
  ///
  /// - Returns: The executable.
  /// - Throws: ``RunnerFailure`` where it does not build or is not instrumented.
  @discardableResult
  func build(_ target: String) throws -> URL {
    let log = scratch.appending(path: "build-\(target).log")
    let process = try ChildProcess(
      "swift",
      [
        "build", "--package-path", package.path, "--scratch-path", scratch.path, "--product",
        target,
        // With a manifest from its cache, SwiftPM does not see new files of the package around.
        "--disable-build-manifest-caching",
      ] + flavor.arguments, log: log)
    guard process.status == 0 else {
      let messages = String(decoding: try process.newOutput(), as: UTF8.self)
      let errors = messages.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
      throw RunnerFailure(
        "\(target) does not build; the whole log is in \(log.path)\n"
          + errors.joined(separator: "\n"))
    }
    try InstrumentationCheck(products: products, flavor: flavor).check()
    return executable(of: target)
  }
}

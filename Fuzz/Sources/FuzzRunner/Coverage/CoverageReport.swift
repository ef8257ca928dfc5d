import Foundation
import JSONText

/// What the inputs of some targets execute of the libraries.
struct CoverageReport {
  /// A library.
  struct Module {
    /// Its name.
    let name: String
    /// How many lines with code it has.
    let lineCount: Int
    /// How many of them were executed.
    let reachedCount: Int

    /// The share of executed lines in hundredths of a percent.
    var basisPoints: Int { lineCount > 0 ? 10_000 * reachedCount / lineCount : 0 }

    /// The share of executed lines as text.
    var percentage: String {
      let digits = String(basisPoints % 100 + 100).dropFirst()
      return "\(basisPoints / 100).\(digits) %"
    }
  }

  /// The libraries.
  let modules: [Module]
  /// The functions never executed, with their names in the clear.
  let unreachedFunctions: [LineCoverage.Function]
  /// What speaks against the list of lines that are known not to be executed.
  let complaints: [String]

  /// The libraries that are measured.
  static let moduleNames = ["URLStandard", "ActionLinks", "DomainNames", "LinkValidation"]

  /// Makes the report on the sources below a folder from what was executed.
  init(_ coverage: LineCoverage, sources: URL, list: UnreachedList) throws {
    modules = Self.moduleNames.map { name in
      let lines = coverage.lines(below: sources.appending(path: name).path)
      return Module(name: name, lineCount: lines.count, reachedCount: lines.reached)
    }
    let functions = coverage.unreachedFunctions
    let names = try Demangler.demangle(functions.map(\.name))
    let prefix = sources.path + "/"
    complaints = list.complaints(about: coverage, below: sources, modules: Self.moduleNames)
    var seen: Set<String> = []
    unreachedFunctions = zip(functions, names).compactMap { function, name in
      guard function.file.hasPrefix(prefix) else { return nil }
      let file = String(function.file.dropFirst(prefix.count))
      guard seen.insert("\(file):\(function.line) \(name)").inserted else { return nil }
      return LineCoverage.Function(name: name, file: file, line: function.line)
    }
  }

  /// The list of functions never executed.
  var unreachedText: String {
    unreachedFunctions.map { "\($0.file):\($0.line): \($0.name)\n" }.joined()
  }

  /// The shares of the libraries.
  var text: String {
    modules.map { "\($0.name): \($0.percentage) of \($0.lineCount) lines\n" }.joined()
      + "functions never reached: \(unreachedFunctions.count)\n"
  }

  /// The report as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(style: .indented)
    writer.object { object in
      object.array("modules") { array in
        for module in modules {
          array.object { object in
            object.member("name", module.name)
            object.member("lines", module.lineCount)
            object.member("reached", module.reachedCount)
          }
        }
      }
      object.array("unreachedFunctions") { array in
        for function in unreachedFunctions {
          array.object { object in
            object.member("name", function.name)
            object.member("file", function.file)
            object.member("line", function.line)
          }
        }
      }
    }
    return writer.takeBytes()
  }
}

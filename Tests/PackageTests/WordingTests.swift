import Foundation
import Testing

/// A text that no file of the project may hold.
struct UnwantedText: Sendable, CustomTestStringConvertible {
  let text: String
  /// Whether a line that holds the text holds it in this sense.
  let isIn: @Sendable (Substring) -> Bool

  var testDescription: String { text }

  // The texts are put together here, so that the checks do not find themselves.

  /// Marks of work that is not done.
  static let unfinishedMarks: [UnwantedText] =
    [["TO", "DO"], ["FIX", "ME"], ["X", "XX"], ["HA", "CK"], ["T", "BD"], ["W", "IP"]]
    .map { parts in
      let mark = parts.joined()
      return UnwantedText(text: mark) { line in
        line.split(whereSeparator: { !$0.isLetter }).contains { $0 == mark }
      }
    }

  /// Absolute paths of one machine; a path inside a URL, behind its host, is none.
  static let machinePaths: [UnwantedText] =
    [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/"], ["/Us", "ers/"], ["/tm", "p/w/"]]
    .map { parts in
      let path = parts.joined()
      return UnwantedText(text: path) { line in
        line.ranges(of: path).contains { range in
          let before = line[..<range.lowerBound].last
          return before.map { !$0.isLetter && !$0.isNumber && !"/.-_%".contains($0) } ?? true
        }
      }
    }

  /// Hosts of package registries: where dependencies come from is the reader's choice.
  static let registryHosts: [UnwantedText] =
    [
      ["py", "pi.org"], ["python", "hosted.org"], ["npm", "js.org"], ["npm", "js.com"],
      ["crates", ".io"], ["ruby", "gems.org"], ["proxy.golang", ".org"], ["repo.maven", "."],
      ["deb.debian", ".org"], ["archive.ubuntu", ".com"], ["swiftpackage", "index.com"],
    ]
    .map { parts in
      let host = parts.joined()
      return UnwantedText(text: host) { $0.contains(host) }
    }
}

@Suite("The wording of the files")
struct WordingTests {
  private static let files = Result {
    try PackageFiles.writtenFiles().map { (path: $0, data: try PackageFiles.data(of: $0)) }
  }

  @Test(
    "Nothing is left unfinished, and nothing speaks of one machine or registry",
    arguments: UnwantedText.unfinishedMarks + UnwantedText.machinePaths
      + UnwantedText.registryHosts)
  func absence(of text: UnwantedText) throws {
    let files = try Self.files.get()
    #expect(files.contains { $0.path == "Package.swift" })
    // Few files hold any of the texts, so only those are read by line.
    for (path, data) in files where data.range(of: Data(text.text.utf8)) != nil {
      for (index, line) in try PackageFiles.lines(of: path).enumerated() where text.isIn(line) {
        Issue.record("\(path):\(index + 1)")
      }
    }
  }

  @Test("A mark is found as a word of its own only")
  func markForms() throws {
    let mark = try #require(UnwantedText.unfinishedMarks.first)
    let word = mark.text
    #expect(mark.isIn("// \(word): later"))
    #expect(mark.isIn("// \(word)(name) later"))
    #expect(!mark.isIn("let \(word)S = 1"))
    #expect(!mark.isIn("// done"))
  }

  @Test("A path is found at the beginning of a word only")
  func pathForms() throws {
    let path = try #require(UnwantedText.machinePaths.first)
    let folder = path.text
    #expect(path.isIn("\(folder)x"))
    #expect(path.isIn("open(\"\(folder)x\")"))
    #expect(!path.isIn("https://example.com\(folder)x"))
    #expect(!path.isIn("file://\(folder)x"))
  }
}

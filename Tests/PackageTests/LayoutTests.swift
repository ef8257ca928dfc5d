import Foundation
import Testing

@Suite("The layout of the package")
struct LayoutTests {
  @Test("The top level holds only what a newcomer expects there")
  func topLevel() throws {
    let expected: Set = [
      "Benchmarks", "Fuzz", "LICENSE", "Package.swift", "README.md", "Sources", "Tests",
    ]
    let others = Set(PackageFiles.paths().compactMap { $0.split(separator: "/").first })
      .filter { !$0.hasPrefix(".") && !expected.contains(String($0)) }
    #expect(others.isEmpty)
  }

  @Test(
    "The files that every project owes are there",
    arguments: [
      ".ci/run", ".ci/setup", ".ci/test", ".github/CONTRIBUTING.md", ".github/SECURITY.md",
      "LICENSE", "README.md", "Sources/ActionLinks/ActionLinks.docc/ReleaseNotes.md",
    ])
  func requiredFile(_ path: String) {
    #expect(PackageFiles.exists(path))
  }

  @Test(
    "A script can be started by its name",
    arguments: PackageFiles.paths().filter { $0.hasSuffix(".sh") } + [
      ".ci/documentation", ".ci/run", ".ci/setup", ".ci/test",
    ])
  func executableBit(_ path: String) {
    let file = PackageFiles.root.appending(path: path).path
    #expect(FileManager.default.isExecutableFile(atPath: file))
  }

  @Test("The license is the Apache License 2.0, whole")
  func license() throws {
    let lines = try PackageFiles.lines(of: "LICENSE").map { $0.trimming(while: \.isWhitespace) }
    #expect(lines.contains("Apache License"))
    #expect(lines.contains("Version 2.0, January 2004"))
    #expect(lines.contains("END OF TERMS AND CONDITIONS"))
  }

  @Test("Every library product has a DocC catalog with a landing page")
  func catalogs() throws {
    let manifest = try PackageFiles.lines(of: "Package.swift")
    let products = manifest.compactMap { $0.firstMatch(of: #/\.library\(name: "(\w+)"/#)?.1 }
    #expect(!products.isEmpty)
    for product in products {
      #expect(PackageFiles.exists("Sources/\(product)/\(product).docc/\(product).md"))
    }
  }

  @Test("No Swift file that people write exceeds 400 lines")
  func fileLengths() throws {
    let files = PackageFiles.paths().filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files where !PackageFiles.isGenerated(file) {
      // A file ends with a newline, behind which there is no further line.
      let count = try PackageFiles.lines(of: file).count - 1
      #expect(count <= 400, "\(file) has \(count) lines")
    }
  }

  @Test(
    "Links between the documents lead somewhere",
    arguments: PackageFiles.paths().filter { $0.hasSuffix(".md") && !$0.contains(".docc/") })
  func localLinks(_ document: String) throws {
    let folder = URL(filePath: document).deletingLastPathComponent().relativePath
    for (index, line) in try PackageFiles.lines(of: document).enumerated() {
      for target in localLinkTargets(in: line) {
        #expect(
          PackageFiles.exists("\(folder)/\(target)"), "\(document):\(index + 1): \(target)")
      }
    }
  }

  @Test(
    "The reader of links sees files only",
    arguments: [
      ("see [a](LICENSE), [b](Tests/B.md#part)", ["LICENSE", "Tests/B.md"]),
      ("![image](image.png)", ["image.png"]), ("[a](#part)", []),
      ("[a](https://example.com/b)", []), ("[a](mailto:a@example.com)", []), ("(no link)", []),
    ])
  func linkForms(line: String, targets: [String]) {
    #expect(localLinkTargets(in: line[...]) == targets)
  }

  /// The paths that a line of Markdown links to, without fragments.
  private func localLinkTargets(in line: Substring) -> [String] {
    line.matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#).map { String($0.1) }
      .filter { $0.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*:/#) == nil }
  }
}

extension Substring {
  /// The text without such characters at both ends.
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    let start = drop(while: isTrimmed)
    return String(start.reversed().drop(while: isTrimmed).reversed())
  }
}

import Testing

/// What one module may import.
struct ModuleRule: Sendable, CustomTestStringConvertible {
  /// The module's name, which is its folder's below `Sources`.
  let module: String
  /// The modules of this package that it may import.
  let package: Set<String>
  /// The modules of the system that it may import.
  var system: Set<String> = []

  var testDescription: String { module }

  /// The arrows of the module graph: each module stands below those that it may import.
  static let all: [ModuleRule] = [
    ModuleRule(module: "URLStandard", package: []),
    ModuleRule(module: "ActionLinks", package: ["URLStandard"]),
    ModuleRule(module: "JSONText", package: []),
    ModuleRule(module: "DomainNames", package: ["URLStandard", "CICU", "CPublicSuffix"]),
    ModuleRule(
      module: "LinkValidation", package: ["ActionLinks", "DomainNames", "JSONText", "URLStandard"]),
    ModuleRule(
      module: "LinkReports",
      package: ["ActionLinks", "DomainNames", "JSONText", "LinkValidation", "URLStandard"]),
    ModuleRule(
      module: "LinkFuzzing",
      package: [
        "ActionLinks", "DomainNames", "JSONText", "LinkReports", "LinkValidation", "URLStandard",
      ],
      system: ["Glibc", "Musl", "Darwin", "Synchronization"]),
    ModuleRule(
      module: "ActionLinkCommand",
      package: [
        "ActionLinks", "DomainNames", "JSONText", "LinkReports", "LinkValidation", "URLStandard",
      ],
      system: ["Dispatch", "Foundation", "Glibc", "Musl", "Darwin", "Synchronization"]),
    ModuleRule(module: "actionlink", package: ["ActionLinkCommand"]),
  ]
}

@Suite("The module graph")
struct ModuleGraphTests {
  @Test("A module imports only what stands above it", arguments: ModuleRule.all)
  func imports(_ rule: ModuleRule) throws {
    let files = swiftFiles(of: rule.module)
    #expect(!files.isEmpty, "the table names a module without a source file")
    for file in files {
      for module in try importedModules(of: file) {
        #expect(
          rule.package.contains(module) || rule.system.contains(module),
          "\(file) imports \(module)")
      }
    }
  }

  @Test("Every module with Swift files is in the table, once")
  func tableIsComplete() throws {
    let modules = try PackageFiles.names(in: "Sources").filter { !swiftFiles(of: $0).isEmpty }
    #expect(modules.sorted() == ModuleRule.all.map(\.module).sorted())
  }

  @Test("No arrow points back")
  func tableIsAcyclic() {
    var above: Set<String> = ["CICU", "CPublicSuffix"]
    for rule in ModuleRule.all {
      #expect(rule.package.isSubset(of: above), "\(rule.module) stands above what it imports")
      above.insert(rule.module)
    }
  }

  /// A type of its module's name makes `Module.Type` ambiguous for whoever imports both.
  @Test("No module bears the name of a type inside it", arguments: ModuleRule.all)
  func moduleNames(_ rule: ModuleRule) throws {
    for file in swiftFiles(of: rule.module) {
      for (index, line) in try PackageFiles.lines(of: file).enumerated() {
        let name = declaredTypeName(in: line)
        #expect(name != rule.module, "\(file):\(index + 1)")
      }
    }
  }

  @Test(
    "The reader of imports sees every form",
    arguments: [
      ("import A", "A"), ("public import A", "A"), ("  @testable import A", "A"),
      ("@_spi(Inner) package import A", "A"), ("import struct A.B", "A"), ("import A.B", "A"),
      ("#if canImport(A)", nil), ("// import A", nil), ("let important = 1", nil),
      ("important", nil),
    ])
  func importForms(line: String, module: String?) {
    #expect(importedModule(in: line[...]) == module)
  }

  @Test(
    "The reader of declarations sees every form",
    arguments: [
      ("public struct A: B {", "A"), ("enum A<C> {", "A"), ("public final class A {", "A"),
      ("@frozen public struct A {", "A"), ("  public typealias A = B", "A"),
      ("protocol A {", "A"), ("public actor A {", "A"), ("struct AB {", "AB"),
      ("/// The struct A is one.", nil), ("public func a(struct A: Int)", nil),
    ])
  func declarationForms(line: String, name: String?) {
    #expect(declaredTypeName(in: line[...]) == name)
  }

  private func swiftFiles(of module: String) -> [String] {
    PackageFiles.paths(below: "Sources/\(module)").filter { $0.hasSuffix(".swift") }
  }

  private func importedModules(of file: String) throws -> [String] {
    try PackageFiles.lines(of: file).compactMap(importedModule(in:))
  }

  /// The module that a line imports, if it is an import.
  private func importedModule(in line: Substring) -> String? {
    let pattern =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?/#
    let kind =
      #/^import\s+(?:(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+)?(\w+)/#
    let rest = line.drop(matching: pattern)
    return rest.firstMatch(of: kind).map { String($0.1) }
  }

  /// The name of the type that a line declares, if it declares one.
  private func declaredTypeName(in line: Substring) -> String? {
    let modifiers =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private|final|open|indirect)\s+)*/#
    let kind = #/^(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/#
    return line.drop(matching: modifiers).firstMatch(of: kind).map { String($0.1) }
  }
}

extension Substring {
  /// What follows the match of a pattern at the beginning.
  fileprivate func drop(matching prefix: some RegexComponent) -> Substring {
    trimmingPrefix(prefix)
  }
}

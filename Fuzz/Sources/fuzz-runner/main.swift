import Foundation
import FuzzRunner

let environment = ProcessInfo.processInfo.environment
let package = URL(filePath: environment["FUZZ_PACKAGE"] ?? ".", directoryHint: .isDirectory)
exit(Tool.run(Array(ProcessInfo.processInfo.arguments.dropFirst()), package: package))

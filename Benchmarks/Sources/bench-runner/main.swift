import BenchRunner
import Foundation

let environment = ProcessInfo.processInfo.environment
let package = URL(filePath: environment["BENCH_PACKAGE"] ?? ".", directoryHint: .isDirectory)
exit(Tool.run(Array(ProcessInfo.processInfo.arguments.dropFirst()), package: package))

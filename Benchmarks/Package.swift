// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "bench-runner", targets: ["bench-runner"]),
    // Loaded into the processes whose allocations are counted, and into no other.
    .library(name: "AllocationCounter", type: .dynamic, targets: ["CAllocationCounter"]),
  ],
  dependencies: [
    .package(name: "ActionLinks", path: ".."), .package(name: "Fuzz", path: "../Fuzz"),
  ],
  targets: [
    .target(name: "CAdaPeer", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CCurlPeer", linkerSettings: [.linkedLibrary("curl")]),
    .target(name: "CAllocationCounter"),
    .target(name: "CAllocationCount", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "BenchRunner",
      dependencies: [
        "CAdaPeer", "CAllocationCount", "CCurlPeer",
        .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "DomainNames", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
        .product(name: "RunnerTool", package: "Fuzz"),
        .product(name: "URLStandard", package: "ActionLinks"),
      ], swiftSettings: swift),
    .executableTarget(name: "bench-runner", dependencies: ["BenchRunner"], swiftSettings: swift),
    .testTarget(
      name: "BenchRunnerTests",
      dependencies: [
        "BenchRunner", "CAllocationCount",
        .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "DomainNames", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
        .product(name: "RunnerTool", package: "Fuzz"),
      ], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)

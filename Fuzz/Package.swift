// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The fuzz targets: an executable each, in the folder of `Targets` that has its name.
let fuzzTargets = [
  "url-record",
  "short-way",
  "form-urlencoded",
  "percent-coding",
  "host-names",
  "domain-lists",
  "action-link",
  "sdk-readings",
  "build-and-read-back",
  "policy",
  "validation",
  "policy-file",
  "json-text",
  "redaction",
  "threads",
]

/// Those that compare with outside programs.
let outsideFuzzTargets = [
  "differential-url",
  "differential-hosts",
  "accepted-hosts",
]

/// The executable of a fuzz target.
func fuzzTarget(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzEntryPoints", .product(name: "LinkFuzzing", package: "ActionLinks")]
      + dependencies,
    path: "Targets/\(name)", swiftSettings: swift)
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "OutsideReaders", targets: ["OutsideReaders"]),
    // What the runners of this package and of the benchmarks have in common.
    .library(name: "RunnerTool", targets: ["RunnerTool"]),
  ],
  dependencies: [.package(name: "ActionLinks", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .target(
      name: "FuzzEntryPoints",
      dependencies: ["CFuzzer", .product(name: "LinkFuzzing", package: "ActionLinks")],
      swiftSettings: swift),
    .target(name: "RunnerTool", swiftSettings: swift),
    .target(
      name: "FuzzRunner",
      dependencies: [
        "RunnerTool",
        .product(name: "JSONText", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
      ], swiftSettings: swift),
    .executableTarget(
      name: "fuzz-runner", dependencies: ["FuzzRunner"], swiftSettings: swift),
    .target(name: "CAda", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CIDN2", linkerSettings: [.linkedLibrary("idn2")]),
    .target(name: "CCurlURL", linkerSettings: [.linkedLibrary("curl")]),
    .target(
      name: "OutsideReaders",
      dependencies: [
        "CAda", "CCurlURL", "CIDN2", "RunnerTool",
        .product(name: "LinkValidation", package: "ActionLinks"),
      ],
      exclude: ["Scripts"], swiftSettings: swift),
    .target(
      name: "OutsideTargets",
      dependencies: [
        "OutsideReaders", .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "DomainNames", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
        .product(name: "URLStandard", package: "ActionLinks"),
      ], swiftSettings: swift),
    .target(
      name: "FuzzTestSupport",
      dependencies: [
        "RunnerTool",
        .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "DomainNames", package: "ActionLinks"),
      ], path: "Tests/FuzzTestSupport", swiftSettings: swift),
    .testTarget(
      name: "OutsideTargetsTests",
      dependencies: [
        "FuzzTestSupport", "OutsideReaders", "OutsideTargets",
        .product(name: "DomainNames", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
        .product(name: "URLStandard", package: "ActionLinks"),
      ], swiftSettings: swift),
    .testTarget(
      name: "FuzzRunnerTests",
      dependencies: [
        "FuzzRunner", "RunnerTool", .product(name: "JSONText", package: "ActionLinks"),
      ],
      swiftSettings: swift),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "FuzzRunner", "OutsideTargets", .product(name: "LinkFuzzing", package: "ActionLinks"),
      ], swiftSettings: swift),
    .testTarget(
      name: "OutsideReadersTests",
      dependencies: [
        "FuzzTestSupport", "OutsideReaders", "OutsideTargets",
        .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "DomainNames", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
        .product(name: "URLStandard", package: "ActionLinks"),
      ], swiftSettings: swift),
  ]
    + fuzzTargets.map { fuzzTarget($0) }
    + outsideFuzzTargets.map { fuzzTarget($0, dependencies: ["OutsideTargets"]) },
  swiftLanguageModes: [.v6]
)

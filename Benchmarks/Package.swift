// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ActionLinks", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: [
        .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "DomainNames", package: "ActionLinks"),
        .product(name: "JSONText", package: "ActionLinks"),
        .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkReports", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
        .product(name: "URLStandard", package: "ActionLinks"),
      ],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)

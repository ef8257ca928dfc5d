// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ExampleHandler",
  platforms: [.macOS(.v26)],
  products: [.library(name: "ExampleHandler", targets: ["ExampleHandler"])],
  dependencies: [.package(name: "ActionLinks", path: "../../..")],
  targets: [
    .target(
      name: "ExampleHandler",
      dependencies: [
        .product(name: "ActionLinks", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
      ], swiftSettings: swift),
    .executableTarget(
      name: "fuzz-classic-handler",
      dependencies: ["ExampleHandler", .product(name: "LinkFuzzing", package: "ActionLinks")],
      path: "Targets/fuzz-classic-handler", swiftSettings: swift),
    .executableTarget(
      name: "fuzz-corrected-handler",
      dependencies: ["ExampleHandler", .product(name: "LinkFuzzing", package: "ActionLinks")],
      path: "Targets/fuzz-corrected-handler", swiftSettings: swift),
    .testTarget(
      name: "ExampleHandlerTests",
      dependencies: [
        "ExampleHandler", .product(name: "LinkFuzzing", package: "ActionLinks"),
        .product(name: "LinkValidation", package: "ActionLinks"),
      ], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ActionLinks",
  platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
  products: [
    .library(name: "URLStandard", targets: ["URLStandard"]),
    .library(name: "ActionLinks", targets: ["ActionLinks"]),
    .library(name: "DomainNames", targets: ["DomainNames"]),
    .library(name: "JSONText", targets: ["JSONText"]),
    .library(name: "LinkValidation", targets: ["LinkValidation"]),
    .library(name: "LinkReports", targets: ["LinkReports"]),
    .library(name: "LinkFuzzing", targets: ["LinkFuzzing"]),
    .executable(name: "actionlink", targets: ["actionlink"]),
  ],
  targets: [
    .target(name: "URLStandard", swiftSettings: swift),
    .target(name: "ActionLinks", dependencies: ["URLStandard"], swiftSettings: swift),
    .target(name: "JSONText", swiftSettings: swift),
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CPublicSuffix", linkerSettings: [.linkedLibrary("psl")]),
    .target(
      name: "DomainNames", dependencies: ["URLStandard", "CICU", "CPublicSuffix"],
      swiftSettings: swift),
    .target(
      name: "LinkValidation",
      dependencies: ["ActionLinks", "DomainNames", "JSONText", "URLStandard"],
      swiftSettings: swift),
    .target(
      name: "LinkReports",
      dependencies: ["ActionLinks", "DomainNames", "JSONText", "LinkValidation", "URLStandard"],
      swiftSettings: swift),
    .target(
      name: "LinkFuzzing",
      dependencies: [
        "ActionLinks", "DomainNames", "JSONText", "LinkReports", "LinkValidation", "URLStandard",
      ],
      swiftSettings: swift),
    .target(
      name: "ActionLinkCommand",
      dependencies: [
        "ActionLinks", "DomainNames", "JSONText", "LinkReports", "LinkValidation", "URLStandard",
      ],
      swiftSettings: swift),
    .executableTarget(
      name: "actionlink", dependencies: ["ActionLinkCommand"], swiftSettings: swift),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swift),
    .target(
      name: "LookalikeNames", dependencies: ["DomainNames"], path: "Tests/LookalikeNames",
      swiftSettings: swift),
    .testTarget(
      name: "URLStandardTests", dependencies: ["TestSupport", "DomainNames", "URLStandard"],
      swiftSettings: swift),
    .testTarget(
      name: "ActionLinksTests", dependencies: ["TestSupport", "ActionLinks", "URLStandard"],
      swiftSettings: swift),
    .testTarget(
      name: "DomainNamesTests",
      dependencies: ["TestSupport", "LookalikeNames", "DomainNames", "URLStandard"],
      swiftSettings: swift),
    .testTarget(
      name: "JSONTextTests", dependencies: ["TestSupport", "JSONText"], swiftSettings: swift),
    .testTarget(
      name: "LinkValidationTests",
      dependencies: [
        "TestSupport", "LookalikeNames", "ActionLinks", "DomainNames", "JSONText", "LinkFuzzing",
        "LinkValidation", "URLStandard",
      ], swiftSettings: swift),
    .testTarget(
      name: "LinkReportsTests",
      dependencies: [
        "TestSupport", "ActionLinks", "DomainNames", "JSONText", "LinkReports", "LinkValidation",
        "URLStandard",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "LinkFuzzingTests",
      dependencies: [
        "TestSupport", "ActionLinks", "DomainNames", "JSONText", "LinkFuzzing", "LinkReports",
        "LinkValidation", "URLStandard",
      ], swiftSettings: swift),
    .testTarget(
      name: "ActionLinkCommandTests",
      dependencies: [
        "TestSupport", "ActionLinkCommand", "ActionLinks", "DomainNames", "JSONText",
        "LinkValidation",
        "actionlink",
      ],
      swiftSettings: swift),
    .testTarget(name: "PackageTests", dependencies: ["TestSupport"], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)

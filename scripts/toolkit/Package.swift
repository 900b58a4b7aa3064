// swift-tools-version: 6.2
import PackageDescription

/// `FOCAL_STRICT=1` makes every warning in our own targets an error, as in CI.
let strict: [SwiftSetting] = Context.environment["FOCAL_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let settings: [SwiftSetting] = strict + upcoming.map { .enableUpcomingFeature($0) }

/// The tool that scripts such as `scripts/graph` run. As a separate package, it works even if a feature has an error.
let package = Package(
    name: "toolkit",
    platforms: [.macOS(.v14)],
    targets: [
        .executableTarget(name: "toolkit", path: ".", exclude: ["Tests"], swiftSettings: settings),
        .testTarget(
            name: "ToolkitTests",
            dependencies: ["toolkit"],
            path: "Tests",
            exclude: ["Samples"],
            swiftSettings: settings
        ),
    ]
)

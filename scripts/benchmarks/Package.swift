// swift-tools-version: 6.2
import PackageDescription

let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let settings: [SwiftSetting] = upcoming.map { .enableUpcomingFeature($0) }
let core = Target.Dependency.product(name: "Core", package: "focal")

func benchmark(_ name: String, _ needs: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "bench-\(name)",
        dependencies: [core] + needs,
        path: name,
        exclude: ["run"],
        swiftSettings: settings
    )
}

/// The benchmarks that are Swift programs. As a separate package, they use what every other package can use, and the
/// app does not need OpenCombine, which is there for comparison.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "focal", path: "../..", traits: ["Persistence"]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        benchmark("changes"),
        benchmark(
            "feed",
            [
                .product(name: "Persistence", package: "focal"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        benchmark("store", [.product(name: "OpenCombine", package: "OpenCombine")]),
    ]
)

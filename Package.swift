// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The features, sorted. A line here makes the library `Name` of `Features/Name` and the tests of `Tests/NameTests`.
let features: [String] = [
    "Authentication",
    "Feed",
    "MyPage",
]

/// `FOCAL_FEATURE=Feed` leaves Core, that feature, the test support and its tests, and resolves no package.
let isolated = Context.environment["FOCAL_FEATURE"]
if let isolated, !features.contains(isolated) {
    let known = features.joined(separator: ", ")
    FileHandle.standardError.write(Data("FOCAL_FEATURE=\(isolated): no such feature. Known: \(known).\n".utf8))
    exit(1)
}
/// `FOCAL_TOOLKIT=1` leaves only the tool behind `scripts/`, so that no feature can keep it from building.
let isToolkit = Context.environment["FOCAL_TOOLKIT"] != nil
/// `FOCAL_STRICT=1` makes every warning in our own targets an error, as CI does.
let isStrict = Context.environment["FOCAL_STRICT"] != nil
/// `FOCAL_BENCHMARKS=1` declares the store benchmark and the peer that it is measured against.
let hasBenchmarks = Context.environment["FOCAL_BENCHMARKS"] != nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")

func feature(_ name: String) -> [Target] {
    [
        .target(name: name, dependencies: ["Core"], path: "Features/\(name)", swiftSettings: settings),
        tests("\(name)Tests", of: [.byName(name: name), "Core"]),
    ]
}

func tests(_ name: String, of dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies + ["TestSupport"],
        path: "Tests/\(name)",
        swiftSettings: settings
    )
}

let package = Package(
    name: "focal",
    platforms: [.macOS(.v14), .iOS(.v17)],
    swiftLanguageModes: [.v6]
)

if !isToolkit {
    package.products += [
        .library(name: "Core", targets: ["Core"]),
        .library(name: "TestSupport", targets: ["TestSupport"]),
    ]
    package.targets += [
        .target(name: "Core", path: "Core", swiftSettings: settings),
        .target(name: "TestSupport", dependencies: ["Core"], path: "Tests/Support", swiftSettings: settings),
    ]
    for name in features where isolated == nil || isolated == name {
        package.products.append(.library(name: name, targets: [name]))
        package.targets += feature(name)
    }
}

if isolated == nil {
    package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"))
    package.targets.append(
        .executableTarget(
            name: "toolkit",
            dependencies: [argumentParser],
            path: "scripts/toolkit",
            exclude: ["launch"],
            swiftSettings: settings
        )
    )
}

if isolated == nil, !isToolkit {
    let everyFeature = features.map { Target.Dependency.byName(name: $0) }
    let curlTransport = Target.Dependency.target(name: "CurlTransport", condition: .when(platforms: [.linux]))
    package.products += [
        .executable(name: "focal", targets: ["focal"]),
        .executable(name: "focal-server", targets: ["focal-server"]),
    ]
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.0.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.16.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    ]
    package.targets += [
        .target(
            name: "CCurl",
            path: "App/Network/CCurl",
            linkerSettings: [
                .linkedLibrary(":libcurl.so.4", .when(platforms: [.linux])),
                .linkedLibrary("curl", .when(platforms: [.macOS])),
            ]
        ),
        .target(
            name: "CurlTransport",
            dependencies: ["CCurl", "Core"],
            path: "App/Network/CurlTransport",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "focal",
            dependencies: everyFeature + ["Core", argumentParser, curlTransport],
            path: "App",
            exclude: ["Network", "Server"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "focal-server",
            dependencies: [
                "Core", argumentParser, httpTypes, hummingbird, hummingbirdCore, logging, nioCore, nioHTTPTypes,
                serviceLifecycle,
            ],
            path: "App/Server",
            swiftSettings: settings
        ),
        tests("CoreTests", of: ["Core"]),
        .executableTarget(
            name: "session-writer",
            dependencies: ["Core"],
            path: "Tests/session-writer",
            swiftSettings: settings
        ),
        tests("AppTests", of: ["Core", "Feed", "focal", "focal-server", "session-writer", curlTransport]),
        tests("ToolkitTests", of: ["toolkit"]),
    ]
}

if isolated == nil, hasBenchmarks {
    package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
    package.targets.append(
        .executableTarget(
            name: "StoreBenchmark",
            dependencies: ["Core", "MyPage", openCombine],
            path: "scripts/benchmarks/Store",
            swiftSettings: settings
        )
    )
}

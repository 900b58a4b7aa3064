// swift-tools-version: 6.2
import PackageDescription

/// `FOCAL_STRICT=1` makes every warning in our own targets an error, as in CI.
let strict: [SwiftSetting] = Context.environment["FOCAL_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let settings: [SwiftSetting] = strict + upcoming.map { .enableUpcomingFeature($0) }

/// The development server. It is a separate package, so the app does not need the packages of a web server.
let package = Package(
    name: "server",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "focal", path: "../..", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.0.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.16.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "focal-server",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Core", package: "focal"),
                .product(name: "FakeAPI", package: "focal"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "SampleCollections", package: "focal"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            path: ".",
            swiftSettings: settings
        )
    ]
)
package.targets[0].exclude.append("Tests")
package.targets.append(
    .testTarget(
        name: "ServerTests",
        dependencies: [
            "focal-server",
            .product(name: "Core", package: "focal"),
            .product(name: "FakeAPI", package: "focal"),
            .product(name: "TestSupport", package: "focal"),
        ],
        path: "Tests",
        swiftSettings: settings
    )
)

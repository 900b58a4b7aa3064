// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The features, sorted. A line here makes the library `Name` of `Features/Name` and the tests of `Tests/NameTests`.
let features: [String] = [
    "Authentication",
    "Feed",
    "MyPage",
]

/// The features that save data on this device, sorted. `new-feature --offline` adds a line here. swift-format
/// would remove the comma of a list with one element.
// swift-format-ignore
let savedFeatures: [String] = [
    "Feed",
]

/// `FOCAL_FEATURE=Feed` declares only Core, that feature and its tests. It resolves no package.
let isolated = Context.environment["FOCAL_FEATURE"]
if let isolated, !features.contains(isolated) {
    let known = features.joined(separator: ", ")
    FileHandle.standardError.write(Data("There is no feature \(isolated). The features are: \(known).\n".utf8))
    exit(1)
}
/// `FOCAL_TOOLKIT=1` declares only the tool behind `scripts/`, so that an error in a feature does not break it.
let isToolkit = Context.environment["FOCAL_TOOLKIT"] != nil
/// `FOCAL_STRICT=1` makes every warning in our own targets an error, as in CI.
let isStrict = Context.environment["FOCAL_STRICT"] != nil
/// `FOCAL_BENCHMARKS=1` adds the benchmarks of the store and of the saved feed, and the library for comparison.
let hasBenchmarks = Context.environment["FOCAL_BENCHMARKS"] != nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

typealias Need = Target.Dependency

func library(_ name: String, _ needs: [Need] = [], path: String, exclude: [String] = []) -> Target {
    .target(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func program(_ name: String, _ needs: [Need], path: String, exclude: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ needs: [Need]) -> Target {
    .testTarget(name: name, dependencies: needs + ["TestSupport"], path: "Tests/\(name)", swiftSettings: settings)
}

func feature(_ name: String) -> [Target] {
    [
        library(name, ["Core", "TerminalUI"], path: "Features/\(name)"),
        tests("\(name)Tests", [.byName(name: name), "Core", "TerminalUI"]),
    ]
}

func product(_ name: String, of package: String) -> Need {
    .product(name: name, package: package)
}

let package = Package(
    name: "focal",
    platforms: [.macOS(.v14), .iOS(.v17)],
    swiftLanguageModes: [.v6]
)

if !isToolkit {
    package.targets += [
        library("Core", path: "Core", exclude: ["Network/Fake", "Presentation/Components"]),
        library("TerminalUI", path: "Core/Presentation/Components"),
        library("TestSupport", ["Core"], path: "Tests/Support"),
    ]
    let declared = features.filter { isolated == nil || isolated == $0 }
    package.targets += declared.flatMap(feature)
    package.products += (["Core", "TerminalUI", "TestSupport"] + declared).map { .library(name: $0, targets: [$0]) }
}

let argumentParser = product("ArgumentParser", of: "swift-argument-parser")
if isolated == nil {
    package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"))
    package.targets.append(program("toolkit", [argumentParser], path: "scripts/toolkit", exclude: ["launch"]))
}

// The programs are not products: a package that depends on Core would have to resolve their packages, too.
if isolated == nil, !isToolkit {
    let everyFeature = features.map { Need.byName(name: $0) }
    let saved = savedFeatures.map { Need.byName(name: $0) }
    let grdb = product("GRDB", of: "GRDB.swift")
    let curlTransport = Need.target(name: "CurlTransport", condition: .when(platforms: [.linux]))
    let serverPackages = [
        product("HTTPTypes", of: "swift-http-types"), product("Hummingbird", of: "hummingbird"),
        product("HummingbirdCore", of: "hummingbird"), product("Logging", of: "swift-log"),
        product("NIOCore", of: "swift-nio"), product("NIOHTTPTypes", of: "swift-nio-extras"),
        product("ServiceLifecycle", of: "swift-service-lifecycle"),
        product("UnixSignals", of: "swift-service-lifecycle"),
    ]
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.0.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.16.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    ]
    package.products.append(.library(name: "FakeAPI", targets: ["FakeAPI"]))
    package.targets += [
        library("FakeAPI", ["Core"], path: "Core/Network/Fake"),
        .target(
            name: "CCurl",
            path: "App/Network/CCurl",
            linkerSettings: [
                .linkedLibrary(":libcurl.so.4", .when(platforms: [.linux])),
                .linkedLibrary("curl", .when(platforms: [.macOS])),
            ]
        ),
        library("CurlTransport", ["CCurl", "Core"], path: "App/Network/CurlTransport"),
        library("SampleCollections", ["FakeAPI"], path: "App/SampleCollections"),
        library("Persistence", saved + ["Core", grdb], path: "App/Persistence"),
        library("Root", everyFeature + ["Core"], path: "App/Root"),
        program(
            "focal",
            everyFeature + [
                "Core", "FakeAPI", "Persistence", "Root", "SampleCollections", "TerminalUI", argumentParser,
                curlTransport,
            ],
            path: "App",
            exclude: ["Network", "Persistence", "Root", "SampleCollections", "Server"]
        ),
        program(
            "focal-server",
            ["Core", "FakeAPI", "SampleCollections", "TerminalUI", argumentParser] + serverPackages,
            path: "App/Server"
        ),
        program("session-writer", ["Core"], path: "Tests/session-writer"),
        tests("CoreTests", ["Core", "FakeAPI", "TerminalUI"]),
        tests("FakeAPITests", ["Core", "FakeAPI"]),
        tests("PersistenceTests", saved + ["Core", "Persistence", grdb]),
        tests("RootTests", everyFeature + ["Core", "FakeAPI", "Root"]),
        tests("TerminalUITests", ["TerminalUI"]),
        tests(
            "AppTests",
            [
                "Core", "FakeAPI", "Feed", "TerminalUI", "focal", "focal-server", "session-writer", curlTransport,
                product("GRDB", of: "GRDB.swift"),
            ]
        ),
        tests("ToolkitTests", ["toolkit"]),
    ]
}

if isolated == nil, hasBenchmarks {
    package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
    let contenders = ["Core", "MyPage", product("OpenCombine", of: "OpenCombine")]
    let database = ["Core", "Feed", "Persistence", product("GRDBSQLite", of: "GRDB.swift")]
    package.targets += [
        program("FeedBenchmark", database, path: "scripts/benchmarks/Feed"),
        program("StoreBenchmark", contenders, path: "scripts/benchmarks/Store"),
    ]
}

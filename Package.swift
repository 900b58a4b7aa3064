// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The features, sorted. `"Todo"` makes the library of `Features/Todo` and the tests of `Tests/TodoTests`. A line
/// `"Todo", "Todo/SampleData"` also makes the module `TodoSampleData`, which only the fake server needs.
/// swift-format would change these lines.
// swift-format-ignore
let features: [String] = [
    "Authentication",
    "Feed",
    "MyPage",
]
let (names, sampleData) = (features.filter { !$0.contains("/") }, features.filter { $0.contains("/") })

/// Whether another package depends on this one. Then it is below the `Package.swift` or the `workspace-state.json` of
/// that package. While versions are resolved, it is in `/`. The package of scripts/test-feature has no `App`. This
/// decides the default trait, which variables are read, the plugins and the library `AppFeatures`. A folder beside the
/// other package looks like a root: put it into that package.
let folder = Context.packageDirectory
let folders = sequence(first: folder) { $0 == "/" ? nil : ($0 as NSString).deletingLastPathComponent }
let places = folders.dropFirst().flatMap { ["\($0)/Package.swift", "\($0)/workspace-state.json"] }
func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
let isDependency = folder == "/" || exists("\(folder)/App") && places.contains(where: exists)
/// The environment variables. All but `FOCAL_VIEWS` are for people who work in this repository.
let environment = Context.environment.filter { !isDependency || $0.key == "FOCAL_VIEWS" }

/// `FOCAL_FEATURE=Authentication` declares only that feature, its tests and what they use. No other package is needed.
let isolated = environment["FOCAL_FEATURE"]
if let isolated, !names.contains(isolated) {
    let known = names.joined(separator: ", ")
    FileHandle.standardError.write(Data("There is no feature \(isolated). The features are: \(known).\n".utf8))
    exit(1)
}
/// On Linux, `FOCAL_VIEWS=1` builds the SwiftUI views, the UIKit and Keychain code, and their tests. Our modules
/// `SwiftUI`, `UIKit` and `Security` take the place of Apple's.
let hasViews = environment["FOCAL_VIEWS"] != nil

/// `FOCAL_STRICT=1` makes every warning in the Swift code of this package an error, and leaves out debug information.
let isStrict = environment["FOCAL_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error), .unsafeFlags(["-gnone"])] : []
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let defines: [SwiftSetting] = hasViews ? [.define("FOCAL_VIEWS")] : []
let settings: [SwiftSetting] = strict + defines + upcoming.map { .enableUpcomingFeature($0) }

typealias Need = Target.Dependency
let swiftUI: [Need] = hasViews ? ["SwiftUI", "UIKit"] : []
let security: [Need] = hasViews && isolated == nil ? ["Security"] : []
let grdb = Need.product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Persistence"]))
let persistence = Need.target(name: "Persistence", condition: .when(traits: ["Persistence"]))

func library(_ name: String, _ needs: [Need] = [], path: String, exclude: [String] = []) -> Target {
    .target(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func program(_ name: String, _ needs: [Need], path: String, exclude: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ needs: [Need], _ more: [SwiftSetting] = []) -> Target {
    let (needs, settings) = (needs + ["TestSupport"], settings + more)
    return .testTarget(name: name, dependencies: needs, path: "Tests/\(name)", swiftSettings: settings)
}

func feature(_ name: String) -> [Target] {
    let needs: [Need] = [.byName(name: name), "Core"]
    let exclude = sampleData.contains("\(name)/SampleData") ? ["SampleData"] : []
    return [library(name, ["Core"] + swiftUI, path: "Features/\(name)", exclude: exclude)]
        + (hasViews ? [tests("\(name)ViewTests", needs + swiftUI + ["ViewTestSupport"])] : [])
        + (hasViews && isolated == nil ? [] : [tests("\(name)Tests", needs)])
}

let declared = names.filter { isolated == nil || isolated == $0 }
let everyFeature = names.map { Need.byName(name: $0) }
let app: [Need] = ["AppFeatures", "Core", "FakeAPI", "Root", "SampleCollections"]

/// A package that depends on this one cannot use the names of modules that are in a library. So no sample is in one.
var libraries = ["Core", "TestSupport"]
if isolated == nil {
    libraries += ["AppShell", "Authentication", "FakeAPI", "Persistence", "Root", "RootTestSupport"]
    // The package of the server in App/Server uses it.
    if !isDependency { libraries.append("SampleCollections") }
}
if hasViews { libraries.append("ViewTestSupport") }
#if os(macOS)
// Xcode builds the app only with libraries.
if isolated == nil, !isDependency { libraries.append("AppFeatures") }
#endif

let package = Package(
    name: "focal",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: libraries.map { .library(name: $0, targets: [$0]) },
    traits: [
        .trait(name: "Persistence", description: "Saves lists on this device, with GRDB."),
        .default(enabledTraits: isDependency ? [] : ["Persistence"]),
    ],
    targets: declared.flatMap(feature) + [
        library("Core", swiftUI + security, path: "Core", exclude: ["FakeAPI", "README.md"]),
        library("TestSupport", ["Core"], path: "Tests/Support"),
    ]
)

if isolated == nil {
    let samples = sampleData.map { library($0.replacing("/", with: ""), ["FakeAPI"], path: "Features/\($0)") }
    package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
    package.targets +=
        samples + [
            library("FakeAPI", ["Core"], path: "Core/FakeAPI"),
            library("AppFeatures", everyFeature + ["Root"], path: "App/AppFeatures"),
            library("AppShell", ["Authentication", "Core", persistence, "Root"] + swiftUI, path: "App/AppShell"),
            library("Persistence", ["Core", "Root", grdb], path: "App/Persistence"),
            library("Root", ["Authentication", "Core"], path: "App/Root"),
            library("RootTestSupport", ["Core", "Root"] + swiftUI, path: "Tests/RootSupport"),
            library(
                "SampleCollections",
                samples.map { .byName(name: $0.name) } + ["Core", "FakeAPI"],
                path: "App/SampleCollections"
            ),
        ]
}
if hasViews {
    // Apple's modules have this language mode, too. It decides which closures a screen can pass.
    let appleSettings = settings + [.swiftLanguageMode(.v5)]
    package.targets += [
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUI", swiftSettings: appleSettings),
        .target(name: "UIKit", path: "Tests/UIKit", swiftSettings: appleSettings),
        library("ViewTestSupport", swiftUI + ["Core", "TestSupport"], path: "Tests/ViewSupport"),
    ]
}
if hasViews, isolated == nil {
    // Without it, a test that imports Testing and UIKit needs `_Testing_UIKit`, which Linux does not have.
    let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    let used: [Need] = ["AppShell", "FocalApp", "RootTestSupport", "ViewTestSupport"]
    package.targets += [
        program("FocalApp", app + ["AppShell"] + swiftUI, path: "App/FocalApp", exclude: ["Resources"]),
        tests("FocalAppTests", app + everyFeature + used + swiftUI),
        // On Linux, this target is empty. Xcode runs it in a simulator.
        tests("FocalUITests", []),
        tests("KeychainTests", security + ["Core"]),
        library("Security", path: "Tests/Security"),
        tests("SwiftUITests", swiftUI),
        tests("UIKitTests", ["Core", "RootTestSupport"] + swiftUI, [noOverlays]),
    ]
}
// The commands of a product, such as `swift package new-feature`, and the tool behind them. They are not declared for
// people who work in this folder, because `swift build` would build them, too.
let isElsewhere = !"\(Context.environment["PWD"] ?? "")/".hasPrefix("\(folder)/")
if isolated == nil, isDependency || isElsewhere {
    let write = PluginPermission.writeToPackageDirectory(reason: "It changes the files and the lists of a feature.")
    func command(_ verb: String, _ description: String, _ permissions: [PluginPermission], _ tools: [Need]) {
        let capability = Target.PluginCapability.command(
            intent: .custom(verb: verb, description: description),
            permissions: permissions
        )
        let path = "Plugins/\(verb)"
        package.targets.append(.plugin(name: verb, capability: capability, dependencies: tools, path: path))
        package.products.append(.plugin(name: verb, targets: [verb]))
    }
    command("new-feature", "Creates a feature from a template.", [write], ["focal-toolkit"])
    command("remove-feature", "Removes a feature.", [write], [])
    command("check-boundaries", "Checks the rules that the compiler does not check.", [], [])
    package.targets.append(program("focal-toolkit", [], path: "scripts/toolkit", exclude: ["Package.swift", "Tests"]))
}
// If the programs were products, a package that depends on Core would have to resolve ArgumentParser, too.
if isolated == nil, !hasViews {
    let argumentParser = Need.product(name: "ArgumentParser", package: "swift-argument-parser")
    let curlTransport = Need.target(name: "CurlTransport", condition: .when(platforms: [.linux]))
    let libcurl = LinkerSetting.linkedLibrary(":libcurl.so.4", .when(platforms: [.linux]))
    package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"))
    package.targets += [
        .target(name: "CCurl", path: "App/CCurl", linkerSettings: [libcurl]),
        library("CurlTransport", ["CCurl", "Core"], path: "App/CurlTransport"),
        library("TerminalUI", path: "App/TerminalUI"),
        program(
            "focal",
            app + everyFeature + ["Persistence", "TerminalUI", argumentParser, curlTransport],
            path: "App",
            exclude: [
                "AppFeatures", "AppShell", "CCurl", "CurlTransport", "ExistingApp.ja.md", "ExistingApp.md",
                "Focal.xcodeproj", "FocalApp", "Persistence", "README.md", "Root", "SampleCollections", "Server",
                "TerminalUI",
            ]
        ),
        program("session-writer", ["Core"], path: "Tests/session-writer"),
        tests("AppTests", app + everyFeature + ["TerminalUI", "focal", "session-writer", curlTransport, grdb]),
        tests("CoreTests", ["Core"]),
        tests("FakeAPITests", ["Core", "FakeAPI"]),
        tests("PersistenceTests", ["Core", "Persistence", grdb]),
        tests("RootTests", everyFeature + ["AppFeatures", "Core", "FakeAPI", "Root", "RootTestSupport"]),
        tests("TerminalUITests", ["TerminalUI"]),
        tests("TestSupportTests", ["Core"]),
    ]
    // `FOCAL_APP=1` leaves out all tests except those of the app.
    if environment["FOCAL_APP"] != nil {
        let kept = ["AppTests", "PersistenceTests", "RootTests"]
        package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
    }
    // `FOCAL_BENCHMARKS=1` adds the benchmarks that are Swift programs, and OpenCombine for comparison.
    if environment["FOCAL_BENCHMARKS"] != nil {
        package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
        // swift-format-ignore
        let benchmarks: [(String, [Need])] = [
            ("changes", ["Core"]),
            ("feed", ["Core", "Feed", "Persistence", .product(name: "GRDBSQLite", package: "GRDB.swift")]),
            ("store", ["Core", .product(name: "OpenCombine", package: "OpenCombine")]),
        ]
        package.targets += benchmarks.map { name, needs in
            program("bench-\(name)", needs, path: "scripts/benchmarks/\(name)", exclude: ["run"])
        }
    }
}

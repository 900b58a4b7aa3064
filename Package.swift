// swift-tools-version: 6.2
import PackageDescription

/// The features, sorted. `"Todo"` makes the library of `Features/Todo` and the tests of `Tests/TodoTests`. A line
/// `"Todo", "Todo/SampleData"` also makes the module `TodoSampleData`, which only the fake server needs.
// swift-format-ignore
let features: [String] = [
    "Authentication",
    "Feed",
    "MyPage",
]
let (names, sampleData) = (features.filter { !$0.contains("/") }, features.filter { $0.contains("/") })

/// Whether another package depends on this one by the address of a repository. While SwiftPM resolves versions, the
/// folder is `/`. Afterwards, it is in a folder `checkouts`. Tests/ExistingApp says what differs with a path.
let folder = Context.packageDirectory
let isDependency = folder == "/" || folder.split(separator: "/").dropLast().last == "checkouts"
/// On Linux, `FOCAL_VIEWS=1` builds the SwiftUI app, the UIKit and Keychain code, and their tests, instead of the other
/// programs. Our modules `SwiftUI`, `UIKit` and `Security` take the place of Apple's.
let hasViews = Context.environment["FOCAL_VIEWS"] != nil
/// `FOCAL_STRICT=1` makes every warning in our Swift code an error, and leaves out debug information.
let isStrict = Context.environment["FOCAL_STRICT"] != nil && !isDependency
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error), .unsafeFlags(["-gnone"])] : []
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let settings = strict + upcoming.map { .enableUpcomingFeature($0) } + (hasViews ? [.define("FOCAL_VIEWS")] : [])
typealias Need = Target.Dependency
let swiftUI: [Need] = hasViews ? ["CoreTransferable", "PhotosUI", "SwiftUI", "UIKit", "UniformTypeIdentifiers"] : []
let grdb = Need.product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Persistence"]))
let persistence = Need.target(name: "Persistence", condition: .when(traits: ["Persistence"]))
let curlTransport = Need.target(name: "CurlTransport", condition: .when(platforms: [.linux]))
let everyFeature = names.map { Need.byName(name: $0) }
let app: [Need] = ["AppFeatures", "Core", "FakeAPI", "Root", "SampleCollections"]

func library(_ name: String, _ needs: [Need] = [], path: String, exclude: [String] = []) -> Target {
    .target(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}
func program(_ name: String, _ needs: [Need], path: String, exclude: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ needs: [Need], _ more: [SwiftSetting] = []) -> Target {
    let needs = needs + ["TestSupport"]
    return .testTarget(name: name, dependencies: needs, path: "Tests/\(name)", swiftSettings: settings + more)
}

func feature(_ name: String) -> [Target] {
    let needs: [Need] = [.byName(name: name), "Core"]
    let exclude = sampleData.contains("\(name)/SampleData") ? ["SampleData"] : []
    return [
        library(name, ["Core"] + swiftUI, path: "Features/\(name)", exclude: exclude),
        hasViews ? tests("\(name)ViewTests", needs + swiftUI + ["ViewTestSupport"]) : tests("\(name)Tests", needs),
    ]
}

/// A package that depends on this one cannot use the names of modules that are in a library. So the modules of the
/// sample app are in no library.
var libraries = ["AppShell", "Authentication", "Core", "FakeAPI", "Persistence", "Root", "RootTestSupport"]
// The package of the server in App/Server uses SampleCollections. Xcode builds the app only with libraries.
libraries += ["TestSupport"] + (hasViews ? ["ViewTestSupport"] : []) + (isDependency ? [] : ["SampleCollections"])
#if os(macOS)
libraries += isDependency ? [] : ["AppFeatures"]
#endif

let samples = sampleData.map { library($0.replacing("/", with: ""), ["FakeAPI"], path: "Features/\($0)") }
let everySample = samples.map { Need.byName(name: $0.name) }
let package = Package(
    name: "focal",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: libraries.map { .library(name: $0, targets: [$0]) },
    traits: [
        .trait(name: "Persistence", description: "Saves lists on this device, with GRDB."),
        .default(enabledTraits: isDependency ? [] : ["Persistence"]),
    ],
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")],
    targets: names.flatMap(feature) + samples + [
        library("Core", swiftUI + (hasViews ? ["Security"] : []), path: "Core", exclude: ["Adapters", "README.md"]),
        library("FakeAPI", ["Core"], path: "Core/Adapters/FakeAPI"),
        library("Persistence", ["Core", grdb], path: "Core/Adapters/Persistence"),
        library("AppFeatures", everyFeature + ["Root"], path: "App/AppFeatures"),
        library("AppShell", ["Authentication", "Core", persistence, "Root"] + swiftUI, path: "App/AppShell"),
        library("Root", ["Authentication", "Core"], path: "App/Root"),
        library("SampleCollections", everySample + ["Core", "FakeAPI"], path: "App/SampleCollections"),
        library("RootTestSupport", ["Core", "Root"] + swiftUI, path: "Tests/RootSupport"),
        library("TestSupport", ["Core"], path: "Tests/Support"),
    ]
)

// If the programs were products, a package that depends on Core would have to resolve ArgumentParser, too.
if !hasViews {
    let parser = Need.product(name: "ArgumentParser", package: "swift-argument-parser")
    let libcurl = LinkerSetting.linkedLibrary(":libcurl.so.4", .when(platforms: [.linux]))
    package.dependencies.append(.package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"))
    package.targets += [
        .target(name: "CCurl", path: "Core/Adapters/CurlTransport/CCurl", linkerSettings: [libcurl]),
        library("CurlTransport", ["CCurl", "Core"], path: "Core/Adapters/CurlTransport", exclude: ["CCurl"]),
        library("TerminalUI", path: "Core/Adapters/TerminalUI"),
        program("focal", app + everyFeature + ["Persistence", "TerminalUI", parser, curlTransport], path: "App/Focal"),
        program("session-writer", ["Core"], path: "Tests/session-writer"),
        tests("AppTests", app + everyFeature + ["TerminalUI", "focal", "session-writer", curlTransport, grdb]),
        tests("CoreTests", ["Core"]),
        tests("FakeAPITests", ["Core", "FakeAPI"]),
        tests("PersistenceTests", ["Core", "Persistence", grdb]),
        tests("RootTests", everyFeature + ["AppFeatures", "Core", "FakeAPI", "Root", "RootTestSupport"]),
        tests("TerminalUITests", ["TerminalUI"]),
        tests("TestSupportTests", ["Core"]),
    ]
}

if hasViews {
    // Apple's modules have this language mode, too. It decides which closures a screen can pass.
    func apple(_ name: String, _ needs: [Need] = []) -> Target {
        let settings = settings + [.swiftLanguageMode(.v5)]
        return .target(name: name, dependencies: needs, path: "Tests/Apple/\(name)", swiftSettings: settings)
    }
    let support: [Need] = ["RootTestSupport", "ViewTestSupport"]
    // Without it, a test that imports Testing and UIKit needs `_Testing_UIKit`, which Linux does not have.
    let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    package.targets += ["UIKit", "UniformTypeIdentifiers"].map { apple($0) }
    package.targets += [
        apple("CoreTransferable", ["UniformTypeIdentifiers"]),
        apple("PhotosUI", ["CoreTransferable", "SwiftUI", "UniformTypeIdentifiers"]),
        apple("SwiftUI", ["CoreTransferable", "UIKit", "UniformTypeIdentifiers"]),
        library("Security", path: "Tests/Apple/Security"),
        library("ViewTestSupport", swiftUI + ["Core", "TestSupport"], path: "Tests/ViewSupport"),
        tests("CoreViewTests", swiftUI + ["Core", "ViewTestSupport"]),
        program("FocalApp", app + ["AppShell"] + swiftUI, path: "App/FocalApp", exclude: ["Resources"]),
        program("PlacesApp", ["AppShell", "FakeAPI", "Root", "RootTestSupport"] + swiftUI, path: "Tests/PlacesApp"),
        tests("FocalAppTests", app + everyFeature + swiftUI + ["AppShell", "FocalApp"] + support),
        tests("FocalUITests", []),  // On Linux, it is empty. Xcode runs it in a simulator.
        tests("KeychainTests", ["Core", "Security"]),
        tests("SwiftUITests", swiftUI, [noOverlays]),
        tests("UIKitTests", ["Authentication", "Core", "Root", "RootTestSupport"] + swiftUI, [noOverlays]),
    ]
}

// The commands of a product, such as `swift package new-feature`, and the tool behind them.
func command(_ verb: String, _ does: String, _ allowed: [PluginPermission], _ tools: [Need] = []) -> Target {
    let kind = Target.PluginCapability.command(intent: .custom(verb: verb, description: does), permissions: allowed)
    return .plugin(name: verb, capability: kind, dependencies: tools, path: "scripts/plugins/\(verb)")
}
let write = PluginPermission.writeToPackageDirectory(reason: "It changes files of the app.")
let verbs = [
    command("licenses", "Writes the licenses of the packages in the app into a file.", [write]),
    command("new-feature", "Creates a feature from a template.", [write], ["focal-toolkit"]),
    command("remove-feature", "Removes a feature.", [write]),
    command("check-boundaries", "Checks the rules that the compiler does not check.", []),
    command("texts", "Writes the texts of the app for its translators.", [write]),
]
package.products += verbs.map { .plugin(name: $0.name, targets: [$0.name]) }
package.targets += verbs + [program("focal-toolkit", [], path: "scripts/toolkit", exclude: ["Package.swift", "Tests"])]

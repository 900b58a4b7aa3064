// swift-tools-version: 6.2
import PackageDescription

/// The features, sorted. `"Todo"` makes the module of `Features/Todo`, and the tests of `Tests/TodoTests`. `"Todo",
/// "Todo/SampleData"` also makes the module `TodoSampleData`, which only the fake server needs.
// swift-format-ignore
let features: [String] = [
]
let (names, sampleData) = (features.filter { !$0.contains("/") }, features.filter { $0.contains("/") })

/// On Linux, `FOCAL_VIEWS=1` builds the SwiftUI screens and their tests. FOCAL has a module in the place of SwiftUI.
let hasViews = Context.environment["FOCAL_VIEWS"] != nil
/// `RELEASE=1` leaves out the fake server and its data, which a release build does not use.
let isRelease = Context.environment["RELEASE"] != nil
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let settings: [SwiftSetting] = upcoming.map { .enableUpcomingFeature($0) }

typealias Need = Target.Dependency
func focal(_ names: String...) -> [Need] { names.map { .product(name: $0, package: "focal") } }

func library(_ name: String, _ needs: [Need], path: String, exclude: [String] = []) -> Target {
    .target(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ needs: [Need]) -> Target {
    .testTarget(name: name, dependencies: needs + focal("TestSupport"), swiftSettings: settings)
}

func feature(_ name: String) -> [Target] {
    let needs = [.byName(name: name)] + focal("Core")
    let viewTests = tests("\(name)ViewTests", needs + focal("ViewTestSupport"))
    let exclude = sampleData.contains("\(name)/SampleData") ? ["SampleData"] : []
    return [
        library(name, focal("Core"), path: "Features/\(name)", exclude: exclude),
        hasViews ? viewTests : tests("\(name)Tests", needs),
    ]
}

let samples = sampleData.map { library($0.replacing("/", with: ""), focal("FakeAPI"), path: "Features/\($0)") }
let fake: [Need] = isRelease ? [] : ["NovaSamples"] + focal("FakeAPI")
let app: [Need] = ["NovaFeatures"] + fake + focal("AppShell", "Authentication", "Core", "Root")

let package = Package(
    name: "Nova",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [.library(name: "NovaFeatures", targets: ["NovaFeatures"] + (isRelease ? [] : ["NovaSamples"]))],
    dependencies: [
        .package(
            path: "../..",
            traits: ["Persistence"]
        )
    ],
    targets: names.flatMap(feature) + samples + [
        library("NovaFeatures", names.map { .byName(name: $0) } + focal("AppShell"), path: "App/Features"),
        library("NovaSamples", samples.map { .byName(name: $0.name) } + focal("FakeAPI"), path: "App/Samples"),
        tests("NovaTests", app),
    ]
)
if hasViews {
    package.targets += [
        .executableTarget(
            name: "Nova",
            dependencies: app,
            path: "App/Nova",
            exclude: ["Resources"],
            swiftSettings: settings
        ),
        tests("NovaViewTests", app + ["Nova"] + focal("ViewTestSupport")),
    ]
}

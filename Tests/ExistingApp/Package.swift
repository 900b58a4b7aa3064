// swift-tools-version: 6.0
import PackageDescription

/// A package that a team has already. `.ci/product` writes the address of FOCAL, and adds a feature and the target
/// OldApp, which uses the feature.
///
/// With a path instead of an address, after `swift package edit`, or in a folder of your package, FOCAL does not know
/// that another package uses it. Its trait `Persistence` is then on by default, so write `traits:`. On macOS, its
/// samples are then in a library, so your package cannot have modules with their names.
///
/// With `moduleAliases`, a target imports `Core` of FOCAL by the second name. In one package, SwiftPM 6.3 fails at
/// times if a target that uses it does not depend on your own `Core`.
let focal = ["Authentication", "Core", "FakeAPI"].map { Target.Dependency.product(name: $0, package: "focal") }
let package = Package(
    name: "Shop",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(url: "https://example.com/focal.git", from: "1.0.0")],
    targets: [
        .target(name: "Shop"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        .executableTarget(name: "Program", dependencies: focal),
    ]
)

extension TestRepository {
    /// Returns the text of a small Package.swift. Like the Package.swift of this project, it contains a
    /// list of features. The entry `Feed: Maps` declares the feature Feed, which depends on the feature Maps.
    static func manifest(features: [String]) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let features: [(String, [String])] = [\(features.map(Self.entry).joined(separator: ", "))]
        let isolated = Context.environment["FOCAL_FEATURE"]
        let package = Package(name: "repository")
        package.targets = [
            .target(name: "Core", path: "Core"),
            .target(name: "TestSupport", dependencies: ["Core"], path: "Tests/Support"),
        ]
        for (name, others) in features where isolated == nil || isolated == name {
            let dependencies = (["Core"] + others).map { Target.Dependency.byName(name: $0) }
            package.targets += [
                .target(name: name, dependencies: dependencies, path: "Features/\\(name)"),
                .testTarget(name: name + "Tests", dependencies: [.byName(name: name)], path: "Tests/\\(name)Tests"),
            ]
        }
        if isolated == nil {
            let every = features.map { Target.Dependency.byName(name: $0.0) }
            package.targets += [
                .executableTarget(name: "demo", dependencies: ["Core"] + every, path: "App", exclude: ["Kit"]),
                .testTarget(name: "AppTests", dependencies: ["demo"], path: "Tests/AppTests"),
                .testTarget(name: "CoreTests", dependencies: ["Core"], path: "Tests/CoreTests"),
            ]
        }

        """
    }

    /// The end of a Package.swift. It has an effect only if the environment variable `FOCAL_VIEWS` is set.
    static let views = """

        if Context.environment["FOCAL_VIEWS"] != nil {
            package.targets.removeAll { ["FeedTests", "demo"].contains($0.name) }
            package.targets.first { $0.name == "Feed" }?.dependencies.append("SwiftUI")
            package.targets += [
                .executableTarget(name: "DemoApp", dependencies: ["Core", "Feed", "SwiftUI"], path: "App/DemoApp"),
                .target(name: "SwiftUI", path: "Tests/SwiftUI"),
                .target(name: "ViewTestSupport", dependencies: ["SwiftUI"], path: "Tests/ViewSupport"),
                .testTarget(
                    name: "FeedViewTests",
                    dependencies: ["Core", "Feed", "SwiftUI", "ViewTestSupport"],
                    path: "Tests/FeedViewTests"
                ),
            ]
        }

        """

    /// The text of a Package.swift in App/Server. Its modules depend on Core of the package in the top folder.
    static let serverManifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let core = Target.Dependency.product(name: "Core", package: "repository")
        let package = Package(name: "server", dependencies: [.package(name: "repository", path: "../..")], targets: [
            .executableTarget(name: "demo-server", dependencies: [core], path: ".", exclude: ["Tests"]),
            .testTarget(name: "ServerTests", dependencies: [core, "demo-server"], path: "Tests"),
        ])
        """

    private static func entry(_ line: String) -> String {
        let parts = line.split(separator: ": ").map { "\"\($0)\"" }
        return "(\(parts[0]), [\(parts.dropFirst().joined())])"
    }
}

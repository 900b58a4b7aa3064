import Testing

extension TestRepository {
    /// Creates a package that follows all rules of check-boundaries. It has the features Feed and MyPage. Then writes
    /// the files of `fake` into the package. The keys of `fake` are paths, and the values are the texts of the files.
    init(ofFeaturesWith fake: [String: String]) throws {
        try self.init(Self.features.merging(fake) { $1 })
    }

    /// Expects that check-boundaries has exactly these findings in a package of `init(ofFeaturesWith:)`.
    static func expect(
        _ findings: [String],
        with files: [String: String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let found = try await TestRepository(ofFeaturesWith: files).findings()
        #expect(found == findings, sourceLocation: sourceLocation)
    }

    /// Runs check-boundaries and returns its findings, for example `Core/A.swift:2 one-way: Core → Feed → Core`. Other
    /// lines are returned as they are, but a line that starts with `Checked ` is left out.
    func findings() async throws -> [String] {
        let outcome = try await run("check-boundaries")
        let lines = (outcome.stderr + outcome.stdout).split(separator: "\n").filter { !$0.hasPrefix("Checked ") }
        return lines.map { line in
            guard let place = line.prefixMatch(of: /(.+?:\d+): (?:rule \d \((.+?)\)|(\w+)):/) else { return "\(line)" }
            let chain = line.firstMatch(of: /\((\S+(?: → \S+)+)\)/).map { ": \($0.1)" } ?? ""
            return "\(place.1) \(place.2 ?? place.3 ?? "")\(chain)"
        }
    }
}

extension TestRepository {
    private static let features = [
        "Package.swift": manifest(),
        "Core/Data/Responses/PostResponse.swift": "public struct PostResponse: Codable {}",
        "Core/Domain/Models/Post.swift": "import Foundation\npublic struct Post {}",
        "Core/Network/APIClient.swift": "public protocol APIClient {}",
        "Features/Feed/FeedFeature.swift": "public import Core\npublic struct FeedFeature {}",
        "Features/Feed/Domain/Repositories/FeedRepository.swift": "public protocol FeedRepository {}",
        "Features/Feed/Domain/UseCases/FeedUseCase.swift": "struct FeedUseCase {}",
        "Features/Feed/Presentation/ViewModel/FeedState.swift": "public indirect enum FeedState {}",
        "Features/MyPage/MyPageFeature.swift": "import Core\npublic struct MyPageFeature {}",
        "Features/MyPage/Presentation/ViewModel/MyPageStore.swift": "@MainActor public final class MyPageStore {}",
        "App/Demo.swift": "import ArgumentParser\nimport Core\nimport Feed\nimport MyPage\n@main struct Demo {}",
        "Tests/Support/Recorder.swift": "import Core\nimport Foundation\npublic import Testing",
        "Tests/FeedTests/FeedTests.swift": "import Core\n@testable import Feed\nimport TestSupport\nimport Testing",
    ]

    /// Returns the text of a Package.swift. The parameters are the dependencies of some targets, and `more` contains
    /// additional targets. Reading the file downloads nothing. The tests expect the first target on line 7.
    static func manifest(
        core: String = "",
        feed: String = #""Core""#,
        demo: String = #""Core", "Feed", "MyPage", argumentParser"#,
        support: String = #""Core""#,
        more: String = ""
    ) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
        let package = Package(
            name: "repository",
            dependencies: [.package(url: "https://localhost/swift-argument-parser", from: "1.0.0")], targets: [
            .target(name: "Core", dependencies: [\(core)], path: "Core"),
            .target(name: "Feed", dependencies: [\(feed)], path: "Features/Feed"),
            .target(name: "MyPage", dependencies: ["Core"], path: "Features/MyPage"),
            .executableTarget(name: "demo", dependencies: [\(demo)], path: "App", exclude: ["Kit"]),
            .target(name: "TestSupport", dependencies: [\(support)], path: "Tests/Support"),
            .testTarget(name: "FeedTests", dependencies: ["Core", "Feed", "TestSupport", "demo"], path: "Tests/FeedTests"),
            \(more)
        ])
        """
    }

    /// The text of a Package.swift. Only with the variable `FOCAL_VIEWS`, it declares DemoApp and the tests of views.
    static let manifestWithViews = manifest() + views

    /// The end of `manifestWithViews`. It has an effect only if the environment variable `FOCAL_VIEWS` is set.
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
}

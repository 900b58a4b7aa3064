import Foundation

extension House {
    /// A house with two features, the lists that new features are added to, and a small template; committed.
    static func withFeatures() async throws -> House {
        let house = try House(files)
        try await house.git("init", "--quiet")
        try await house.commitAll()
        return house
    }

    /// What git calls changed or new; the empty text for a clean tree.
    func status() async throws -> String {
        try await git("status", "--porcelain", "--untracked-files=all")
    }

    /// Every file outside of what git ignores, with what it holds.
    func contents() async throws -> [String: String] {
        let paths = try await git("ls-files", "--cached", "--others", "--exclude-standard").split(separator: "\n")
        return paths.reduce(into: [:]) { contents, path in
            contents[String(path)] = try? text(of: String(path))
        }
    }

    private static let files = [
        ".gitignore": ".build*/\n",
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let features: [String] = [
            "Feed",
            "MyPage",
        ]

        func feature(_ name: String) -> [Target] {
            [
                .target(name: name, dependencies: ["Core"], path: "Features/\\(name)"),
                .testTarget(
                    name: "\\(name)Tests",
                    dependencies: [.byName(name: name), "Core", "TestSupport"],
                    path: "Tests/\\(name)Tests"
                ),
            ]
        }

        let package = Package(
            name: "house",
            targets: [
                .target(name: "Core", path: "Core"),
                .target(name: "TestSupport", dependencies: ["Core"], path: "Tests/Support"),
                .executableTarget(
                    name: "house",
                    dependencies: features.map { .byName(name: $0) } + ["Core"],
                    path: "App"
                ),
            ] + features.flatMap(feature)
        )

        """,
        "App/Composition/Composition.swift": """
        import Core
        import Feed
        import MyPage

        struct Composition {
            /// The commands, sorted.
            nonisolated static let commands: [any ParsableCommand.Type] = [
                FeedCommand.self,
                LoginCommand.self,
                MyPageCommand.self,
            ]
            let client: Client
        }

        /// The features, sorted.
        extension Composition {
            var feed: FeedFeature { .init(client: client) }
            var myPage: MyPageFeature { .init(client: client) }
        }

        """,
        "Core/Network/Fake/SampleData/SampleData.swift": """
        public struct SampleData {
            public static let all = SampleData(lazy: [
                "posts": { JSONPlaceholder.posts },
                "todos": { JSONPlaceholder.todos },
            ])
        }

        """,
        "Features/Feed/FeedFeature.swift": "import Core\n\n/// The way in.\npublic struct FeedFeature {}\n",
        "Features/MyPage/MyPageFeature.swift": "import Core\n\n/// The way in.\npublic struct MyPageFeature {}\n",
        "Tests/Support/Clock.swift": "import Core\n",
        "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift": """
        public import Core

        /// The way into sample things: GET /sample-things, focal samplething.
        public struct SampleThingFeature {
            let sampleThings = [SampleThingItem]()
            let code = "no_such_sample_thing"
            let title = "Sample Thing"
        }

        """,
        "scripts/templates/small/Features/SampleThing/Domain/Models/SampleThingItem.swift": """
        /// One of the sample things.
        struct SampleThingItem {}

        """,
        "scripts/templates/small/Tests/SampleThingTests/SampleThingTests.swift": """
        import Core
        import SampleThing
        import TestSupport
        import Testing

        """,
        "scripts/templates/small/App/Commands/SampleThingCommand.swift": """
        import Core
        import SampleThing

        """,
        "scripts/templates/small/Core/Network/Fake/SampleData/SampleData+SampleThings.swift": """
        extension SampleData {
            static let sampleThings = items(of: "[]")
        }

        """,
    ]
}

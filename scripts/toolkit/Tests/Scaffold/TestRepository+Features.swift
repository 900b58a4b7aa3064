import Foundation

extension TestRepository {
    /// Creates a repository with the features Feed and MyPage, and commits all files. The repository also has a small
    /// template and the files in which new-feature edits a list.
    static func withFeatures() async throws -> TestRepository {
        let repository = try TestRepository(files)
        try repository.write(TestRepository.own().text(of: "scripts/check-boundaries"), to: "scripts/check-boundaries")
        try await repository.git("init", "--quiet")
        try await repository.commitAll()
        return repository
    }

    /// Returns the list of changed and new files that `git status` prints. Without changes, the list is an empty text.
    func status() async throws -> String {
        try await git("status", "--porcelain", "--untracked-files=all")
    }

    /// Returns the text of each UTF-8 file that git does not ignore. The keys are the paths of the files.
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

        let names = features.filter { !$0.contains("/") }
        let every = names.map { Target.Dependency.byName(name: $0) } + ["Core"]
        let package = Package(name: "repository")
        package.targets = [
            .target(name: "Core", path: "Core"),
            .target(name: "TestSupport", dependencies: ["Core"], path: "Tests/Support"),
            .executableTarget(name: "repository", dependencies: every, path: "App"),
            .testTarget(name: "AppTests", dependencies: ["repository"], path: "Tests/AppTests"),
        ]
        for path in features.filter({ $0.contains("/") }) {
            package.targets.append(.target(name: path.replacing("/", with: ""), path: "Features/\\(path)"))
        }
        for name in names {
            let exclude = features.contains("\\(name)/SampleData") ? ["SampleData"] : []
            let needs: [Target.Dependency] = [.byName(name: name), "Core", "TestSupport"]
            package.targets += [
                .target(name: name, dependencies: ["Core"], path: "Features/\\(name)", exclude: exclude),
                .testTarget(name: "\\(name)Tests", dependencies: needs, path: "Tests/\\(name)Tests"),
            ]
        }

        """,
        "App/Composition/Composition.swift": """
        struct Composition {
            /// The commands, sorted.
            nonisolated static let commands: [any ParsableCommand.Type] = [
                FeedCommand.self,
                LoginCommand.self,
                MyPageCommand.self,
            ]
            let data = SampleData.all
        }

        """,
        "App/AppFeatures/AppFeatures.swift": """
        import Feed
        import MyPage
        public import Root

        extension [AppFeature] {
            // swift-format-ignore
            public static let all: [AppFeature] = [
                AppFeature(MyPageRoute.self) { MyPageFeature(client: $0.client) },
                AppFeature(FeedRoute.self) { FeedFeature(client: $0.client) },
            ]
        }

        """,
        "App/SampleCollections/SampleCollections.swift": """
        public import FakeAPI

        extension SampleData {
            public mutating func addFeatureCollections() {
                // One line for each feature.
            }
        }

        """,
        "Core/FakeAPI/SampleData/JSONPlaceholder+Todos.swift": #"[{"id": 1, "title": "One"}]"#,
        "Core/FakeAPI/SampleData/JSONPlaceholder+Users.swift": #"[{"id": 1, "name": "One"}]"#,
        "Features/Feed/FeedFeature.swift": "import Core\n\n/// The entry point.\npublic struct FeedFeature {}\n",
        "Features/MyPage/MyPageFeature.swift": "import Core\n\n/// The entry point.\npublic struct MyPageFeature {}\n",
        "Tests/Support/Clock.swift": "import Core\n",
        "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift": """
        public import Core

        /// The entry point: GET /sample-items, focal samplething.
        public struct SampleThingFeature {
            let sampleItems = [SampleThingItem]()
            let sampleThing = "no_such_sample_item"
            let title = Message(en: "Sample Thing", ja: "サンプル項目")
            let text = "Open a sample item. A sample item is one of the sample items. Sample items."
        }

        #if OFFLINE
        let savedAt = 2

        func save(saved: (any SavedLists)?) {}
        #endif

        #if OFFLINE
        let source = "cache"
        #else
        let source = "network"
        #endif

        """,
        "scripts/templates/small/Features/SampleThing/Domain/Models/SampleThingItem.swift":
            "/// One of the sample items.\nstruct SampleThingItem {}\n",
        "scripts/templates/small/Tests/SampleThingTests/SampleThingTests.swift":
            "import Core\nimport SampleThing\nimport TestSupport\nimport Testing\n",
        "scripts/templates/small/App/Commands/SampleThing/SampleThingCommand.swift":
            "import Core\nimport SampleThing\n",
        "scripts/templates/small/Features/SampleThing/Presentation/SampleThingRoute.swift": "import Core\n",
        "scripts/templates/small/Features/SampleThing/SampleData/SampleData+SampleThing.swift":
            #"let sampleItems = [{"id": 1, "title": "One"}]"#,
    ]
}

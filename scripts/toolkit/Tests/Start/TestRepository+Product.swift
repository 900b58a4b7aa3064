import Foundation

extension TestRepository {
    /// Creates a repository with the features Feed and MyPage, Its app has the name Focal.
    static func withProduct() async throws -> TestRepository {
        let repository = try await withFeatures()
        for (path, text) in files {
            try repository.write(text, to: path)
        }
        try repository.write(repository.text(of: "Package.swift") + benchmarks, to: "Package.swift")
        try repository.write("", to: "App/FocalApp/Icon.png")
        try Data([0x89, 0xFF, 0x00]).write(to: repository.root.appending(path: "App/FocalApp/Icon.png"))
        try await repository.commitAll()
        return repository
    }

    private static let benchmarks = """
        let hasBenchmarks = false
        if hasBenchmarks {
            if features.isEmpty {
                package.targets = []
            }
        }
        let last = 1

        """

    private static let files = [
        ".ci/run": "step demo\nfocal demo\n\nstep product\n.ci/start\n\nstep result\n",
        ".ci/start": "scripts/start Nova\n", "CHANGELOG.md": "## 0.3.0\n",
        ".ci/start.json": """
        {
          "files": [
            ".ci/start", ".ci/start.json", "CHANGELOG.md", "scripts/benchmarks/record.json", "scripts/start",
            "scripts/toolkit/Start/", "scripts/toolkit/Tests/"
          ],
          "lines": {
            ".ci/run": ["step product", ".ci/start"], "CONTRIBUTING.md": [".ci/start --all   # products"],
            "README.md": ["## Make it yours"],
            "scripts/toolkit/Toolkit.swift": ["    StartCommand.self,"]
          }
        }
        """,
        "App/Focal.swift": """
        import Zebra
        import FocalApp
        import Yak

        /// The program `focal`, which saves files in `FOCAL_HOME`.
        struct Focal {
            let server = "focal-server, focal_server"
            let link = "focal://feed, com.example.focal"
            let configuration = Configuration(version: "0.3.0")
            let codes = ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", Focal.x, Focal.x, Focal.x]
        }

        """,
        "App/Focal.xcodeproj/project.pbxproj": "name = Focal; path = FocalApp;\n",
        "App/Commands/Feed/FeedCommand.swift": "import Feed\n\nstruct FeedCommand {}\n",
        "App/Commands/ListenCommand.swift": "struct ListenCommand {}\n",
        "CONTRIBUTING.md": "scripts/test      # FOCAL\n.ci/start --all   # products\nfocal demo        # the demo\n",
        "README.md": """
        # FOCAL

        [日本語](README.ja.md)

        FOCAL is a reference.

        <!-- golden FeedScreen: Loaded, en, 80 columns -->
        ```text
        Feed
        ```
        <!-- /golden -->

        ```sh
        focal demo    # the demo
        FocalApp/     the app of Focal
        ```

        ## Make it yours

        scripts/start Nova

        ## Commands

        - `focal login`

        """,
        "README.ja.md": """
        # FOCAL

        [English](README.md)

        FOCAL は実装です。

        ```sh
        focal demo
        ```

        """,
        "Tests/Goldens/FeedTests/FeedScreen.txt": "== Loaded, en, 80 columns\nFeed\n",
        "scripts/benchmarks/record.json": """
        {
          "files": ["scripts/benchmarks/"],
          "lines": { "Package.swift": ["let hasBenchmarks = false", "if hasBenchmarks {"] }
        }
        """,
        "scripts/benchmarks/store/run": "echo bench\n",
        "scripts/start": "start\n",
        "scripts/toolkit/Start/Start.swift": "struct Start {}\n",
        "scripts/toolkit/Tests/Source/CodeTests.swift": "struct CodeTests {}\n",
        "scripts/toolkit/Toolkit.swift": "[\n    StartCommand.self,\n    TestFeatureCommand.self,\n]\n",
    ]
}

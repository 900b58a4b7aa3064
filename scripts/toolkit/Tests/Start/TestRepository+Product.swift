import Foundation

extension TestRepository {
    /// Creates a repository with the features Feed and MyPage, of which Feed is a sample. Its product has the name Focal.
    static func withProduct() async throws -> TestRepository {
        let repository = try await withFeatures()
        for (path, text) in files {
            try repository.write(text, to: path)
        }
        try Data([0x89, 0xFF, 0x00]).write(to: repository.root.appending(path: "App/FocalApp/Icon.png"))
        try await repository.commitAll()
        return repository
    }

    /// The bytes of a file that is not a text.
    func data(of path: String) throws -> Data {
        try Data(contentsOf: root.appending(path: path))
    }

    private static let files = [
        ".ci/run": """
        step demo
        focal demo

        step product
        .ci/start

        step result

        """,
        ".ci/start": "scripts/start Nova\n",
        "App/Focal.swift": """
        import Zebra
        import FocalApp
        import Yak

        /// The program `focal`, which saves files in `FOCAL_HOME`.
        struct Focal {
            let server = "focal-server, focal_server"
            let link = "focal://feed, com.example.focal"
            let codes = ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbb", Focal.x]
        }

        """,
        "App/FocalApp/FocalApp.swift": "struct FocalApp {}\n",
        "App/Focal.xcodeproj/project.pbxproj": "name = Focal; path = FocalApp;\n",
        "App/Commands/FeedCommand.swift": "import Feed\n\nstruct FeedCommand {}\n",
        "App/Commands/ListenCommand.swift": "struct ListenCommand {}\n",
        "CONTRIBUTING.md": "scripts/test      # FOCAL\n.ci/start --all   # products\nfocal demo        # the demo\n",
        "Features/Feed/.feature.json": """
        {
          "files": {
            "App/Commands/FeedCommand.swift": null
          },
          "lines": {
            "App/Composition/Composition.swift": ["        FeedCommand.self,"],
            "App/Root/Features.swift": [
              "public import Feed", "        FeedRoute.self,", 
              "    public var feed: FeedFeature { .init(client: client) }", "    var feed: any FeedLocalDataSource { get }"
            ],
            "Package.swift": ["    \\"Feed\\","],
            "README.md": ["- `focal feed`"]
          },
          "template": "sample"
        }

        """,
        "LICENSE": "Copyright (c) 2026 The FOCAL authors\n",
        "README.md": """
        # FOCAL

        [日本語](README.ja.md)

        FOCAL is a reference.

        <!-- golden FeedPage: Loaded, en, 80 columns -->
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

        - `focal feed`
        - `focal login`

        """,
        "README.ja.md": """
        # FOCAL

        [English](README.md)

        FOCAL は実装です。

        ```sh
        focal demo
        ```

        ## 自分のアプリにする

        scripts/start Nova

        ## コマンド

        """,
        "Tests/Goldens/FeedTests/FeedPage.txt": "== Loaded, en, 80 columns\nFeed\n",
        "Tests/ToolkitTests/Start/StartTests.swift": "struct StartTests {}\n",
        "scripts/start": "start\n",
        "scripts/toolkit/Start/Start.swift": "struct Start {}\n",
        "scripts/toolkit/Toolkit.swift":
            "[\n        StartCommand.self,\n        TestFeatureCommand.self,\n]\n",
    ]
}

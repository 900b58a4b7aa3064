import Testing

@Suite("check-boundaries: a repository with several packages", .serialized)
struct PackageTests {
    @Test("the modules and files of all packages are checked, without templates, benchmarks and build folders")
    func clean() async throws {
        let repository = try TestRepository(ofFeaturesWith: Self.packages)
        for path in ["App/Server/.build/A.swift", "scripts/benchmarks/A.swift", "scripts/templates/list/App/A.swift"] {
            try repository.write("import Feed", to: path)
        }
        let outcome = try await repository.run("check-boundaries")
        #expect(outcome.stdout == "Checked 15 files in 9 modules: no rule is broken.\n")
    }

    @Test("a forbidden import in any package is found, with the Package.swift of the module")
    func imports() async throws {
        var files = Self.packages
        files["Core/A.swift"] = "import demo_server"
        files["App/Server/A.swift"] = "import Feed\n@testable import Core"
        files["App/Server/Tests/A.swift"] = "import Core\nimport demo_server\nimport Feed"
        files["scripts/toolkit/A.swift"] = "import TestSupport"
        try await TestRepository.expect(
            [
                "App/Server/A.swift:1 undeclared: demo_server → Feed",
                "App/Server/A.swift:2 small-face: demo_server → Core",
                "App/Server/Tests/A.swift:3 undeclared: ServerTests → Feed",
                "Core/A.swift:1 one-way: Core → demo_server → Core",
                "scripts/toolkit/A.swift:1 one-way: toolkit → TestSupport",
            ],
            with: files
        )
        let text = try await TestRepository(ofFeaturesWith: files).run("check-boundaries").stdout
        #expect(text.contains("Add Feed to the dependencies of demo_server in App/Server/Package.swift.\n"))
    }

    @Test("code in a folder without a module is found, also if its Package.swift is missing")
    func unownedFolders() async throws {
        try await TestRepository.expect(
            [
                "App/Kit/A.swift:1 undeclared", "Features/Stray/Stray.swift:1 undeclared",
                "scripts/tool/A.swift:1 undeclared",
            ],
            with: [
                "App/Kit/A.swift": "", "App/Kit/Deep/B.swift": "", "Features/Stray/Stray.swift": "import MyPage",
                "Features/Notes/Notes.md": "no code", "scripts/tool/A.swift": "",
            ]
        )
    }

    private static let packages = [
        "Package.swift": TestRepository.manifest().replacing(#"["Kit"]"#, with: #"["Kit", "Server"]"#),
        "App/Server/A.swift": "import Core",
        "App/Server/Tests/A.swift": "import Core\nimport demo_server",
        "App/Server/Package.swift": TestRepository.serverManifest,
        "scripts/toolkit/A.swift": "import Parser",
        "scripts/toolkit/Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let parser = Package.Dependency.package(url: "https://localhost/parser", from: "1.0.0")
        let package = Package(name: "toolkit", dependencies: [parser], targets: [
            .executableTarget(name: "toolkit", dependencies: [.product(name: "Parser", package: "parser")], path: "."),
        ])
        """,
    ]
}

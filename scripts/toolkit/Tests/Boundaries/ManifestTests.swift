import Testing

@Suite("check-boundaries: Package.swift", .serialized)
struct ManifestTests {
    @Test("an import that Package.swift does not declare is found, with the modules through which it is available")
    func undeclared() async throws {
        let manifest = TestRepository.manifest(
            demo: #""Feed", "MyPage""#,
            more: #".testTarget(name: "AppTests", dependencies: ["demo"], path: "Tests/AppTests"),"#
        )
        try await TestRepository.expect(
            [
                "App/Demo.swift:1 undeclared: demo → ArgumentParser",
                "App/Demo.swift:2 undeclared: demo → Feed → Core",
                "Tests/AppTests/A.swift:2 undeclared: AppTests → demo → Feed → Core",
                "Tests/AppTests/A.swift:4 undeclared: AppTests → TestSupport",
            ],
            with: [
                "Package.swift": manifest,
                "Tests/AppTests/A.swift": "import Testing\nimport Core\n@testable import demo\nimport TestSupport",
            ]
        )
    }

    @Test("a dependency that no file imports is found, but a program that tests run is allowed")
    func unused() async throws {
        let manifest = TestRepository.manifest(
            more: #"""
                .testTarget(
                    name: "MyPageTests",
                    dependencies: ["Core", "MyPage", "demo", argumentParser],
                    path: "Tests/MyPageTests"
                ),
                """#
        )
        try await TestRepository.expect(
            [
                "Package.swift:9 unused: MyPage → Core",
                "Package.swift:10 unused: demo → Feed",
                "Package.swift:14 unused: MyPageTests → ArgumentParser",
                "Package.swift:14 unused: MyPageTests → Core",
            ],
            with: [
                "Package.swift": manifest,
                "App/Demo.swift": "import ArgumentParser\nimport Core\nimport MyPage\n@main struct Demo {}",
                "Features/MyPage/MyPageFeature.swift": "public struct MyPageFeature {}",
                "Tests/MyPageTests/A.swift": "import MyPage\n#if canImport(Core)\n// import Core\n#endif",
            ]
        )
    }

    @Test("if a list in Package.swift declares the features, a finding has the line of the feature")
    func featureList() async throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let features = [
                "Feed",
                "MyPage",
            ]
            let package = Package(name: "repository", targets: [.target(name: "Core", path: "Core")])
            for name in features {
                package.targets += [
                    .target(name: name, dependencies: ["Core"], path: "Features/\\(name)"),
                    .testTarget(name: "\\(name)Tests", dependencies: [.byName(name: name)], path: "Tests/\\(name)Tests"),
                ]
            }
            """
        let repository = try TestRepository([
            "Package.swift": manifest, "Features/Feed/A.swift": "import Core", "Features/MyPage/A.swift": "",
            "Tests/FeedTests/A.swift": "", "Tests/MyPageTests/A.swift": "import MyPage",
        ])
        let found = try await repository.findings()
        #expect(found == ["Package.swift:4 unused: FeedTests → Feed", "Package.swift:5 unused: MyPage → Core"])
    }
}

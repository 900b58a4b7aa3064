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
                    .target(
                        name: name, dependencies: name == "MyPage" ? ["Core", "Feed"] : ["Core"], path: "Features/\\(name)"
                    ),
                ]
            }
            """
        let repository = try TestRepository([
            "Package.swift": manifest, "Features/Feed/A.swift": "import Core", "Features/MyPage/A.swift": "",
        ])
        let found = try await repository.findings()
        #expect(found == ["Package.swift:5 one-way: MyPage → Feed"])
    }
}

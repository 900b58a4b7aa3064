import Testing

@Suite("check-boundaries: the direction of imports", .serialized)
struct DirectionTests {
    @Test("if Core imports a feature, the import is found with the cycle")
    func wrongWaysOfCore() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Core/A.swift": "\npublic import Feed",
            "Core/B.swift": "import Core",
            "Core/C.swift": "import TestSupport",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "Core/A.swift:2 one-way: Core → Feed → Core",
                "Core/B.swift:1 one-way: Core → Core",
                "Core/C.swift:1 one-way: Core → TestSupport → Core",
            ]
        )
    }

    @Test("if a feature imports another feature or the app, the import is found with the cycle")
    func wrongWays() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/A.swift": "@testable import MyPage",
            "Features/Feed/B.swift": "#if DEBUG\nimport demo\n#endif",
            "Tests/Support/A.swift": "import MyPage",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "Features/Feed/A.swift:1 one-way: Feed → MyPage",
                "Features/Feed/B.swift:2 one-way: Feed → demo → Feed",
                "Tests/Support/A.swift:1 one-way: TestSupport → MyPage",
            ]
        )
    }

    @Test("if two features import each other, both imports are found with the cycle")
    func mutualImports() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/A.swift": "import MyPage",
            "Features/MyPage/A.swift": "import Feed",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "Features/Feed/A.swift:1 one-way: Feed → MyPage → Feed",
                "Features/MyPage/A.swift:1 one-way: MyPage → Feed → MyPage",
            ]
        )
    }

    @Test("if Core or a feature imports a package or a test library, the import is found")
    func packages() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Core/A.swift": "@preconcurrency import NIOCore",
            "Features/Feed/A.swift": "import GRDB\nimport ArgumentParser\nimport Testing",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "Core/A.swift:1 no-packages: Core → NIOCore",
                "Features/Feed/A.swift:1 no-packages: Feed → GRDB",
                "Features/Feed/A.swift:2 no-packages: Feed → ArgumentParser",
                "Features/Feed/A.swift:3 no-packages: Feed → Testing",
            ]
        )
    }

    @Test("a wrong dependency in Package.swift is found at the line of the module, even if no file imports it")
    func wrongDeclarations() async throws {
        let manifest = TestRepository.manifest(
            core: #""Feed""#,
            feed: #""Core", "MyPage", argumentParser"#,
            support: #""Core", "MyPage""#
        )
        let repository = try TestRepository(ofFeaturesWith: ["Package.swift": manifest])
        let found = try await repository.findings()
        #expect(
            found == [
                "Package.swift:7 one-way: Core → Feed → Core",
                "Package.swift:8 no-packages: Feed → ArgumentParser",
                "Package.swift:8 one-way: Feed → MyPage → Core → Feed",
                "Package.swift:11 one-way: TestSupport → MyPage",
            ]
        )
    }

    @Test("a wrong import in Core, TerminalUI, FakeAPI or SampleCollections is found")
    func coreModules() async throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            typealias Need = Target.Dependency
            func library(_ name: String, _ needs: [Need] = [], path: String, exclude: [String] = []) -> Target {
                .target(name: name, dependencies: needs, path: path, exclude: exclude)
            }
            let package = Package(name: "repository", targets: [
                library("Core", path: "Core", exclude: ["Network/Fake", "Presentation/Components"]),
                library("TerminalUI", path: "Core/Presentation/Components"),
                library("FakeAPI", ["Core"], path: "Core/Network/Fake"),
                library("SampleCollections", ["FakeAPI"], path: "App/SampleCollections"),
                library("Feed", ["Core", "TerminalUI"], path: "Features/Feed"),
                library("Other", ["Core", "FakeAPI"], path: "Features/Other"),
            ])
            """
        let repository = try TestRepository([
            "Package.swift": manifest,
            "Core/A.swift": "import TerminalUI\nimport FakeAPI",
            "Core/Presentation/Components/A.swift": "import Core",
            "Core/Network/Fake/A.swift": "import Core\nimport TerminalUI",
            "App/SampleCollections/A.swift": "import FakeAPI\nimport Core",
            "Features/Feed/A.swift": "import Core\nimport FakeAPI\nimport SampleCollections",
            "Features/Other/A.swift": "import Core",
        ])
        #expect(
            try await repository.findings() == [
                "App/SampleCollections/A.swift:2 one-way: SampleCollections → Core",
                "Core/A.swift:1 one-way: Core → TerminalUI → Core",
                "Core/A.swift:2 one-way: Core → FakeAPI → Core",
                "Core/Network/Fake/A.swift:2 one-way: FakeAPI → TerminalUI → Core → FakeAPI",
                "Core/Presentation/Components/A.swift:1 one-way: TerminalUI → Core → TerminalUI",
                "Features/Feed/A.swift:2 one-way: Feed → FakeAPI",
                "Features/Feed/A.swift:3 one-way: Feed → SampleCollections",
                "Package.swift:13 one-way: Other → FakeAPI",
            ]
        )
    }

    @Test("modules of Swift and of the system are allowed everywhere")
    func toolchain() async throws {
        let imports = [
            "public import Foundation", "import FoundationNetworking", "import Observation", "import Synchronization",
            "import Dispatch", "import os", "#if canImport(Combine)", "import Combine", "#endif",
            "#if canImport(Glibc)", "import Glibc", "#elseif canImport(Musl)", "import Musl", "#else",
            "import Darwin", "#endif", "import RegexBuilder", "import class UIKit.UIView", "import _Concurrency",
        ]
        let text = imports.joined(separator: "\n")
        let repository = try TestRepository(ofFeaturesWith: [
            "Core/A.swift": text, "Features/Feed/A.swift": text, "App/A.swift": text, "Tests/FeedTests/A.swift": text,
        ])
        let found = try await repository.findings()
        #expect(found == [])
    }
}
